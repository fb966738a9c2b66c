// TOKAN with the default options, as plainly as it can be written: the limit for playouts.
// src/tablee/games/tokan describes the rules; `bench.playout_limits` compares the games, seed by seed.

#include "common.hpp"

namespace {

constexpr int COLUMNS = 6, ROWS = 5, SQUARES = COLUMNS * ROWS, NOWHERE = -1;
const int STEP_X[4] = {1, -1, 0, 0}, STEP_Y[4] = {0, 0, 1, -1};
const int COPIES[3] = {3, 7, 5};

struct Tile {
    int colour, reach;
};

struct Move {
    int start, direction, carried;
};

bool inside(int x, int y) { return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS; }

struct Tower {
    Tile tiles[2 * 15];
    int height = 0;
    const Tile& top() const { return tiles[height - 1]; }
};

struct Board {
    Tower towers[SQUARES];
    int turn, taboo = NOWHERE;

    explicit Board(int seed) {
        QuickStream stream(seed);
        turn = stream.uniform(2);
        std::vector<Tile> tiles;
        for (int colour = 0; colour < 2; colour++)
            for (int kind = 0; kind < 3; kind++)
                for (int copy = 0; copy < COPIES[kind]; copy++) tiles.push_back({colour, kind + 1});
        stream.shuffle(tiles);
        for (int square = 0; square < SQUARES; square++) towers[square].tiles[towers[square].height++] = tiles[square];
    }
    int legal(Move* moves) const {
        int count = 0;
        for (int start = 0; start < SQUARES; start++) {
            const Tower& from = towers[start];
            if (!from.height || from.top().colour != turn) continue;
            int reach = from.top().reach, most = reach < from.height ? reach : from.height;
            for (int direction = 0; direction < 4; direction++) {
                int x = start % COLUMNS, y = start / COLUMNS, gone = 0;
                while (gone < reach) {
                    x += STEP_X[direction];
                    y += STEP_Y[direction];
                    if (!inside(x, y) || !towers[y * COLUMNS + x].height) break;
                    gone++;
                }
                int end = y * COLUMNS + x;
                if (gone < reach || end == taboo) continue;
                int carried = from.height - towers[end].height;
                for (carried = carried < 0 ? 0 : carried; carried < most; carried++)
                    moves[count++] = {start, direction, carried};
            }
        }
        return count;
    }
    void play(Move move) {
        Tower& from = towers[move.start];
        int step = STEP_X[move.direction] + COLUMNS * STEP_Y[move.direction];
        int end = move.start + step * from.top().reach, lifted = move.carried + 1;
        Tower& to = towers[end];
        for (int i = from.height - lifted; i < from.height; i++) to.tiles[to.height++] = from.tiles[i];
        from.height -= lifted;
        taboo = end;
        turn = 1 - turn;
        if (!from.height) close_gap(move.start, move.direction);
    }
    void close_gap(int gap, int direction) {
        int step = STEP_X[direction] + COLUMNS * STEP_Y[direction];
        int x = gap % COLUMNS - STEP_X[direction], y = gap / COLUMNS - STEP_Y[direction];
        for (; inside(x, y) && towers[gap - step].height; x -= STEP_X[direction], y -= STEP_Y[direction]) {
            Tower &empty = towers[gap], &sliding = towers[gap - step];
            empty.height = sliding.height;
            for (int i = 0; i < sliding.height; i++) empty.tiles[i] = sliding.tiles[i];
            sliding.height = 0;
            gap -= step;
        }
    }
};

// Marsaglia's xorshift, kept to 62 bits, as in tablee.games.tokan.playout.
constexpr uint64_t WORD = (uint64_t{1} << 62) - 1;

uint64_t next_state(uint64_t state) {
    state ^= state << 13 & WORD;
    state ^= state >> 7;
    return state ^ (state << 17 & WORD);
}

Played play(int seed) {
    Board board(seed);
    uint64_t state = (static_cast<uint64_t>(seed) * 0x1E3779B97F4A7C15 ^ 0x2545F4914F6CDD1D) & WORD;
    state = state ? next_state(next_state(state)) : 1;
    Move moves[192];
    int made = 0;
    for (int count = board.legal(moves); count; count = board.legal(moves), made++) {
        state = next_state(state);
        board.play(moves[(state >> 20 & 0xFFFFFFFF) * count >> 32]);
    }
    std::vector<int> scores(2);
    for (const Tower& tower : board.towers)
        if (tower.height > 1) scores[tower.top().colour] += tower.height;
    return {made, scores};
}

}  // namespace

int main(int count, char** words) { return limit_main(count, words, play); }
