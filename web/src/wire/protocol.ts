// Made by `make protocol` from tablee.server.protocol: change the structs, not this file.

import type { GameEvent, Report, View } from "./types";

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
 * The move that is said ahead for a seat, which nobody else is told; null: none.
 */
export interface Ahead {
  seat: number;
  move: string | null;
}

/**
 * What to play when it is this seat's turn, if all is as foreseen; null: nothing.
 */
export interface AheadWish {
  seat: number;
  move?: string | null;
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
 * The tables where it is the guest's turn, by their ids; who waits longest first.
 */
export interface Awaiting {
  tables: string[];
}

/**
 * The tables where it is the guest's turn, who waits longest first: all of them, whenever they change.
 */
export interface AwaitingTold {
  say: "awaiting";
  tables: string[];
}

/**
 * A bank for the match, and so much more of it after every move; seconds.
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
 * The browser of whoever has this seat is bound to put something into the deal; `shown`: and has shown it.
 */
export interface Bound {
  seat: number;
  commitment: string;
  shown: boolean;
}

/**
 * What the host wants otherwise before the match begins; what is left out stays. `options` are all of them.
 */
export interface ChangeTable {
  options?: Record<string, unknown> | null;
  pause?: number | null;
  open?: boolean | null;
  stand_in?: number | null;
  terms?: Terms | null;
}

/**
 * Where this guest is told. `shown`: what it is called, without secrets. `here`: it is the browser that asks.
 *
 * `confirmed`: not yet true of a mail address whose link was not opened. `failures`: how often in a row nothing could
 * be told there.
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
 * Who proves to be a guest, by one of three: the `token` of a `DeviceLink`, recovery words, or a passkey.
 *
 * `join`: whom this browser stood for until now is to be the same guest from now on; else it only stops being them.
 * `give_up`: where both play at one running match, the seats of the younger identity there are given up.
 */
export interface Claim {
  token?: string | null;
  words?: string | null;
  passkey?: PasskeyAnswer | null;
  join?: boolean;
  give_up?: boolean;
}

/**
 * How the clocks of a match that goes on stand, all by the server's clock (`TableInfo.at`).
 *
 * `since`: when this turn began. `banks`: what each seat has for a turn that would begin now, or for this one when it
 * began; null: the clock counts days. `paused`: since when. `overdue`: the others may end the match for who is to act.
 * `out`: seats that bots play since their time ran out. `vacations`: what each seat has left; `away`: until when.
 * `spared`: how much of lost connections is still not counted for each seat in this match, as this turn began.
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
 * Binds this browser for the deal of a match that waits: the SHA-256 of the 32 bytes it will show.
 */
export interface Commit {
  do: "commit";
  id: string;
  commitment: string;
}

/**
 * What stands behind `#` in the link of the first mail.
 */
export interface Confirmation {
  code: string;
}

/**
 * So many days for every move; each person may be away for `vacation` days of the match.
 *
 * `night`: hours of the day, from and to, that do not count, by the time where whoever is to act lives.
 */
export interface DaysClock {
  kind: "days";
  days: number;
  vacation?: number;
  night?: [number, number] | null;
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
 * A guest was deleted: how many seats at running matches were given up for it.
 */
export interface Deleted {
  gave_up: number;
}

/**
 * A browser that is signed in as this guest; `this`: it is the one that asks. `used` is exact to a day.
 *
 * `browser` and `system` (`Firefox`, `Android`): null where it did not tell.
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
 * Close it: there is nothing to be done.
 */
export interface DismissReport {
  do: "dismiss";
  note?: string;
}

/**
 * Sign somebody of the report's people out, on all their devices.
 */
export interface EndSessions {
  do: "end";
  note?: string;
  who: number;
}

/**
 * `keys`: recovery words, passkeys and the places that are notified become void too.
 */
export interface EndingQuery {
  keys?: boolean;
}

/**
 * Something said near what was reported; `who` is the place of whoever said it among the report's people.
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
 * Something done near what was reported, as a spectator may know it.
 */
export interface EvidencePly {
  ply: number;
  seat: number | null;
  move: string | null;
  events: GameEvent[];
  at: number;
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
 * Bots of this level for every free seat; null: as the table's terms say.
 */
export interface FillSeats {
  level?: number | null;
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
 * The seat of the guest who is host from now on.
 */
export interface HandOn {
  seat: number;
}

/**
 * What this browser would hand over by joining: what it is called, and its seats at tables that go on.
 *
 * `running`: seats in matches that run, with the cards that only they see; `waiting`: at tables that wait;
 * `moderates`: it moderates, which ends by joining.
 */
export interface HandedOver {
  name: string;
  running: number;
  waiting: number;
  moderates: boolean;
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
 * `awaiting`: to be told besides at which tables it is the guest's turn.
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
 * A page of the guest's tables, newest first; `next` asks for the one after it, null after the last.
 */
export interface History {
  tables: TableInfo[];
  next: string | null;
}

/**
 * Which of the guest's tables; what is left out does not matter.
 *
 * `name`: part of what somebody else there is called. `since`, `before`: when the table was
 * opened. `counts`: whether it is one that counts (`Terms.counts`). `after`: `History.next` of the page before.
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
 * Do not hear somebody (`mute`), nor sit with them either (`block`); null: both again.
 */
export interface KeepAway {
  seat?: number | null;
  line?: number | null;
  kind: KeepKind | null;
}

/**
 * Everything by which this guest can come back.
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
 * The languages that the pages were not built with, by their tags.
 */
export interface Languages {
  languages: string[];
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
export interface LinkLook {
  token: string;
}

/**
 * Whether nobody new may sit down.
 */
export interface LockTable {
  locked: boolean;
}

/**
 * Whose eyes this connection uses from now on, among its own seats; acknowledged where it has an id.
 */
export interface Look {
  do: "look";
  seat: number | null;
  id?: string | null;
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
 * A mail address; it is told nothing before the link in the first mail was opened.
 */
export interface MailWish {
  address: string;
  language: string;
}

/**
 * Who this browser is; no name and no face before there is an identity.
 *
 * `kept`: there is a passkey or there are recovery words to come back by, should this browser forget. `back`: how this
 * browser can be again who it was.
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
 * Something that a moderator did; `actor` null: the operator, at the command line. `hours`: of a silence.
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
 * Whether the one who asks moderates, and how many reports wait.
 *
 * `code`: what to give the operator, who makes moderators with it; null without an identity.
 */
export interface ModerationRole {
  moderator: boolean;
  code: string | null;
  waiting: number;
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
 * So long for every move, and a bank for the match for when that is not enough; seconds.
 */
export interface MoveClock {
  kind: "move";
  move: number;
  bank?: number;
}

/**
 * What `navigator.credentials.create` answered: `clientDataJSON` and `attestationObject`, all base64url.
 */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

/**
 * When a guest is told; times of day in minutes since midnight, by the clocks of `zone`.
 */
export interface NoticeTimes {
  mode: NoticeMode;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_at: number;
  zone: string;
}

/**
 * When to be told: at once (`on`), once a day (`digest`, at `digest_at`), never; not during the quiet hours.
 */
export interface NoticeTimesWish {
  mode: NoticeMode;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_at: number;
  zone: string;
}

/**
 * Where and when this guest is told. `push_key`: with which browsers subscribe; `mail`: whether there are mails.
 */
export interface Notifications {
  push_key: string;
  mail: boolean;
  channels: ChannelInfo[];
  times: NoticeTimes;
}

/**
 * What is to be done; `legal` only for a seat that this connection plays and looks through.
 *
 * `undone`: how many steps were taken back so far; `undo`: whether this guest may take back the last one. `ahead`:
 * moves that may be said ahead for the seat looked through.
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
 * `missing`: what becomes of the seats of people who are away and have not agreed: they are waited for, bots sit
 * there, or the seats stay free for whoever comes. `commitment`: as in `OpenTable`.
 */
export interface Offer {
  do: "offer";
  id: string;
  kind: OfferKind;
  missing?: Missing;
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
 * Everything that is kept about a guest (docs/protocol.md): `form` numbers what it looks like; `at` is now.
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
 * The guest's tables that go on, newest first, as `watch` is answered; each that changes comes as `table` then.
 */
export interface OwnTables {
  say: "tables";
  tables: TableInfo[];
}

/**
 * What `navigator.credentials.get` answered: `clientDataJSON`, `authenticatorData` and `signature`, base64url.
 */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/**
 * What a passkey is to sign for somebody who comes back; whose it is the passkey itself says.
 */
export interface PasskeyChallenge {
  challenge: string;
  site: string;
}

/**
 * A passkey of this guest: where and when it was made, and when somebody last came back by it.
 *
 * `site`: the host that it works at; `here`: that is the one that was asked.
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
 * What a passkey is to sign: `challenge` and `user` are base64url, `site` is the relying party's id.
 *
 * `known`: passkeys of this guest, none of which is to be made twice on one device; `name`: what to call it.
 */
export interface PasskeyQuestion {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

/**
 * Another guest who sits at a table, and whether the one who asks keeps them away.
 */
export interface PersonHere {
  seat: number;
  kind: KeepKind | null;
}

/**
 * Somebody whom the one who asks keeps away; `key` stands for them in this list alone.
 */
export interface PersonKeptAway {
  key: string;
  name: string;
  kind: KeepKind;
  at: number;
}

/**
 * Sign of life. `hidden`: the page lies behind others; whoever sees no page of theirs is told by other ways.
 */
export interface Ping {
  do: "ping";
  hidden?: boolean;
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
 * A program that the operator offers; `SetupReport.programs` says which.
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
 * Something that is proposed at a table and not settled; `n` tells it from others of its kind.
 *
 * `seat`: who proposed it; null, and then their `name`: somebody who plays no seat. `agreed`: the seats whose people
 * agreed, `asked`: those whose agreement it takes.
 */
export interface ProposalInfo {
  kind: string;
  n: number;
  seat: number | null;
  name: string;
  params: Record<string, unknown>;
  at: number;
  agreed: number[];
  asked: number[];
}

/**
 * Proposes a change to all who play while the match runs; what `params` are depends on the kind.
 */
export interface Propose {
  do: "propose";
  id: string;
  kind: string;
  params?: Record<string, unknown>;
}

/**
 * Everything that is proposed at the table just now.
 */
export interface Proposed {
  say: "proposals";
  proposals: ProposalInfo[];
}

/**
 * This browser's subscription: where its maker's push service takes messages, and the keys to seal them with.
 */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/**
 * How many people wait at a table for others to play this game with, so many of them, on these terms.
 */
export interface QuickWaiting {
  game: string;
  players: number;
  terms: Terms;
  people: number;
}

/**
 * A match with whoever wants the same: this game for so many, as it comes, on these terms.
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
 * Eight words, shown this once.
 */
export interface RecoveryWords {
  words: string[];
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
 * Take a line of the report's out of everybody's view.
 */
export interface RemoveLine {
  do: "remove";
  note?: string;
  line: number;
}

/**
 * What to be called.
 */
export interface Rename {
  name: string;
}

/**
 * A report as moderators read it: `people[0]` is whom it is about, `people[1]` who wrote it.
 *
 * `names`: those of the seats. `own`: it is about, or by, the one who asks, who therefore does not decide it.
 * `removed`: the numbers of lines that moderators took away.
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
 * What somebody finds wrong with somebody else, in words of their own if they like.
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
 * Somebody whom a report speaks of; `silenced_until`: they may say nothing until then.
 */
export interface ReportedPerson {
  name: string;
  seat: number | null;
  silenced_until: number | null;
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
 * A bot without a level is a program of the operator's, called `name`.
 * `stood_in`: a bot plays it until whoever sits there is back. `steps_in`: whoever sits there is away, and so many
 * milliseconds after this was sent a bot begins to play for them; null: not as it stands. `face`: null where nobody
 * sits.
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
 * The matches of a table one after the other: how many are over, and how many of them each seat's people won.
 */
export interface Series {
  matches: number;
  won: number[];
}

/**
 * Close it: what was to be done is done.
 */
export interface SettleReport {
  do: "settle";
  note?: string;
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
 * `programs`: what the operator offers for the game besides the levels of its own bots.
 */
export interface SetupReport {
  problem: Problem | null;
  unfit: Unfit[];
  programs: string[];
}

/**
 * Let somebody of the report's people say nothing for so long; 0: let them speak again.
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
 * Nothing more is told there, whether or not it was there before.
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
 * Which seat to play on for that was given up. `name`: what to be called from now on; null: as before.
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
 * `state`: `cancelled` is a table that ended without a result.
 * `revenge`: whether one may be offered. `repeats`: this match is a revenge, so its seed is known from the start.
 * `open`: strangers find it among the public tables. `stand_in`: seconds until a bot plays for who is away, 0: never.
 * `sides`: which side each seat plays for (without teams each its own).
 * `host_seat`: where whoever opened the table sits; null: nowhere.
 * `at`: what time it is at the server. `deadline`: when the time of who is to act is over, or the pause; null: no
 * clock runs.
 * `clocks`: null in lists, and where the match has not begun. `zone`: the time zone by which the nights of the guest
 * asking are counted; null: they have no seat here, or said none yet, and then it is UTC.
 * `bound`: while the table waits, whose browsers are to put something into the deal.
 * `older_rules`: the rules of the game have changed since this match began; it ends by those of then.
 * `starts_in`: everybody sits, and so many milliseconds after this was sent the match is dealt; null: no countdown.
 * `quick`: a quick match, for whoever wants the same. `fills_in`: so many milliseconds after this was sent bots take
 * the seats that are still free; null: never. `locked`: nobody new may sit down. `series`: null for the first match
 * of a table.
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
}

/**
 * What this guest is told of a table; `mode` null: as `everywhere`. `channels`: how many places they have.
 */
export interface TableNotices {
  mode: NoticeMode | null;
  everywhere: NoticeMode;
  channels: number;
}

/**
 * What to be told of a table; null: the same as everywhere.
 */
export interface TableNoticesWish {
  mode: NoticeMode | null;
}

/**
 * Something said at the table; `n` counts up. `own`: by whoever is told.
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
 * Somebody spoke.
 */
export interface Talked {
  say: "talk";
  talk: Talk;
}

/**
 * What whoever opens a table chooses, and whoever sits down there agrees to; all of it may be left out.
 *
 * `talk`: who talks to whom. `players`: those who play among themselves, those who watch among themselves, which the
 * players may read when the match is over. `phrases`: everybody, in preset phrases alone. `none`: nobody.
 * `clock`: how long people may think; null: as long as they like. `time_out`: what happens at the end of somebody's
 * time: a bot plays this move, a bot plays until they are back, or the others may end the match for them.
 * `fill`: so many seconds after it was opened bots of level `fill_level` take the seats that are free; 0: never.
 * `substitutes`: who may take a seat that was given up: somebody all who play agree to, anybody, nobody.
 * `help`: what people may ask for while they play. `counts`: it is played to find out who plays better, by people at
 * a screen of their own each, without any help and without bots that take seats before it begins.
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
 * Take the name of somebody of the report's people away; they may choose another.
 */
export interface Unname {
  do: "unname";
  note?: string;
  who: number;
}

/**
 * A moderator took these lines of talk away: they are not to be shown any more.
 */
export interface Untold {
  say: "untold";
  lines: number[];
}

/**
 * To be away for so many days from now on; 0: to be back.
 */
export interface Vacation {
  days: number;
}

/**
 * First message of a page that shows no table: what happens at the guest's tables, and where it is their turn.
 */
export interface Watch {
  do: "watch";
}

/**
 * This browser was another guest lately, and can be that guest again until then.
 *
 * `other`: what the guest is called that it became by a link, words or a passkey; `joined`: the two were merged.
 */
export interface WayBack {
  other: string;
  joined: boolean;
  until: number;
}

/**
 * An address to be told at; `room` and `token` for a Matrix homeserver alone.
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
 * `plies` begins with `last` itself where it is told differently now that it is no longer the last. `talk` is what was
 * said before to those who sit here, else what the guest said themselves; `untold`: lines that are not to be shown any
 * more. `ahead`: what was said ahead for the seat looked through, null: nothing.
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
}

/**
 * Somebody at a table: whoever sits on this seat, or else whoever said this line of talk.
 */
export interface Whom {
  seat?: number | null;
  line?: number | null;
}

/**
 * In which language the words are to be.
 */
export interface WordsWish {
  language: "en" | "fr" | "nl";
}

export type ClientMessage = Hello | Watch | Move | Undo | Examine | Advise | Resign | Commit | Reveal | Offer | Propose | AnswerProposal | Say | Look | Ping;

export type ServerMessage = Welcome | StepMade | Undone | Ack | Refused | TableChanged | Talked | Untold | Told | Offered | Proposed | Looking | Examined | Advice | OwnTables | AwaitingTold | Pong;

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
