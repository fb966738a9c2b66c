// The puzzle of Rummikub (which tiles of the rack can be laid if jokers may be taken up freely) by the dynamic programme
// of src/tablee/games/rummikub/solver (README.md there): the same states, options, order and dominance.
//
//   rummikub FILE TIMES    reads positions, one a line (106 counts by kind, table then rack, and 53 weights), and prints for
//                          each the greatest gain, the number of sets then, and the least processor time in
//                          nanoseconds of TIMES runs

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <unordered_map>
#include <vector>

constexpr int NUMBERS = 13, COLOURS = 4, JOKER = 52, MOST_RUNS = 4, WALL = 5, NONE_FITS = -1;

// --- unfinished runs ------------------------------------------------------------------------------------------------

struct RunState {
    int ones, twos, longs;
};

std::vector<RunState> states;
int state_of[5][5][5];
std::vector<std::array<int, MOST_RUNS + 1>> after_state;
std::vector<std::vector<int>> better_states;

void make_states() {
    for (auto& plane : state_of)
        for (auto& row : plane) std::fill(row, row + 5, -1);
    for (int a = 0; a <= MOST_RUNS; a++)
        for (int b = 0; a + b <= MOST_RUNS; b++)
            for (int c = 0; a + b + c <= MOST_RUNS; c++) {
                state_of[a][b][c] = static_cast<int>(states.size());
                states.push_back({a, b, c});
            }
    for (auto [ones, twos, longs] : states) {
        std::array<int, MOST_RUNS + 1> after;
        for (int tiles = 0; tiles <= MOST_RUNS; tiles++) {
            int rest = tiles - ones - twos, longer = std::min(longs, rest);
            after[tiles] = rest < 0 ? -1 : state_of[rest - longer][ones][twos + longer];
        }
        after_state.push_back(after);
        std::vector<int> better;
        if (ones + twos + longs < MOST_RUNS) better.push_back(state_of[ones][twos][longs + 1]);
        if (ones) better.push_back(state_of[ones - 1][twos + 1][longs]);
        if (twos) better.push_back(state_of[ones][twos - 1][longs + 1]);
        better_states.push_back(better);
    }
}

// --- groups ---------------------------------------------------------------------------------------------------------

struct Group {
    int colours, jokers;
    int size() const { return __builtin_popcount(colours) + jokers; }
};

int room_for[2][243];  // tight or not, by tiles of each colour and jokers: groups with room for another joker
std::vector<Group> parted[2][243];

void part(std::vector<Group>& chosen, const std::vector<Group>& all, size_t first) {
    int tiles[COLOURS] = {}, jokers = 0;
    for (Group group : chosen) {
        jokers += group.jokers;
        for (int colour = 0; colour < COLOURS; colour++) tiles[colour] += group.colours >> colour & 1;
    }
    if (jokers > 2 || *std::max_element(tiles, tiles + COLOURS) > 2) return;
    int index = (((tiles[0] * 3 + tiles[1]) * 3 + tiles[2]) * 3 + tiles[3]) * 3 + jokers;
    bool needed = std::all_of(chosen.begin(), chosen.end(), [](Group g) { return g.jokers == 0 || g.size() == 3; });
    for (int tight = 0; tight <= (needed ? 1 : 0); tight++)
        if (room_for[tight][index] == NONE_FITS) {
            parted[tight][index] = chosen;
            room_for[tight][index] =
                static_cast<int>(std::count_if(chosen.begin(), chosen.end(), [](Group g) { return g.size() == 3; }));
        }
    if (chosen.size() == 3) return;
    for (size_t next = first; next < all.size(); next++) {
        chosen.push_back(all[next]);
        part(chosen, all, next);
        chosen.pop_back();
    }
}

void make_groups() {
    std::vector<Group> all, chosen;
    for (int colours = 0; colours < 16; colours++)
        for (int jokers = 0; jokers <= 2; jokers++) {
            Group group{colours, jokers};
            if (__builtin_popcount(colours) >= 2 && group.size() >= 3 && group.size() <= 4) all.push_back(group);
        }
    for (auto& rooms : room_for) std::fill(rooms, rooms + 243, NONE_FITS);
    part(chosen, all, 0);
}

// --- the question ---------------------------------------------------------------------------------------------------

struct Task {
    int table[52], most[52];
    int64_t weights[53];
    int wild, forced;

    int to_come(int kind, int ahead) const {
        if (kind % NUMBERS + ahead >= NUMBERS) return WALL;
        return std::min(WALL - 1, table[kind + ahead] + most[kind + ahead]);
    }
};

// --- the choices of one colour for its tiles of one number ----------------------------------------------------------

struct Option {
    int after, grouped, jokers, laid, running, room, claim;
};

std::unordered_map<uint64_t, std::vector<Option>> known_options;

bool is_tight(const Task& task, int number, int soon, int later, int wild, RunState state, int jokers) {
    int spare = jokers - state.ones - state.twos;
    if (task.wild == 0 || spare <= 0 || number == NUMBERS - 2) return true;
    if (spare > state.longs) return false;
    return (soon > 0 && soon < WALL) || (wild > jokers && later > 0 && later < WALL);
}

int room_in_runs(const Task& task, int number, RunState state, int tiles) {
    if (task.wild == 0) return 0;
    int rest = tiles - state.ones - state.twos;
    int begun = std::max(0, rest - state.longs), ended = std::max(0, state.longs - rest);
    return std::min(2, begun * std::min(2, number - 1) + ended * std::min(2, NUMBERS + 1 - number));
}

const std::vector<Option>& options_of(const Task& task, int kind, int from, int wild) {
    int number = kind % NUMBERS + 1, soon = task.to_come(kind, 1), later = task.to_come(kind, 2);
    uint64_t key = from;
    for (int part : {task.wild ? number : 0, wild, task.table[kind], task.most[kind], soon, later}) key = key * 16 + part;
    auto [place, is_new] = known_options.try_emplace(key);
    std::vector<Option>& found = place->second;
    if (!is_new) return found;
    RunState state = states[from];
    for (int laid = 0; laid <= task.most[kind]; laid++)
        for (int running = 0; running <= task.table[kind] + laid; running++)
            for (int jokers = 0; jokers <= std::min(wild, MOST_RUNS - running); jokers++) {
                int tiles = running + jokers, after = after_state[from][tiles];
                if (after < 0 || !is_tight(task, number, soon, later, wild, state, jokers)) continue;
                int ones = states[after].ones, is_short = ones + states[after].twos;
                if ((soon == WALL && is_short) || (later == WALL && ones)) continue;
                int claim = jokers + std::max(0, is_short - soon) + std::max(0, ones - later);
                if (claim > wild) continue;
                int room = room_in_runs(task, number, state, tiles);
                found.push_back({after, task.table[kind] + laid - running, jokers, laid, running, room, claim});
            }
    std::stable_sort(found.begin(), found.end(), [](const Option& a, const Option& b) { return a.grouped < b.grouped; });
    return found;
}

// --- the states after one number ------------------------------------------------------------------------------------

struct Step {
    const Option* options[COLOURS];
    int jokers;  // in groups
};

struct Layer {
    std::vector<uint64_t> known;
    std::vector<int64_t> gained;
    std::vector<int> parents;
    std::vector<Step> steps;
    std::vector<int> slots = std::vector<int>(64, -1);

    static uint64_t slot_of(uint64_t state) {
        uint64_t mixed = (state ^ state >> 19) * 613;
        return mixed ^ mixed >> 13;
    }
    int find(uint64_t state) const {
        for (uint64_t slot = slot_of(state);; slot++) {
            int place = slots[slot & (slots.size() - 1)];
            if (place < 0 || known[place] == state) return place;
        }
    }
    void settle(int place) {
        uint64_t slot = slot_of(known[place]);
        while (slots[slot & (slots.size() - 1)] >= 0) slot++;
        slots[slot & (slots.size() - 1)] = place;
    }
    void take(uint64_t state, int64_t total, int parent, const Step& step) {
        int place = find(state);
        if (place >= 0) {
            if (total <= gained[place]) return;
            gained[place] = total, parents[place] = parent, steps[place] = step;
            return;
        }
        known.push_back(state), gained.push_back(total), parents.push_back(parent), steps.push_back(step);
        if (2 * known.size() > slots.size()) {
            slots.assign(2 * slots.size(), -1);
            for (size_t other = 0; other < known.size(); other++) settle(static_cast<int>(other));
        } else {
            settle(static_cast<int>(known.size()) - 1);
        }
    }
};

// A state: 6 bits for the runs of each colour, 2 for the jokers used, then the room for parked jokers.
int used_of(uint64_t state) { return static_cast<int>(state >> 24 & 3); }
int room_of(uint64_t state) { return static_cast<int>(state >> 26); }

bool is_worse(const Layer& layer, int place) {
    uint64_t state = layer.known[place];
    for (int shift = 0; shift < 24; shift += 6)
        for (int better : better_states[state >> shift & 63]) {
            uint64_t changed = (state & ~(63ULL << shift)) | static_cast<uint64_t>(better) << shift;
            int other = layer.find(changed);
            if (other >= 0 && layer.gained[other] >= layer.gained[place]) return true;
        }
    return false;
}

bool is_idle(const Task& task, const Layer& layer, int place) {
    uint64_t state = layer.known[place], saved = (state & ((1 << 24) - 1)) | static_cast<uint64_t>(task.wild) << 26;
    int used = used_of(state);
    for (int fewer = 0; task.wild && fewer < used; fewer++) {
        int other = layer.find(saved | static_cast<uint64_t>(fewer) << 24);
        if (other >= 0 && layer.gained[other] + (used - fewer) * task.weights[JOKER] >= layer.gained[place]) return true;
    }
    return false;
}

void expand(const Task& task, int number, const Layer& before, int parent, Layer& after) {
    uint64_t state = before.known[parent];
    int left = task.wild - used_of(state), kind = number - 1;
    const int* rooms = room_for[task.wild ? 1 : 0];
    const std::vector<Option>* options[COLOURS];
    for (int colour = 0; colour < COLOURS; colour++)
        options[colour] = &options_of(task, kind + NUMBERS * colour, state >> 6 * colour & 63, left);
    for (const Option& red : *options[0])
        for (const Option& blue : *options[1]) {
            if (red.claim + blue.claim > left) continue;
            for (const Option& black : *options[2]) {
                int claim = red.claim + blue.claim + black.claim;
                if (claim > left) continue;
                int three = (red.grouped * 3 + blue.grouped) * 3 + black.grouped;
                for (int jokers = 0; jokers <= std::min(left - claim, 2); jokers++)
                    for (const Option& yellow : *options[3]) {
                        int room = rooms[(three * 3 + yellow.grouped) * 3 + jokers];
                        if (room == NONE_FITS || yellow.claim > left - claim - jokers) continue;
                        int used = jokers + red.jokers + blue.jokers + black.jokers + yellow.jokers;
                        int tally = room_of(state);
                        if (task.wild)
                            tally = std::min(task.wild, tally + room + red.room + blue.room + black.room + yellow.room);
                        int64_t gain = red.laid * task.weights[kind] + blue.laid * task.weights[kind + 13] +
                                       black.laid * task.weights[kind + 26] + yellow.laid * task.weights[kind + 39] +
                                       used * task.weights[JOKER];
                        uint64_t next = red.after | blue.after << 6 | black.after << 12 | yellow.after << 18 |
                                        (task.wild - left + used) << 24 | tally << 26;
                        after.take(next, before.gained[parent] + gain, parent, {{&red, &blue, &black, &yellow}, jokers});
                    }
            }
        }
}

// --- from the way back to sets --------------------------------------------------------------------------------------

using Set = std::vector<int>;

void lay(const Task& task, int number, const Step& step, std::vector<Set>& sets, std::vector<size_t> (&runs)[COLOURS]) {
    int index = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        const Option& option = *step.options[colour];
        int kind = 13 * colour + number - 1;
        Set tiles(option.running, kind);
        tiles.insert(tiles.end(), option.jokers, JOKER);
        std::stable_partition(runs[colour].begin(), runs[colour].end(), [&](size_t run) { return sets[run].size() < 3; });
        runs[colour].resize(std::min(runs[colour].size(), tiles.size()));
        for (size_t at = 0; at < tiles.size(); at++) {
            if (at == runs[colour].size()) {
                runs[colour].push_back(sets.size());
                sets.emplace_back();
            }
            sets[runs[colour][at]].push_back(tiles[at]);
        }
        index = index * 3 + option.grouped;
    }
    for (Group group : parted[task.wild ? 1 : 0][index * 3 + step.jokers]) {
        Set tiles;
        for (int colour = 0; colour < COLOURS; colour++)
            if (group.colours >> colour & 1) tiles.push_back(13 * colour + number - 1);
        tiles.insert(tiles.end(), group.jokers, JOKER);
        sets.push_back(tiles);
    }
}

struct Answer {
    int64_t gained = -1;
    std::vector<Set> sets;
};

Answer solve(const Task& task) {
    std::vector<Layer> layers(NUMBERS + 1);
    layers[0].take(0, 0, 0, {});
    for (int number = 1; number <= NUMBERS; number++) {
        const Layer& before = layers[number - 1];
        for (int place = 0; place < static_cast<int>(before.known.size()); place++)
            if (!is_worse(before, place) && !is_idle(task, before, place))
                expand(task, number, before, place, layers[number]);
    }
    const Layer& last = layers[NUMBERS];
    int64_t most = -1;
    int best = -1;
    for (int place = 0; place < static_cast<int>(last.known.size()); place++) {
        uint64_t state = last.known[place];
        int parked = task.wild ? std::min(room_of(state), task.wild - used_of(state)) : 0;
        bool ends = used_of(state) + parked >= task.forced;
        for (int shift = 0; shift < 24; shift += 6) {
            RunState runs = states[state >> shift & 63];
            ends = ends && runs.ones + runs.twos == 0;
        }
        if (ends && last.gained[place] + parked * task.weights[JOKER] > most)
            most = last.gained[place] + parked * task.weights[JOKER], best = place;
    }
    Answer answer{most, {}};
    std::vector<Step> steps;
    for (int number = NUMBERS; best >= 0 && number; number--) {
        steps.push_back(layers[number].steps[best]);
        best = layers[number].parents[best];
    }
    std::vector<size_t> runs[COLOURS];
    for (int number = 1; number <= static_cast<int>(steps.size()); number++)
        lay(task, number, steps[NUMBERS - number], answer.sets, runs);
    std::sort(answer.sets.begin(), answer.sets.end());
    return answer;
}

int64_t nanoseconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1'000'000'000LL + now.tv_nsec;
}

int main(int count, char** words) {
    if (count != 3) {
        std::fprintf(stderr, "FILE TIMES\n");
        return 2;
    }
    make_states();
    make_groups();
    std::ifstream lines(words[1]);
    int times = std::atoi(words[2]), jokers_lying, jokers_held;
    for (Task task; lines >> task.table[0];) {
        for (int kind = 1; kind < 52; kind++) lines >> task.table[kind];
        lines >> jokers_lying;
        for (int& tiles : task.most) lines >> tiles;
        lines >> jokers_held;
        for (int64_t& weight : task.weights) lines >> weight;
        task.wild = jokers_lying + jokers_held;
        task.forced = jokers_lying;
        int64_t least = INT64_MAX;
        Answer answer;
        for (int time = 0; time < times; time++) {
            int64_t began = nanoseconds();
            answer = solve(task);
            least = std::min(least, nanoseconds() - began);
        }
        std::printf("%lld %zu %lld\n", static_cast<long long>(answer.gained), answer.sets.size(),
                    static_cast<long long>(least));
    }
}
