// Toko Maja for four with the default options, as plainly as it can be written: the limit for playouts.
// src/tablee/games/toko_maja describes the rules; `bench.playout_limits` compares the games, seed by seed.

#include "common.hpp"

namespace {

constexpr int PLAYERS = 4, KINDS = 6, VALUES = 5, JOKER = 5, PILES = 3, REMOVED = 8, ROUNDS = 3;
constexpr int DRAW = 3, KEEPS = 4, LAYS = 28, JOKERS = 10, NOTHING = LAYS + 11, NOBODY = -1;
const int COPIES[KINDS] = {21, 18, 15, 12, 10, 5};
const int CARD_POINTS[KINDS] = {1, 2, 3, 4, 5, 10};
const int TOKEN_POINTS[VALUES] = {9, 6, 3, 1, 0};
enum Phase { TAKE, KEEP, LAY, OVER };

struct Position {
    QuickStream stream;
    int round = 1, turn = 0;
    Phase phase = TAKE;
    std::vector<int> stock, discards[PILES], laid[PLAYERS];
    int hands[PLAYERS][KINDS], tokens[VALUES], drawn[2], scores[PLAYERS] = {};

    explicit Position(int seed) : stream(seed) {
        turn = stream.uniform(PLAYERS);
        deal_round();
    }
    int pop() {
        int card = stock.back();
        stock.pop_back();
        return card;
    }
    void deal_round() {
        stock.clear();
        for (int card = 0; card < KINDS; card++) stock.insert(stock.end(), COPIES[card], card);
        stream.shuffle(stock);
        stock.resize(stock.size() - REMOVED);
        for (auto& pile : discards) pile.assign(1, pop());
        for (auto& hand : hands)
            for (int& copies : hand) copies = 0;
        for (auto& triples : laid) triples.clear();
        for (int& token : tokens) token = NOBODY;
    }
    int triples(int* found) const {
        const int* hand = hands[turn];
        int count = 0;
        for (int card = 0; card < VALUES; card++) {
            if (hand[card] >= 3) found[count++] = 2 * card;
            if (hand[JOKER] && hand[card] >= 2) found[count++] = 2 * card + 1;
        }
        if (hand[JOKER] >= 3) found[count++] = JOKERS;
        return count;
    }
    int legal(int* moves) const {
        int count = 0;
        if (phase == TAKE) {
            for (int pile = 0; pile < PILES; pile++)
                if (!discards[pile].empty()) moves[count++] = pile;
            moves[count++] = DRAW;
        } else if (phase == KEEP) {
            bool empty = discards[0].empty() || discards[1].empty() || discards[2].empty();
            for (int kept = 0; kept < 2; kept++)
                for (int pile = 0; pile < PILES; pile++)
                    if (!empty || discards[pile].empty()) moves[count++] = KEEPS + PILES * kept + pile;
        } else {
            count = triples(moves);
            for (int i = 0; i < count; i++) moves[i] += LAYS;
            moves[count++] = NOTHING;
        }
        return count;
    }
    void may_lay() {
        int found[11];
        if (triples(found))
            phase = LAY;
        else
            end_turn();
    }
    int strength(int seat, int card) const {
        int total = 0;
        for (int triple : laid[seat])
            if (triple / 2 == card) total += triple % 2 ? 99 : 100;
        return total;
    }
    void lay(int triple) {
        int* hand = hands[turn];
        laid[turn].push_back(triple);
        if (triple == JOKERS) {
            hand[JOKER] -= 3;
            return;
        }
        int card = triple / 2;
        hand[card] -= triple % 2 ? 2 : 3;
        hand[JOKER] -= triple % 2;
        int holder = tokens[card];
        if (holder == NOBODY || (holder != turn && strength(turn, card) > strength(holder, card)))
            tokens[card] = turn;
    }
    void end_turn() {
        if (!stock.empty()) {
            phase = TAKE;
            turn = (turn + 1) % PLAYERS;
            return;
        }
        for (int seat = 0; seat < PLAYERS; seat++) {
            for (int triple : laid[seat]) scores[seat] += CARD_POINTS[triple / 2];
            for (int card = 0; card < VALUES; card++)
                if (tokens[card] == seat) scores[seat] += TOKEN_POINTS[card];
            for (int card = 0; card < KINDS; card++) scores[seat] -= CARD_POINTS[card] * hands[seat][card];
        }
        if (round == ROUNDS) {
            phase = OVER;
            return;
        }
        int holder = tokens[VALUES - 1];
        int first = holder == NOBODY ? stream.uniform(PLAYERS) : holder;
        round++;
        deal_round();
        phase = TAKE;
        turn = first;
    }
    void play(int move) {
        if (move < DRAW) {
            hands[turn][discards[move].back()]++;
            discards[move].pop_back();
            may_lay();
        } else if (move == DRAW) {
            drawn[0] = pop();
            drawn[1] = pop();
            phase = KEEP;
        } else if (move < LAYS) {
            int kept = (move - KEEPS) / PILES;
            hands[turn][drawn[kept]]++;
            discards[(move - KEEPS) % PILES].push_back(drawn[1 - kept]);
            may_lay();
        } else {
            if (move != NOTHING) lay(move - LAYS);
            end_turn();
        }
    }
};

Played play(int seed) {
    Position position(seed);
    position.stream = QuickStream(seed);
    int moves[16], made = 0;
    for (; position.phase != OVER; made++) {
        int count = position.legal(moves);
        position.play(moves[position.stream.uniform(count)]);
    }
    return {made, std::vector<int>(position.scores, position.scores + PLAYERS)};
}

}  // namespace

int main(int count, char** words) { return limit_main(count, words, play); }
