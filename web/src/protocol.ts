// Made by `make protocol` from tablee.server.protocol: change the structs, not this file.

import type { GameEvent, Report, View } from "./games/types";

/**
 * What was sent with this id is committed; for a move, as ply `ply`.
 */
export interface Ack {
  say: "ack";
  id: string;
  ply: number;
}

/**
 * The move that the strongest bot would make knowing what that seat knows, and why, if it has a reason to give.
 */
export interface Advice {
  say: "advice";
  id: string;
  ply: number;
  move: string;
  reason: Problem | null;
}

/**
 * Which move is a good one? Asked for a seat that is to act, by whoever looks through it.
 */
export interface Advise {
  do: "advise";
  id: string;
  ply: number;
  seat: number;
}

/**
 * The first line: so many moves will follow.
 */
export interface AnalysisBegun {
  analysis: "begun";
  moves: number;
}

/**
 * The last line: what each seat got in the end, between 0 and 1; where somebody gave up, not by the moves alone.
 */
export interface AnalysisDone {
  analysis: "done";
  end: number[];
}

/**
 * One move beside the best one found; `ply` counts from 1.
 *
 * `choice`: whether there was one. `best` is what the strongest bot would have done with what that seat knew, `reason`
 * why. `loss`: the share of points (0 to 1) that it would have brought more, null where there was no time to compare.
 * `before` and `shares`: what each seat could expect before and after the move, all cards open. `turns`: here the
 * match turned.
 */
export interface AnalysisMove {
  analysis: "move";
  ply: number;
  seat: number;
  move: string;
  choice: boolean;
  best: string;
  reason: Problem | null;
  loss: number | null;
  before: number[];
  shares: number[];
  turns: boolean;
}

/**
 * The last line of an analysis that could not be finished: why.
 */
export interface AnalysisStopped {
  analysis: "stopped";
  code: string;
  params: Record<string, unknown>;
}

/**
 * A bot.
 */
export interface BotWish {
  kind: "bot";
  level: number;
}

/**
 * The browser of whoever has this seat is bound to put something into the deal; `shown`: and has shown it.
 */
export interface Bound {
  seat: number;
  commitment: string;
  shown: boolean;
}

/**
 * The token of a `DeviceLink`.
 */
export interface Claim {
  token: string;
}

/**
 * Binds this browser for the deal of a match that waits: the SHA-256 of the 32 bytes it will show.
 */
export interface Commit {
  do: "commit";
  id: string;
  commitment: string;
}

/**
 * What one browser put into a deal; `nonce` is null where it was bound, but never showed it.
 */
export interface DealShare {
  seat: number;
  commitment: string;
  nonce: string | null;
}

/**
 * A one-time token that makes another device the same guest; of a guest's last three each works.
 */
export interface DeviceLink {
  token: string;
}

/**
 * Another person at the device of the guest who creates the table.
 */
export interface DeviceWish {
  kind: "device";
  name: string;
}

/**
 * How many other devices were signed out.
 */
export interface DevicesEnded {
  ended: number;
}

/**
 * What do the rules say of this move, which is still being built? Nobody else hears of it.
 */
export interface Examine {
  do: "examine";
  id: string;
  ply: number;
  seat: number;
  draft: string;
}

/**
 * What the rules say: `legal`, if not `code` and `params`, and what else the game has to say (`Game.examine`).
 */
export interface Examined {
  say: "examined";
  id: string;
  ply: number;
  report: Report;
}

/**
 * How somebody is shown. Each colour comes with a pattern of its own, so nobody is told apart by colour alone.
 */
export interface Face {
  animal: Animal;
  colour: Colour;
}

/**
 * How to be shown, at every table.
 */
export interface FaceWish {
  animal: Animal;
  colour: Colour;
}

/**
 * Whoever follows the invitation.
 */
export interface FriendWish {
  kind: "friend";
}

/**
 * A game that is installed; `players` are the fewest and the most, `options` is a JSON Schema.
 *
 * `by_seat`: the keys of its views that have one item for each seat.
 */
export interface GameInfo {
  game: string;
  players: [number, number];
  options: Record<string, unknown>;
  levels: number[];
  revenge: boolean;
  by_seat: string[];
}

/**
 * Something that happened at the table besides moves, giving up and talk; `n` counts up.
 *
 * `ply`: the last that was made before. `seat`: whom it is about; null: the table as a whole. docs/protocol.md has
 * the kinds and what their `params` are.
 */
export interface Happened {
  n: number;
  ply: number;
  kind: string;
  seat: number | null;
  params: Record<string, unknown>;
  at: number;
}

/**
 * First message; `last` is the last ply the client has, -1 for none.
 *
 * Without `look` the connection looks through the guest's own seat (the one to act, if they play several); with null
 * through nobody's. `undone` as in the client's `Now`: if a step was taken back since, everything comes again.
 */
export interface Hello {
  do: "hello";
  table: string;
  last?: number;
  undone?: number;
  look?: number | null;
}

/**
 * Which help there is at a table, for everybody alike: all of it, unless something else was agreed.
 *
 * `hints`: to ask which move is a good one; `look_back`: to see again, during the match, what was before one's own
 * last move; `take_back`: to take back one's own last step where it told nobody anything.
 */
export interface Help {
  hints?: boolean;
  look_back?: boolean;
  take_back?: boolean;
}

/**
 * Which free seat to take; null: the first. `name`: what to be called from now on; null: as before.
 *
 * `commitment`: as in `OpenTable`.
 */
export interface JoinTable {
  seat?: number | null;
  name?: string | null;
  commitment?: string | null;
}

/**
 * The languages that the pages were not built with, by their tags.
 */
export interface Languages {
  languages: string[];
}

/**
 * Whose eyes this connection uses from now on, among its own seats.
 */
export interface Look {
  do: "look";
  seat: number | null;
}

/**
 * The connection looks through this seat now: the last position as it may be seen from there.
 */
export interface Looking {
  say: "look";
  look: number | null;
  step: Step;
  now: Now;
}

/**
 * Who this browser is; no name and no face before there is an identity.
 */
export interface Me {
  name: string | null;
  face: Face | null;
}

/**
 * The guest who creates the table.
 */
export interface MeWish {
  kind: "me";
}

/**
 * A move; `ply` is how many were made before it, `undone` how many steps were taken back before.
 */
export interface Move {
  do: "move";
  id: string;
  ply: number;
  seat: number;
  move: string;
  undone?: number;
}

/**
 * What is to be done; `legal` only for a seat that this connection plays and looks through.
 *
 * `undone`: how many steps were taken back so far; `undo`: whether this guest may take back the last one.
 */
export interface Now {
  ply: number;
  turn: number | null;
  legal: string[] | null;
  more: boolean;
  over: Outcome | null;
  seed: string | null;
  undone: number;
  undo: boolean;
}

/**
 * Offers or agrees to another match; `none` withdraws or refuses. `commitment`: as in `OpenTable`.
 */
export interface Offer {
  do: "offer";
  id: string;
  kind: OfferKind;
  commitment?: string | null;
}

/**
 * Who wants another match.
 */
export interface Offered {
  say: "offer";
  kind: OfferKind;
  by: number[];
}

/**
 * A new table; as many seats as players. `open`: strangers may find it, to take a free seat or to watch.
 *
 * `stand_in`: seconds after which a bot plays for somebody who is away, until they are back; 0: everybody waits.
 * `commitment`: SHA-256 of the 32 bytes that this browser will put into the deal; null: it does not take part.
 */
export interface OpenTable {
  game: string;
  seats: AnyWish[];
  options?: Record<string, unknown>;
  pause?: number;
  open?: boolean;
  stand_in?: number;
  terms?: Terms;
  commitment?: string | null;
}

/**
 * How a match ended; `scores` is null where somebody gave up.
 */
export interface Outcome {
  scores: number[] | null;
  ranks: number[];
  resigned: number[];
}

/**
 * Sign of life.
 */
export interface Ping {
  do: "ping";
}

/**
 * Answer to a ping.
 */
export interface Pong {
  say: "pong";
}

/**
 * The body of every refused request; the sentence is made from it where it is shown.
 */
export interface Problem {
  code: string;
  params: Record<string, unknown>;
}

/**
 * A program that the host of this server offers; `SetupReport.programs` says which.
 */
export interface ProgramWish {
  kind: "program";
  program: string;
}

/**
 * What anyone needs to check the deal; `seed`, `secret` and `deal` are null while they are secret.
 *
 * `shares`: what the seed is made of besides the server's `secret`; null: it is the secret itself.
 */
export interface Proof {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  players: number;
  commitment: string;
  seed: string | null;
  secret: string | null;
  shares: DealShare[] | null;
  deal: View | null;
}

/**
 * Nothing changed, except after `database.in_doubt`: then it is not known.
 */
export interface Refused {
  say: "error";
  id: string | null;
  code: string;
  params: Record<string, unknown>;
}

/**
 * What to be called; 1 to 24 characters after trimming.
 */
export interface Rename {
  name: string;
}

/**
 * Gives up for a seat.
 */
export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

/**
 * Shows what this browser is bound to, once the table says when it starts.
 */
export interface Reveal {
  do: "reveal";
  id: string;
  nonce: string;
}

/**
 * Table talk: either a preset phrase or text.
 */
export interface Say {
  do: "say";
  id: string;
  preset?: Preset | null;
  text?: string | null;
}

/**
 * One seat; `mine` if the guest asking plays it (this device's other people included), `resigned` if it resigned.
 *
 * `own`: they have it, also where they resigned and look on since, a bot playing for them; then it is not `mine`.
 *
 * A bot without a level is a program of the server's host, called `name`.
 * `stood_in`: a bot plays it until whoever sits there is back. `face`: null where nobody sits.
 */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  level: number | null;
  present: boolean;
  mine: boolean;
  own: boolean;
  resigned: boolean;
  resigned_at: number | null;
  stood_in: boolean;
  face: Face | null;
}

/**
 * How a table might be set up: a question, nothing is created.
 */
export interface Setup {
  game: string;
  players: number;
  options?: Record<string, unknown>;
}

/**
 * What is wrong with a setup, if anything, and which single changes of it would be refused.
 *
 * `programs`: what the host of this server offers for the game besides the levels of its own bots.
 */
export interface SetupReport {
  problem: Problem | null;
  unfit: Unfit[];
  programs: string[];
}

/**
 * One ply as this viewer may know it: ply 0 is the deal, ply n the position after n moves.
 *
 * `move` is null while it could tell more than its events do; `standing`: what each seat would score if it ended here,
 * `score_breakdown`: how that came about, as far as the viewer can tell. `by`: who decided on the move, null where
 * that is not known; `helped`: they had been shown a hint for it.
 */
export interface Step {
  ply: number;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
  view: View;
  standing: number[] | null;
  score_breakdown: (Record<string, unknown>)[] | null;
  at: number;
  by: Actor | null;
  helped: boolean;
}

/**
 * Seat `seat` took its last step back, so that ply `ply` was the last one again.
 */
export interface StepBack {
  seat: number;
  ply: number;
}

/**
 * A move was made, and committed before this was sent.
 *
 * `before`: the step before as it is told from now on, where that is less than was told; null where nothing changes.
 */
export interface StepMade {
  say: "step";
  step: Step;
  before: Step | null;
  now: Now;
}

/**
 * A question about the rules, for lessons: nothing is stored. `apply` takes a move, `examine` a draft of one.
 */
export interface Study {
  do: "apply" | "examine" | "legal";
  position: Record<string, unknown>;
  move?: string | null;
  draft?: string | null;
}

/**
 * The position after the move, what happened, and the score as it stands where the game shows one.
 *
 * `events` and `view` are what the seat that moved is told and sees.
 */
export interface StudyApplied {
  position: View;
  events: GameEvent[];
  standing: number[] | null;
  view: View;
}

/**
 * What the rules say of a move under construction.
 */
export interface StudyExamined {
  report: Report;
}

/**
 * The moves that may be made (with `more` there are others); `view` is what the seat to act sees.
 */
export interface StudyLegal {
  turn: number | null;
  moves: string[];
  more: boolean;
  view: View;
}

/**
 * Seats, presence, state or the next table changed.
 */
export interface TableChanged {
  say: "table";
  table: TableInfo;
}

/**
 * A table as one guest sees it.
 *
 * `state`: `cancelled` is a table that ended without a result.
 * `revenge`: whether one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
 * `open`: strangers find it among the public tables. `stand_in`: seconds until a bot plays for who is away, 0: never.
 * `sides`: which side each seat plays for (without teams each its own).
 * `host_seat`: where whoever opened the table sits; null: nowhere.
 * `bound`: while the table waits, whose browsers are to put something into the deal.
 * `older_rules`: the rules of the game have changed since this match began; it ends by those of then.
 * `starts_in`: everybody sits, and so many milliseconds after this was sent the match is dealt; null: no countdown.
 */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, unknown>;
  players: number;
  pause: number;
  state: TableState;
  host: boolean;
  commitment: string;
  seats: Seat[];
  turn: number | null;
  ply: number;
  opened: number;
  result: Outcome | null;
  previous: string | null;
  next: string | null;
  revenge: boolean;
  repeats: boolean;
  open: boolean;
  stand_in: number;
  sides: number[];
  host_seat: number | null;
  starts_in: number | null;
  older_rules: boolean;
  bound: Bound[];
  terms: Terms;
}

/**
 * Something said at the table; `n` counts up.
 */
export interface Talk {
  n: number;
  seat: number | null;
  name: string;
  preset: string | null;
  text: string | null;
  at: number;
}

/**
 * Somebody spoke.
 */
export interface Talked {
  say: "talk";
  talk: Talk;
}

/**
 * What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out.
 */
export interface Terms {
  help?: Help;
}

/**
 * Something happened at the table.
 */
export interface Told {
  say: "happened";
  event: Happened;
}

/**
 * Takes back the seat's own last step, of ply `ply`; `undone` as in `Move`.
 */
export interface Undo {
  do: "undo";
  id: string;
  ply: number;
  seat: number;
  undone?: number;
}

/**
 * Seat `seat` took back its last step: `step` is the last one again, and those after it are gone.
 */
export interface Undone {
  say: "undone";
  seat: number;
  step: Step;
  now: Now;
}

/**
 * A value of an option that does not go together with the rest; `names` are the options, and `players`, at odds.
 */
export interface Unfit {
  option: string;
  value: string | number | boolean;
  names: string[];
}

/**
 * Everything since the client's `last`, and every step ever taken back; `now` is null while the table waits.
 *
 * `plies` begins with `last` itself where it is told differently now that it is no longer the last.
 */
export interface Welcome {
  say: "welcome";
  table: TableInfo;
  look: number | null;
  plies: Step[];
  taken_back: StepBack[];
  now: Now | null;
  talk: Talk[];
  offer: Offered;
  happened: Happened[];
}

export type ClientMessage = Hello | Move | Undo | Examine | Advise | Resign | Commit | Reveal | Offer | Say | Look | Ping;

export type ServerMessage = Welcome | StepMade | Undone | Ack | Refused | TableChanged | Talked | Told | Offered | Looking | Examined | Advice | Pong;

export type AnalysisLine = AnalysisBegun | AnalysisMove | AnalysisDone | AnalysisStopped;

export type AnyWish = MeWish | FriendWish | BotWish | ProgramWish | DeviceWish;

export type Preset = "again" | "bye" | "good_luck" | "good_move" | "hello" | "one_moment" | "oops" | "react_heart" | "react_laugh" | "react_sad" | "react_smile" | "react_thumb" | "react_wow" | "sorry" | "thanks" | "well_played" | "your_turn";

export type Animal = "bear" | "cat" | "crab" | "fish" | "frog" | "horse" | "jackal" | "lion" | "mouse" | "octopus" | "owl" | "turtle";

export type Colour = "blue" | "green" | "grey" | "orange" | "red" | "teal" | "violet" | "yellow";

export type Actor = "bot" | "clock" | "person" | "program" | "stand_in";

export type OfferKind = "none" | "rematch" | "revenge";

export type SeatKind = "bot" | "device" | "free" | "guest";

export type TableState = "cancelled" | "over" | "running" | "waiting";

export const LANGUAGES = ["fr", "nl", "en"] as const;

export const PRESETS = ["hello", "good_luck", "good_move", "oops", "one_moment", "your_turn", "thanks", "sorry", "well_played", "again", "bye", "react_smile", "react_laugh", "react_wow", "react_sad", "react_heart", "react_thumb"] as const;

export const ANIMALS = ["mouse", "jackal", "lion", "horse", "fish", "octopus", "crab", "turtle", "owl", "frog", "cat", "bear"] as const;

export const COLOURS = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"] as const;

export const LONGEST_NAME = 24 as const;

export const LONGEST_TALK = 280 as const;

export const PAUSE = 700 as const;

export const SILENCE_MS = 12000 as const;
