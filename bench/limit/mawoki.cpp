// Mawoki for four with the default options, as plainly as it can be written: the limit for playouts.
// src/tablee/games/mawoki describes the rules; `bench.playout_limits` compares the games, seed by seed.

#include <array>

#include "common.hpp"

namespace {

constexpr int PLAYERS = 4, DECK_SIZE = 49, JOKER = 48, HAND_SIZE = 7, DRAW = -1;
const char* const DIAGONALS[3][4] = {
    {"s-n-", "a--s", "n-sa", "-san"}, {"an-s", "n-s-", "-sa-", "san-"}, {"n-sa", "-san", "s-n-", "a--s"}};
const int PAIRS[3][2] = {{0, 1}, {0, 2}, {1, 2}};

struct Deck {
    char sign[DECK_SIZE];
    int halves[DECK_SIZE][2];
    uint64_t fits[DECK_SIZE];

    Deck() {
        int card = 0;
        for (int pair = 0; pair < 3; pair++)
            for (int one = 0; one < 4; one++)
                for (int other = 0; other < 4; other++, card++) {
                    sign[card] = DIAGONALS[pair][one][other];
                    halves[card][0] = PAIRS[pair][0] * 4 + one;
                    halves[card][1] = PAIRS[pair][1] * 4 + other;
                }
        sign[JOKER] = 'J';
        for (int top = 0; top < DECK_SIZE; top++) {
            fits[top] = 0;
            for (card = 0; card < DECK_SIZE; card++)
                if (matches(card, top)) fits[top] |= uint64_t{1} << card;
        }
    }
    bool matches(int card, int top) const {
        if (card == JOKER || top == JOKER) return true;
        for (int half : halves[card])
            if (half == halves[top][0] || half == halves[top][1]) return true;
        return false;
    }
};

const Deck deck;

struct Move {
    int card, target;
};

struct Position {
    QuickStream stream;
    std::array<uint64_t, PLAYERS> hands{};
    std::vector<int> stock, pile;
    int turn = 0, idle = 0;
    bool again = false, over = false;

    explicit Position(int seed) : stream(seed) {
        turn = stream.uniform(PLAYERS);
        stock.reserve(DECK_SIZE);
        pile.reserve(DECK_SIZE);
        for (int card = 0; card < DECK_SIZE; card++) stock.push_back(card);
        stream.shuffle(stock);
        for (int round = 0; round < HAND_SIZE; round++)
            for (uint64_t& hand : hands) hand |= uint64_t{1} << pop();
        pile.push_back(pop());
    }
    int pop() {
        int card = stock.back();
        stock.pop_back();
        return card;
    }
    int legal(Move* moves) const {
        uint64_t rest = hands[turn] & deck.fits[pile.back()];
        if (!rest) {
            moves[0] = {DRAW, 0};
            return 1;
        }
        int count = 0;
        for (; rest; rest &= rest - 1) {
            int card = __builtin_ctzll(rest);
            if (deck.sign[card] != 'a') {
                moves[count++] = {card, 0};
                continue;
            }
            for (int target = 0; target < PLAYERS; target++)
                if (target != turn) moves[count++] = {card, target};
        }
        return count;
    }
    bool draw(int seat) {
        if (stock.empty() && pile.size() > 1) {
            stock.assign(pile.begin(), pile.end() - 1);
            pile.erase(pile.begin(), pile.end() - 1);
            stream.shuffle(stock);
        }
        if (stock.empty()) return false;
        hands[seat] |= uint64_t{1} << pop();
        return true;
    }
    void finish_turn() {
        for (uint64_t hand : hands)
            if (!hand) {
                over = true;
                return;
            }
        again = false;
        turn = (turn + 1) % PLAYERS;
    }
    void play(Move move) {
        if (move.card == DRAW) {
            idle = draw(turn) || again ? 0 : idle + 1;
            if (idle >= PLAYERS)
                over = true;
            else
                finish_turn();
            return;
        }
        hands[turn] ^= uint64_t{1} << move.card;
        pile.push_back(move.card);
        idle = 0;
        if (!hands[turn]) {
            over = true;
            return;
        }
        char sign = deck.sign[move.card];
        if (sign == 's') {
            again = true;
            return;
        }
        if (sign == 'n') draw(turn);
        if (sign == 'a') draw(move.target);
        if (sign == 'J')
            for (int step = 1; step < PLAYERS; step++) draw((turn + step) % PLAYERS);
        finish_turn();
    }
};

Played play(int seed) {
    Position position(seed);
    position.stream = QuickStream(seed);
    Move moves[DECK_SIZE * PLAYERS];
    int made = 0;
    for (; !position.over; made++) {
        int count = position.legal(moves);
        position.play(moves[position.stream.uniform(count)]);
    }
    std::vector<int> scores;
    for (uint64_t hand : position.hands) scores.push_back(__builtin_popcountll(hand));
    return {made, scores};
}

}  // namespace

int main(int count, char** words) { return limit_main(count, words, play); }
