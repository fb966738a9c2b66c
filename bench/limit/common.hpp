// The common parts of the three programs: the quick stream of tablee.core.rng, and the command line.
//
//   PROGRAM check N         plays N games, seeds 0 to N-1, and prints the number of moves and the scores of each
//   PROGRAM speed SECONDS   plays for so many seconds of processor time and prints moves a second

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

struct QuickStream {
    int64_t state;
    explicit QuickStream(int64_t seed) : state(seed % 2147483646 + 1) {}
    int uniform(int n) {
        state = state * 48271 % 2147483647;
        return static_cast<int>(state % n);
    }
    template <class T> void shuffle(std::vector<T>& items) {
        for (int i = static_cast<int>(items.size()) - 1; i > 0; i--) std::swap(items[i], items[uniform(i + 1)]);
    }
};

struct Played {
    int moves;
    std::vector<int> scores;
};

template <class Play> int limit_main(int count, char** words, Play play) {
    if (count == 3 && std::string(words[1]) == "check") {
        for (int seed = 0; seed < std::atoi(words[2]); seed++) {
            Played played = play(seed);
            std::printf("%d", played.moves);
            for (int score : played.scores) std::printf(" %d", score);
            std::printf("\n");
        }
        return 0;
    }
    if (count == 3 && std::string(words[1]) == "speed") {
        double seconds = std::atof(words[2]);
        std::clock_t began = std::clock();
        int64_t moves = 0;
        int seed = 0;
        double spent = 0;
        do {
            for (int games = 0; games < 100; games++) moves += play(seed++).moves;
            spent = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
        } while (spent < seconds);
        std::printf("%.0f\n", moves / spent);
        return 0;
    }
    std::fprintf(stderr, "check N | speed SECONDS\n");
    return 2;
}
