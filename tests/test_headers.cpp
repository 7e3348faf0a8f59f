// Carries the precompiled GoogleTest headers; see tests/CMakeLists.txt.
