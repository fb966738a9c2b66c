// Made by `make protocol` from tablee.server.protocol: change the structs, not this file.

import type { GameEvent, Report, View } from "./types";

/**
 * The message with this id is committed; for a move, as ply `ply`.
 */
export interface Ack {
  say: "ack";
  id: string;
  ply: number;
}

/**
 * The move that the strongest bot would make with the knowledge of that seat, and its reason, if it has one.
 */
export interface Advice {
  say: "advice";
  id: string;
  ply: number;
  move: string;
  reason: Problem | null;
}

/**
 * Asks for a good move for a seat that is to act and whose viewpoint the connection has.
 */
export interface Advise {
  do: "advise";
  id: string;
  ply: number;
  seat: number;
}

/**
 * The move made ahead for a seat, which is sent to nobody else; null: none.
 */
export interface Ahead {
  seat: number;
  move: string | null;
}

/**
 * The move to play when it is this seat's turn, if everything is as foreseen; null: none.
 */
export interface AheadWish {
  seat: number;
  move?: string | null;
}

/**
 * The first line: the number of moves that will follow.
 */
export interface AnalysisBegun {
  analysis: "begun";
  moves: number;
}

/**
 * The last line: the share of each seat in the end, between 0 and 1; a resignation counts, not the moves alone.
 */
export interface AnalysisDone {
  analysis: "done";
  end: number[];
}

/**
 * One move beside the best one found; `ply` counts from 1.
 *
 * `choice`: true if there was a choice. `best`: the move that the strongest bot chooses with the knowledge of that
 * seat; without a choice, the move made. `reason`: the bot's reason. `loss`: the share of points (0 to 1) that `best`
 * would have brought more, by the same knowledge. It is 0 if chance may explain the difference, and null if there
 * was no time to compare. `before` and `shares`: what each seat could expect before and after the move, all
 * cards open. `turns`: true if the match turned with this move.
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
 * The last line of an analysis that could not be finished, with the reason.
 */
export interface AnalysisStopped {
  analysis: "stopped";
  code: string;
  params: Record<string, unknown>;
}

/**
 * The message of the operator to everybody, in any language; null: none holds any more. `at`: when it was set.
 *
 * It comes after the answer to `hello` or `watch` if one holds, and whenever it changes.
 */
export interface Announced {
  say: "announcement";
  text: string | null;
  at: number;
}

/**
 * The message of the operator to everybody, null if there is none; `at`: when it was set.
 */
export interface AnnouncementInfo {
  text: string | null;
  at: number;
}

/**
 * Agrees to proposal `n` of this kind, or refuses or withdraws it.
 */
export interface AnswerProposal {
  do: "answer";
  id: string;
  kind: string;
  n: number;
  agree: boolean;
}

/**
 * The ids of the tables that await the guest's turn; longest wait first.
 */
export interface Awaiting {
  tables: string[];
}

/**
 * The tables where people await the guest's turn, longest wait first: all of them, whenever they change.
 */
export interface AwaitingChanged {
  say: "awaiting";
  tables: string[];
}

/**
 * A time bank for the match, which grows by `increment` after every move; seconds.
 */
export interface BankClock {
  kind: "bank";
  bank: number;
  increment: number;
}

/**
 * A bot.
 */
export interface BotWish {
  kind: "bot";
  level: number;
}

/**
 * The browser of this seat's guest is bound to contribute to the deal; `shown`: it has revealed its bytes.
 */
export interface Bound {
  seat: number;
  commitment: string;
  shown: boolean;
}

/**
 * The host's changes before the match begins; missing keys stay unchanged. `options` must be complete.
 */
export interface ChangeTable {
  options?: Record<string, unknown> | null;
  pause?: number | null;
  open?: boolean | null;
  stand_in?: number | null;
  terms?: Terms | null;
}

/**
 * Sets the viewpoint of this connection to one of the guest's own seats; acknowledged if it has an id.
 */
export interface ChangeViewpoint {
  do: "look";
  seat: number | null;
  id?: string | null;
}

/**
 * A channel of this guest. `shown`: its name, without secrets. `here`: it is the browser that asks.
 *
 * `confirmed`: false for a mail address whose link was not opened yet. `failures`: the number of failed messages in
 * a row.
 */
export interface ChannelInfo {
  id: string;
  kind: "discord" | "json" | "mail" | "matrix" | "push";
  shown: string;
  here: boolean;
  confirmed: boolean;
  failures: number;
}

/**
 * A proof of identity, by one of three: the `token` of a `DeviceLink`, recovery words, or a passkey.
 *
 * `join`: merge the browser's former guest into this one; otherwise the browser only leaves the former guest.
 * `give_up`: if both play in one running match, give up the seats of the younger identity there.
 */
export interface Claim {
  token?: string | null;
  words?: string | null;
  passkey?: PasskeyAnswer | null;
  join?: boolean;
  give_up?: boolean;
}

/**
 * The state of the clocks of a match that goes on, by the server's clock (`TableInfo.at`).
 *
 * - `since`: when this turn began.
 * - `banks`: the time of each seat for a turn that would begin now; for this turn, when it began; null: the clock
 * counts days.
 * - `paused`: since when.
 * - `overdue`: the others may end the match for the seat that is to act.
 * - `out`: seats that bots play since their time ran out.
 * - `vacations`: the time that each seat has left; `away`: until when.
 * - `spared`: the time of lost connections that is still not counted for each seat in this match, as this turn
 * began.
 */
export interface Clocks {
  since: number;
  banks: number[] | null;
  paused: number | null;
  overdue: boolean;
  out: number[];
  vacations: number[] | null;
  away: (number | null)[] | null;
  spared?: number[] | null;
}

/**
 * Binds this browser for the deal of a match that waits: the SHA-256 of the 32 bytes that it will reveal.
 */
export interface Commit {
  do: "commit";
  id: string;
  commitment: string;
}

/**
 * The code after `#` in the link of the first mail.
 */
export interface Confirmation {
  code: string;
}

/**
 * True lets researchers use the moves of the match, as far as this guest is concerned.
 */
export interface ConsentWish {
  agree: boolean;
}

/**
 * The guest's own answer, if researchers may use the moves of this match; it is given if all who ever played agree.
 *
 * `own`: the guest agrees. `asked`: people by seat, and those whose seats others took over. Nothing depends on the
 * answers of others: of two players, a count would show the answer of the other.
 */
export interface Consents {
  own: boolean;
  asked: number;
}

/**
 * A number of days for every move; each person may be away for `vacation` days of the match.
 *
 * `night`: hours of the day, from and to, that do not count, in the time zone of the player who is to act.
 */
export interface DaysClock {
  kind: "days";
  days: number;
  vacation?: number;
  night?: [number, number] | null;
}

/**
 * One browser's contribution to a deal; `nonce` is null if the browser was bound, but never revealed it.
 */
export interface DealShare {
  seat: number;
  commitment: string;
  nonce: string | null;
}

/**
 * A guest was deleted: the number of seats in running matches that were given up.
 */
export interface Deleted {
  gave_up: number;
}

/**
 * A browser that is signed in as this guest; `this`: it is the one that asks. `used` is exact to a day.
 *
 * `browser` and `system` (`Firefox`, `Android`): null if its headers did not name them.
 */
export interface DeviceInfo {
  id: string;
  browser: string | null;
  system: string | null;
  made: number;
  used: number;
  this: boolean;
}

/**
 * A one-time token that signs another device in as the same guest; the last three tokens of a guest are valid.
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
 * The number of other devices that were signed out.
 */
export interface DevicesEnded {
  ended: number;
}

/**
 * Close the report: nothing needs to be done.
 */
export interface DismissReport {
  do: "dismiss";
  note?: string;
}

/**
 * A line of talk at an earlier table of the series, for a player who sits at both.
 */
export interface EarlierLineSaid {
  say: "earlier";
  talk: EarlierTalk;
}

/**
 * A line of talk at the table `table`, which this table follows in its series; `n` counts the lines there.
 *
 * `seat`: the seat that its author has here, null if none.
 */
export interface EarlierTalk {
  n: number;
  seat: number | null;
  name: string;
  preset: string | null;
  text: string | null;
  at: number;
  own: boolean;
  table: string;
}

/**
 * Sign one of the report's people out, on all their devices.
 */
export interface EndSessions {
  do: "end";
  note?: string;
  who: number;
}

/**
 * `keys`: recovery words, passkeys and channels become void too.
 */
export interface EndingQuery {
  keys?: boolean;
}

/**
 * The token of a link of the operator, with which a new guest comes in.
 */
export interface EntranceLink {
  token: string;
}

/**
 * An event at the table.
 */
export interface EventHappened {
  say: "happened";
  event: Happened;
}

/**
 * A line near the reported one; `who` is the index of its author among the report's people.
 */
export interface EvidenceLine {
  n: number;
  who: number;
  seat: number | null;
  preset: string | null;
  text: string | null;
  at: number;
}

/**
 * A move near the reported line, as a spectator may know it.
 */
export interface EvidencePly {
  ply: number;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
  at: number;
}

/**
 * Asks for the rules' report about a draft of a move; only this connection gets it.
 */
export interface Examine {
  do: "examine";
  id: string;
  ply: number;
  seat: number;
  draft: string;
}

/**
 * The rules' report: `legal`; if false, `code` and `params`; and what else the game reports (`Game.examine`).
 */
export interface Examined {
  say: "examined";
  id: string;
  ply: number;
  report: Report;
}

/**
 * The face of a player. Each colour comes with a pattern of its own, so no two players differ by colour alone.
 */
export interface Face {
  animal: Animal;
  colour: Colour;
}

/**
 * A new face, at every table.
 */
export interface FaceWish {
  animal: Animal;
  colour: Colour;
}

/**
 * Bots of this level for every free seat; null: the level in the table's terms.
 */
export interface FillSeats {
  level?: number | null;
}

/**
 * A guest who follows the invitation.
 */
export interface FriendWish {
  kind: "friend";
}

/**
 * An installed game; `players` are the fewest and the most, `options` is a JSON Schema.
 *
 * `variants`: a new table may change the options that are marked as `parameter`.
 * `by_seat`: the keys of its views that have one item for each seat.
 */
export interface GameInfo {
  game: string;
  players: [number, number];
  options: Record<string, unknown>;
  variants: boolean;
  levels: number[];
  revenge: boolean;
  by_seat: string[];
}

/**
 * The seat of the new host.
 */
export interface HandOn {
  seat: number;
}

/**
 * What this browser would hand over by joining: its guest's name, and their seats at tables that go on.
 *
 * `running`: seats in matches that run, with the cards that only they see; `waiting`: at tables that wait;
 * `moderates`: the guest is a moderator, which ends by joining.
 */
export interface HandedOver {
  name: string;
  running: number;
  waiting: number;
  moderates: boolean;
}

/**
 * An event at the table other than moves, resigning and talk; `n` counts up.
 *
 * `ply`: the last ply before it. `seat`: the seat concerned; null: the table as a whole. `happenings.KINDS` has the
 * kinds and their `params`; clients ignore kinds that they do not know.
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
 * The first message; `last` is the last ply that the client has, -1 for none.
 *
 * Without `look`, the connection gets the viewpoint of the guest's own seat (of the one to act, if they play
 * several); with null, that of a spectator. `undone` as in the client's `Now`: if a step was undone since,
 * everything is sent again. `awaiting`: also send the tables that await the guest's turn.
 */
export interface Hello {
  do: "hello";
  table: string;
  last?: number;
  undone?: number;
  look?: number | null;
  awaiting?: boolean;
}

/**
 * The help at a table, the same for everyone: all of it, unless the table agreed otherwise.
 *
 * What players may do. `hints`: ask for a good move. `look_back`: see again, during the match, what was before their
 * own last move. `take_back`: take back their own last step, with the replies of bots, if nothing
 * was revealed to anyone.
 */
export interface Help {
  hints?: boolean;
  look_back?: boolean;
  take_back?: boolean;
}

/**
 * A page of the guest's tables, newest first; `next` requests the page after it, null after the last.
 */
export interface History {
  tables: TableInfo[];
  next: string | null;
}

/**
 * A search among the guest's tables; missing keys match all.
 *
 * `name`: part of another player's name. `since`, `before`: when the table was opened. `counts`: true if it is a
 * match that counts (`Terms.counts`). `after`: `History.next` of the page before.
 */
export interface HistoryQuery {
  game?: string | null;
  name?: string | null;
  state?: "over" | "running" | "waiting" | null;
  since?: number | null;
  before?: number | null;
  counts?: "no" | "yes" | null;
  after?: string | null;
}

/**
 * What the operator's house file says; empty lists if it has no such text.
 */
export interface HouseInfo {
  name: string | null;
  imprint: HouseText[];
  privacy: HouseText[];
}

/**
 * Plain text in one language; null: for every language.
 */
export interface HouseText {
  language: string | null;
  text: string;
}

/**
 * The free seat to take; null: the first. `name`: the guest's new name; null: as before.
 *
 * `commitment`: as in `OpenTable`.
 */
export interface JoinTable {
  seat?: number | null;
  name?: string | null;
  commitment?: string | null;
}

/**
 * Mutes a guest (`mute`), or blocks them (`block`), so that they are not seated together either; null undoes
 * both.
 */
export interface KeepAway {
  seat?: number | null;
  line?: number | null;
  kind: KeepKind | null;
}

/**
 * Everything with which this guest can sign in.
 *
 * `words`: when recovery words were made, null: there are none; `words_browser` and `words_system`: where.
 */
export interface Keeping {
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  words: number | null;
  words_browser?: string | null;
  words_system?: string | null;
}

/**
 * A game with a ladder, and its matches that count.
 */
export interface LadderGame {
  game: string;
  matches: number;
}

/**
 * A match of a pair: by seat the keys and ranks; `plies`: its moves.
 *
 * `fault_of`: the seat that lost by a `fault`. `record`: the number of its record, null if it is no longer kept.
 */
export interface LadderMatchInfo {
  at: number;
  seats: string[];
  ranks: number[];
  plies: number;
  fault_of: number | null;
  fault: "failed" | "illegal" | "late" | null;
  record: number | null;
}

/**
 * The ladder of a game, the best first; `at`: when it was made, null before the first match.
 */
export interface LadderOfGame {
  game: string;
  at: number | null;
  places: LadderPlace[];
  pairs: LadderPair[];
}

/**
 * The share of `one` against `other`, as that of a place.
 */
export interface LadderPair {
  one: string;
  other: string;
  share: number;
  low: number;
  high: number;
  matches: number;
}

/**
 * An entrant: the game's bot of this `level`, or the operator's `program` of this name.
 *
 * `place`: null before its first match. `share`: its points for each match, 1 for a win and 1/2 for a tie, with the
 * 95 % interval from `low` to `high`. `illegal`, `late`, `failed`: the matches that it lost by an illegal move, too
 * much time, or a program that failed. `moves`: those it thought about, in `ms` milliseconds.
 */
export interface LadderPlace {
  key: string;
  level: number | null;
  program: string | null;
  place: number | null;
  share: number;
  low: number;
  high: number;
  matches: number;
  won: number;
  tied: number;
  illegal: number;
  late: number;
  failed: number;
  moves: number;
  ms: number;
}

/**
 * A match of the ladder as a table that is over, with every ply as a spectator of a finished match sees it.
 */
export interface LadderReplay {
  match: LadderMatchInfo;
  table: TableInfo;
  plies: Step[];
  now: Now;
}

/**
 * The games with a ladder, and the limits of each entrant.
 *
 * `ms`: the time for a move; `reserve_ms`: the time beyond that for a whole match; `megabytes`: the memory (null: no
 * limit); `days`: how long a match counts.
 */
export interface Ladders {
  games: LadderGame[];
  ms: number;
  reserve_ms: number;
  megabytes: number | null;
  days: number;
}

/**
 * The languages that the pages were not built with, by their tags.
 */
export interface Languages {
  languages: string[];
}

/**
 * A line of talk.
 */
export interface LineSaid {
  say: "talk";
  talk: Talk;
}

/**
 * A moderator removed these lines of talk: they must not be shown any more.
 *
 * `table`: the earlier table of the series at which they were said; null: this one.
 */
export interface LinesRemoved {
  say: "untold";
  lines: number[];
  table?: string | null;
}

/**
 * Whose link this is, made `age` milliseconds ago; `here` null: this browser has nothing to hand over.
 */
export interface LinkInfo {
  name: string;
  face: Face;
  age: number;
  here: HandedOver | null;
}

/**
 * The token of a `DeviceLink` that was opened.
 */
export interface LinkQuery {
  token: string;
}

/**
 * True locks the table: nobody new may sit down.
 */
export interface LockTable {
  locked: boolean;
}

/**
 * The agents of this guest with a new one, and its `token`, which is shown only once.
 */
export interface MadeAgent {
  token: string;
  own: OwnAgents;
}

/**
 * A mail address; it gets no notices before the link in the first mail was opened.
 */
export interface MailWish {
  address: string;
  language: string;
}

/**
 * This browser's guest; no name and no face before there is an identity.
 *
 * `kept`: there is a passkey or there are recovery words, so that the guest can come back without this browser.
 * `back`: the way back to the browser's former guest.
 */
export interface Me {
  name: string | null;
  face: Face | null;
  kept?: boolean;
  back?: WayBack | null;
}

/**
 * The guest who creates the table.
 */
export interface MeWish {
  kind: "me";
}

/**
 * An act of a moderator; `actor` null: the operator, at the command line. `hours`: of a silence.
 */
export interface ModerationDeed {
  at: number;
  actor: string | null;
  action: ModerationAction;
  target: string;
  report: string | null;
  line: number | null;
  hours: number | null;
  note: string;
}

/**
 * Whether the guest who asks is a moderator, and the number of open reports.
 *
 * `code`: the code that the operator needs to make them a moderator; null without an identity.
 */
export interface ModerationRole {
  moderator: boolean;
  code: string | null;
  waiting: number;
}

/**
 * A move; `ply` is the number of moves before it, `undone` the number of steps that were undone before.
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
 * A fixed time for every move, and a bank for the match for longer moves; seconds.
 */
export interface MoveClock {
  kind: "move";
  move: number;
  bank?: number;
}

/**
 * The name of a new agent; tables show it with its owner: “Fox (Ana)”.
 */
export interface NewAgent {
  name: string;
}

/**
 * The answer of `navigator.credentials.create`: `clientDataJSON` and `attestationObject`, all base64url.
 */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

/**
 * When a guest is notified; times of day in minutes since midnight, in the time zone `zone`.
 */
export interface NoticeTimes {
  mode: NoticeMode;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_at: number;
  zone: string;
}

/**
 * When to notify: at once (`on`), once a day (`digest`, at `digest_at`), or never; not during the quiet hours.
 */
export interface NoticeTimesWish {
  mode: NoticeMode;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_at: number;
  zone: string;
}

/**
 * Where and when this guest is notified. `push_key`: the key for browsers' subscriptions; `mail`: mails can be
 * sent.
 */
export interface Notifications {
  push_key: string;
  mail: boolean;
  channels: ChannelInfo[];
  times: NoticeTimes;
}

/**
 * What can be done now; `legal` only for a seat that this connection plays and has as viewpoint.
 *
 * `undone`: the number of steps taken back so far; `undo`: true if this guest may take back their last one, with
 * the replies of bots since then. `ahead`: moves that may be made ahead for the seat of the viewpoint.
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
  ahead: string[];
}

/**
 * Offers or agrees to another match; `none` withdraws or refuses.
 *
 * `missing`: what happens to seats of absent people who have not agreed: the table waits for them, bots
 * take the seats, or the seats become free for others. `commitment`: as in `OpenTable`.
 */
export interface Offer {
  do: "offer";
  id: string;
  kind: OfferKind;
  missing?: Missing;
  commitment?: string | null;
}

/**
 * The offers of another match.
 */
export interface Offered {
  say: "offer";
  kind: OfferKind;
  by: number[];
}

/**
 * A new table, with as many seats as players. `open`: strangers may find it, to take a free seat or to watch.
 *
 * `pause`: milliseconds that bots wait before they show a move, so that people can follow.
 * `stand_in`: seconds after which a bot plays for a player who is away, until they are back; 0: the table waits.
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
 * The end of a match; `scores` is null if a player gave up.
 */
export interface Outcome {
  scores: number[] | null;
  ranks: number[];
  resigned: number[];
}

/**
 * An agent of this guest; `connected`: to the process that answers.
 */
export interface OwnAgentInfo {
  id: string;
  name: string;
  made: number;
  connected: boolean;
}

/**
 * The agents of this guest, the oldest first, of at most `most`.
 *
 * `allowed`: this server lets agents of guests in.
 */
export interface OwnAgents {
  agents: OwnAgentInfo[];
  most: number;
  allowed: boolean;
}

/**
 * Everything that is stored about a guest (docs/protocol.md): `form` is the version of the format; `at` is now.
 *
 * `kept`: lists of rows, by the tables of the database; `tables` has every table that they opened or sat at.
 */
export interface OwnData {
  form: number;
  at: number;
  name: string;
  face: string | null;
  zone: string | null;
  created: number;
  kept: Record<string, unknown>;
  tables: (Record<string, unknown>)[];
}

/**
 * The answer to `watch`: the guest's tables that go on, newest first. Each later change comes as `table`.
 */
export interface OwnTables {
  say: "tables";
  tables: TableInfo[];
}

/**
 * A pair, by the keys of both.
 */
export interface PairQuery {
  one?: string;
  other?: string;
}

/**
 * The answer of `navigator.credentials.get`: `clientDataJSON`, `authenticatorData` and `signature`, base64url.
 */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/**
 * The data that a passkey has to sign to sign its guest in; the passkey itself names the guest.
 */
export interface PasskeyChallenge {
  challenge: string;
  site: string;
}

/**
 * A passkey of this guest: where and when it was made, and when it was last used to sign in.
 *
 * `site`: the host that it works at; `here`: that is the host of this request.
 */
export interface PasskeyInfo {
  id: string;
  browser: string | null;
  system: string | null;
  site: string;
  here: boolean;
  made: number;
  used: number | null;
}

/**
 * The data for a new passkey: `challenge` and `user` are base64url, `site` is the relying party's id.
 *
 * `known`: passkeys of this guest; a device makes no second one beside these. `name`: the name for the passkey.
 */
export interface PasskeyQuestion {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

/**
 * Another guest who sits at a table, and whether the guest who asks has muted or blocked them.
 */
export interface PersonHere {
  seat: number;
  kind: KeepKind | null;
}

/**
 * A guest whom the guest who asks has muted or blocked; `key` identifies them in this list only.
 */
export interface PersonKeptAway {
  key: string;
  name: string;
  kind: KeepKind;
  at: number;
}

/**
 * Sign of life. `hidden`: the page is in the background; guests who see no page of theirs are notified in other
 * ways.
 */
export interface Ping {
  do: "ping";
  hidden?: boolean;
}

/**
 * The answer to a ping.
 */
export interface Pong {
  say: "pong";
}

/**
 * The body of every refused request; clients make the sentence for people from it.
 */
export interface Problem {
  code: string;
  params: Record<string, unknown>;
}

/**
 * A program that the operator offers, an agent that is connected, or one of the guest's own.
 *
 * It is one of `SetupReport.programs`.
 */
export interface ProgramWish {
  kind: "program";
  program: string;
}

/**
 * Everything that a player needs to check the deal; `seed`, `secret` and `deal` are null while they are secret.
 *
 * `shares`: the parts of the seed besides the server's `secret`; null: the seed is the secret itself.
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
 * An open proposal at a table; `n` distinguishes it from others of its kind.
 *
 * `own`: true for its author. `seat`: that of its author; null, with a `name`: the author plays no seat. `agreed`:
 * the seats whose people agreed, `asked`: those whose agreement is needed.
 */
export interface ProposalInfo {
  kind: string;
  n: number;
  own: boolean;
  seat: number | null;
  name: string;
  params: Record<string, unknown>;
  at: number;
  agreed: number[];
  asked: number[];
}

/**
 * Proposes a change to all who play while the match runs; `params` depend on the kind.
 *
 * - `substitute` (`seat`): the proposer takes over this seat, which was given up or is a bot's.
 * - `pause`: no one moves and no clock runs from then on; `resume`: the pause is over.
 * - `stand_in` (`seconds`, 0 to 604800): after how long a bot plays for a player who is away, 0: never. Absence counts
 * from the agreement on.
 */
export interface Propose {
  do: "propose";
  id: string;
  kind: string;
  params?: Record<string, unknown>;
}

/**
 * All open proposals at the table.
 */
export interface Proposed {
  say: "proposals";
  proposals: ProposalInfo[];
}

/**
 * This browser's subscription: the address at its maker's push service, and the keys to encrypt messages with.
 */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/**
 * The number of people who wait for others to play this game with, with this number of players, on these terms.
 */
export interface QuickWaiting {
  game: string;
  players: number;
  terms: Terms;
  people: number;
}

/**
 * A match with people who want the same: this game, this number of players, default options, these terms.
 *
 * `commitment`: as in `OpenTable`.
 */
export interface QuickWish {
  game: string;
  players: number;
  terms?: Terms;
  commitment?: string | null;
}

/**
 * Eight words, shown only once.
 */
export interface RecoveryWords {
  words: string[];
}

/**
 * A message was refused, and nothing changed; only after `database.in_doubt` is that unknown.
 */
export interface Refused {
  say: "error";
  id: string | null;
  code: string;
  params: Record<string, unknown>;
}

/**
 * Remove a line of the report from everyone's view.
 */
export interface RemoveLine {
  do: "remove";
  note?: string;
  line: number;
}

/**
 * A new name.
 */
export interface Rename {
  name: string;
}

/**
 * A report as moderators read it: `people[0]` is the reported guest, `people[1]` the writer.
 *
 * `names`: those of the seats. `own`: the report is about, or by, the moderator who asks, who therefore may not
 * decide it. `removed`: the numbers of lines that moderators removed.
 */
export interface ReportInfo {
  report: string;
  at: number;
  table: string;
  game: string;
  ply: number;
  line: number | null;
  reason: ReportReason;
  text: string;
  names: string[];
  people: ReportedPerson[];
  lines: EvidenceLine[];
  plies: EvidencePly[];
  removed: number[];
  deeds: ModerationDeed[];
  own: boolean;
  ending: "dismissed" | "settled" | null;
}

/**
 * A report about a guest, with a text if the writer likes.
 */
export interface ReportWish {
  seat?: number | null;
  line?: number | null;
  reason: ReportReason;
  text?: string;
}

/**
 * The report is stored; `moderated`: there is a moderator to read it.
 */
export interface Reported {
  moderated: boolean;
}

/**
 * A guest in a report; `silenced_until`: they may say nothing until then.
 */
export interface ReportedPerson {
  name: string;
  seat: number | null;
  silenced_until: number | null;
}

/**
 * Resigns for a seat.
 */
export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

/**
 * Reveals the bytes to which this browser is bound, once the table has a time at which it starts.
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
 * - `own`: the guest has the seat, even if they resigned and watch a bot play it; then it is not `mine`.
 * - `level`: null for a bot that is a program, called `name`; a guest's own has its owner in it.
 * - `stood_in`: a bot plays the seat until its player is back.
 * - `steps_in`: the player is away, and a bot begins to play for them in this number of milliseconds after sending;
 * null: no bot is to step in.
 * - `face`: null for a free seat.
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
  steps_in: number | null;
  face: Face | null;
}

/**
 * The matches of a table one after the other: the number that are over, and how many each seat's people won.
 */
export interface Series {
  matches: number;
  won: number[];
}

/**
 * The beginning of links for other people, such as `http://192.168.1.20:8000`.
 */
export interface ServerAddress {
  address: string;
}

/**
 * Close the report: everything necessary was done.
 */
export interface SettleReport {
  do: "settle";
  note?: string;
}

/**
 * A question whether a table could be set up like this; nothing is created.
 */
export interface Setup {
  game: string;
  players: number;
  options?: Record<string, unknown>;
}

/**
 * The problem of a setup, if any, and single changes of it that would be refused.
 *
 * `programs`: what the operator offers for the game besides the levels of its own bots, and the guest's own agents.
 */
export interface SetupReport {
  problem: Problem | null;
  unfit: Unfit[];
  programs: string[];
}

/**
 * Silence one of the report's people for this time; 0 lets them speak again.
 */
export interface Silence {
  do: "silence";
  note?: string;
  who: number;
  hours: number;
}

/**
 * One ply as this viewer may know it: ply 0 is the deal, ply n the position after n moves.
 *
 * - `move`: null while it could reveal more than its events do.
 * - `standing`: what each seat would score if the match ended here; `score_breakdown`: its parts, as far as the
 * viewer knows them.
 * - `by`: the actor who decided on the move, null if unknown; `helped`: they had seen a hint for it.
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
 * Seat `seat` took its last step back, with the replies of bots to it, so that ply `ply` was the last one again.
 */
export interface StepBack {
  seat: number;
  ply: number;
}

/**
 * A move was made, and committed before this was sent.
 *
 * `before`: the step before, if it must now be shown with less than was sent; null if it is unchanged.
 */
export interface StepMade {
  say: "step";
  step: Step;
  before: Step | null;
  now: Now;
}

/**
 * No notices are sent there any more, even if there was no such channel.
 */
export interface Stopped {
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
 * The position after the move, its events, and the standing if the game shows one.
 *
 * `events` and `view` are those of the seat that moved.
 */
export interface StudyApplied {
  position: View;
  events: GameEvent[];
  standing: number[] | null;
  view: View;
}

/**
 * The rules' report about a draft of a move.
 */
export interface StudyExamined {
  report: Report;
}

/**
 * The legal moves (with `more` there are others); `view` is that of the seat to act.
 */
export interface StudyLegal {
  turn: number | null;
  moves: string[];
  more: boolean;
  view: View;
}

/**
 * The given-up seat to take over. `name`: the guest's new name; null: as before.
 */
export interface Substitute {
  seat: number;
  name?: string | null;
}

/**
 * Two seats whose people change places; one of them may be free.
 */
export interface SwapSeats {
  seats: [number, number];
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
 * - `state`: `cancelled` is a table that ended without a result.
 * - `revenge`: one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
 * - `open`: strangers find it among the public tables.
 * - `stand_in`: seconds until a bot plays for a player who is away, 0: never.
 * - `sides`: the side of each seat (without teams each its own).
 * - `host_seat`: the seat of the host; null: none.
 * - `at`: the server's time.
 * - `deadline`: the end of the time of the seat that is to act, or of the pause; null: no clock runs.
 * - `clocks`: null in lists, and before the match has begun.
 * - `zone`: the time zone in which the nights of this guest count; null: they have no seat here, or have
 * set no zone yet, and then it is UTC.
 * - `bound`: while the table waits, the seats whose browsers are to contribute to the deal.
 * - `older_rules`: the rules of the game have changed since this match began; it ends by the older ones.
 * - `starts_in`: all seats are taken, and the match is dealt in this number of milliseconds after sending; null: no
 * countdown.
 * - `quick`: a quick match.
 * - `fills_in`: bots take the seats that are still free in this number of milliseconds after sending; null: never.
 * - `locked`: nobody new may sit down.
 * - `series`: null for the first match of a table.
 * - `consents`: null for those who have and had no seat.
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
  quick: boolean;
  fills_in: number | null;
  locked: boolean;
  older_rules: boolean;
  bound: Bound[];
  series: Series | null;
  terms: Terms;
  at: number;
  deadline: number | null;
  clocks: Clocks | null;
  zone: string | null;
  consents?: Consents | null;
}

/**
 * This guest's notices of a table; `mode` null: as `everywhere`. `channels`: the number of their channels.
 */
export interface TableNotices {
  mode: NoticeMode | null;
  everywhere: NoticeMode;
  channels: number;
}

/**
 * Which notices to send of a table; null: the same as everywhere.
 */
export interface TableNoticesWish {
  mode: NoticeMode | null;
}

/**
 * A line of talk at the table; `n` counts up. `own`: the reader is the author.
 */
export interface Talk {
  n: number;
  seat: number | null;
  name: string;
  preset: string | null;
  text: string | null;
  at: number;
  own: boolean;
}

/**
 * The terms that the host chooses for a table, and that players agree to by sitting down; all of them optional.
 *
 * - `talk`: who talks to whom. `players`: players among themselves and spectators among themselves; players may read
 * the spectators' lines when the match is over. `phrases`: everyone, in preset phrases only. `none`: nobody.
 * - `clock`: how long people may think; null: as long as they like.
 * - `time_out`: what happens when a player's time is over: a bot plays this move, a bot plays until they are back,
 * or the others may end the match for them.
 * - `fill`: the seconds after which bots of level `fill_level` take the free seats of a new table; 0: never.
 * - `substitutes`: who may take over a given-up seat: a person all players agree to, everyone, nobody. A bot's seat: a
 * person all players agree to, except with `nobody`.
 * - `help`: what people may ask for while they play.
 * - `counts`: a match to find out who plays better: people on a screen of their own each, without any help, and
 * without bots that take seats before it begins.
 */
export interface Terms {
  talk?: TalkPolicy;
  clock?: BankClock | MoveClock | DaysClock | null;
  time_out?: TimeOut;
  fill?: number;
  fill_level?: number;
  substitutes?: SubstitutePolicy;
  help?: Help;
  counts?: boolean;
}

/**
 * The time zone of this browser.
 */
export interface TimeZone {
  zone: string;
}

/**
 * Takes back the seat's own last step, and the replies of bots since then; `undone` as in `Move`.
 *
 * `ply`: the last ply that the client has; replies of bots may follow it.
 */
export interface Undo {
  do: "undo";
  id: string;
  ply: number;
  seat: number;
  undone?: number;
}

/**
 * Seat `seat` took back its last step: `step` is the last one again; the replies of bots are gone too.
 */
export interface Undone {
  say: "undone";
  seat: number;
  step: Step;
  now: Now;
}

/**
 * A value of an option that does not fit the others; `names` are the conflicting options, or `players`.
 */
export interface Unfit {
  option: string;
  value: string | number | boolean;
  names: string[];
}

/**
 * Take away the name of one of the report's people; they may choose another.
 */
export interface Unname {
  do: "unname";
  note?: string;
  who: number;
}

/**
 * A vacation of this number of days from now on; 0: the player is back.
 */
export interface Vacation {
  days: number;
}

/**
 * The viewpoint of the connection is this seat now, with the last position as that seat may see it.
 */
export interface ViewpointChanged {
  say: "look";
  look: number | null;
  step: Step;
  now: Now;
}

/**
 * The first message of a page that shows no table: send changes of the guest's tables, and those that await their
 * turn.
 */
export interface Watch {
  do: "watch";
}

/**
 * This browser was another guest lately, and can be that guest again until `until`.
 *
 * `other`: the name of the guest that it became by a link, words or a passkey; `joined`: the two were merged.
 */
export interface WayBack {
  other: string;
  joined: boolean;
  until: number;
}

/**
 * An address to notify; `room` and `token` are for a Matrix homeserver only.
 */
export interface WebhookWish {
  kind: WebhookKind;
  address: string;
  language: string;
  room?: string;
  token?: string;
}

/**
 * Everything since the client's `last`, and every step ever taken back; `now` is null while the table waits.
 *
 * - `plies`: they begin with `last` itself if it has changed by no longer being the last.
 * - `talk`: the earlier lines for those who sit here, else the guest's own lines; `untold`: lines that must not be
 * shown any more.
 * - `earlier`: for a player, the last lines from the earlier tables of the series at which they sat too.
 * - `ahead`: the move made ahead for the seat of the viewpoint; null: none.
 */
export interface Welcome {
  say: "welcome";
  table: TableInfo;
  look: number | null;
  plies: Step[];
  taken_back: StepBack[];
  now: Now | null;
  talk: Talk[];
  untold: number[];
  offer: Offered;
  happened: Happened[];
  ahead: Ahead | null;
  proposals: ProposalInfo[];
  earlier?: EarlierTalk[];
}

/**
 * A guest at a table: the one who sits on this seat, or else the author of this line of talk.
 */
export interface Whom {
  seat?: number | null;
  line?: number | null;
}

/**
 * The language of the new words.
 */
export interface WordsWish {
  language: "en" | "fr" | "nl";
}

export type ClientMessage = Hello | Watch | Move | Undo | Examine | Advise | Resign | Commit | Reveal | Offer | Propose | AnswerProposal | Say | ChangeViewpoint | Ping;

export type ServerMessage = Welcome | StepMade | Undone | Ack | Refused | TableChanged | LineSaid | EarlierLineSaid | LinesRemoved | EventHappened | Offered | Proposed | ViewpointChanged | Examined | Advice | OwnTables | AwaitingChanged | Announced | Pong;

export type AnalysisLine = AnalysisBegun | AnalysisMove | AnalysisDone | AnalysisStopped;

export type AnyWish = MeWish | FriendWish | BotWish | ProgramWish | DeviceWish;

export type AnyDecision = RemoveLine | Unname | Silence | EndSessions | DismissReport | SettleReport;

export type Preset = "again" | "bye" | "good_luck" | "good_move" | "hello" | "one_moment" | "oops" | "react_heart" | "react_laugh" | "react_sad" | "react_smile" | "react_thumb" | "react_wow" | "sorry" | "thanks" | "well_played" | "your_turn";

export type Animal = "bear" | "cat" | "crab" | "fish" | "frog" | "horse" | "jackal" | "lion" | "mouse" | "octopus" | "owl" | "turtle";

export type Colour = "blue" | "green" | "grey" | "orange" | "red" | "teal" | "violet" | "yellow";

export type Actor = "bot" | "clock" | "person" | "program" | "stand_in";

export type Missing = "bot" | "free" | "wait";

export type OfferKind = "none" | "rematch" | "revenge";

export type SeatKind = "bot" | "device" | "free" | "guest";

export type TableState = "cancelled" | "over" | "running" | "waiting";

export type TalkPolicy = "everybody" | "none" | "phrases" | "players";

export type TimeOut = "bot" | "bot_until_back" | "others";

export type SubstitutePolicy = "anybody" | "asked" | "nobody";

export type NoticeMode = "digest" | "off" | "on";

export type WebhookKind = "discord" | "json" | "matrix";

export type KeepKind = "block" | "mute";

export type ReportReason = "cheating" | "insult" | "name" | "other" | "spam" | "threat";

export type ModerationAction = "appoint" | "dismiss" | "end" | "merge" | "recall" | "remove" | "settle" | "silence" | "unname";

export const LANGUAGES = ["fr", "nl", "en"] as const;

export const PRESETS = ["hello", "good_luck", "good_move", "oops", "one_moment", "your_turn", "thanks", "sorry", "well_played", "again", "bye", "react_smile", "react_laugh", "react_wow", "react_sad", "react_heart", "react_thumb"] as const;

export const ANIMALS = ["mouse", "jackal", "lion", "horse", "fish", "octopus", "crab", "turtle", "owl", "frog", "cat", "bear"] as const;

export const COLOURS = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"] as const;

export const BOT_NAMES = [["Tom", "Lou", "No\u00e9", "Mila", "Jef", "Fien"], ["L\u00e9a", "Hugo", "Lotte", "Sam", "Ella", "Max"], ["Nina", "Oscar", "Julie", "Bram", "Nora", "Arthur"], ["Victor", "Saskia", "Axel", "H\u00e9l\u00e8ne", "Wout", "Marthe"], ["Iris", "Magnus", "Cleo", "Otto", "Diane", "Minerva"]] as const;

export const LONGEST_NAME = 24 as const;

export const LONGEST_TALK = 280 as const;

export const TALK_POLICIES = ["everybody", "players", "phrases", "none"] as const;

export const TIME_OUTS = ["bot", "bot_until_back", "others"] as const;

export const SUBSTITUTE_POLICIES = ["asked", "anybody", "nobody"] as const;

export const HELPS = ["hints", "look_back", "take_back"] as const;

export const USUAL_TERMS = {"talk": "everybody", "clock": null, "time_out": "bot", "fill": 0, "fill_level": 2, "substitutes": "asked", "help": {"hints": true, "look_back": true, "take_back": true}, "counts": false} as const;

export const VACATION_DAYS = 14 as const;

export const NOTICE_MODES = ["on", "digest", "off"] as const;

export const WEBHOOK_KINDS = ["discord", "matrix", "json"] as const;

export const REPORT_REASONS = ["insult", "threat", "spam", "cheating", "name", "other"] as const;

export const LONGEST_REPORT = 500 as const;

export const LONGEST_SILENCE_HOURS = 2160 as const;

export const PAUSE = 700 as const;

export const SILENCE_MS = 12000 as const;
