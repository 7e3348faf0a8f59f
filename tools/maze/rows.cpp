#include "tools/maze/rows.hpp"

namespace triton::maze {

void send(const Maze& maze, const Path* path, RowSink& sink) {
  sink.begin(maze.description);
  for (uint32_t y = 0; y < maze.height(); ++y) {
    Row row;
    row.right = maze.right.row(y);
    row.down = maze.down.row(y);
    if (!maze.floor.empty()) row.floor = maze.floor.row(y);
    if (path != nullptr) {
      row.path_right = path->right.row(y);
      row.path_down = path->down.row(y);
    }
    sink.row(row);
  }
  sink.end();
}

}  // namespace triton::maze
