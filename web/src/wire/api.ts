/** Requests to the server. A refusal or a missing answer is thrown as a `Declined` with a code and parameters. */

import type { View } from './types'
import { current } from './current'
import { Declined, reached } from './declined'
import { BY_INVITATION, door } from './door.svelte'
import type {
  Ahead,
  AnalysisLine,
  Awaiting,
  BotWish,
  Claim,
  Deleted,
  ChangeTable,
  DevicesEnded,
  EntranceLink,
  Face,
  GameInfo,
  Keeping,
  LinkInfo,
  History,
  HouseInfo,
  JoinTable,
  LadderMatchInfo,
  LadderOfGame,
  LadderReplay,
  Ladders,
  Languages,
  MadeAgent,
  MailWish,
  Me,
  NewPasskey,
  Notifications,
  NoticeTimesWish,
  OpenTable,
  OwnAgents,
  PasskeyChallenge,
  PasskeyQuestion,
  Problem,
  ProgramWish,
  Proof,
  RecoveryWords,
  PushWish,
  QuickWaiting,
  QuickWish,
  ServerAddress,
  Setup,
  SetupReport,
  StudyApplied,
  StudyExamined,
  StudyLegal,
  TableInfo,
  WordsWish,
  TableNotices,
  WebhookWish,
  TimeZone,
} from './protocol'

export { Declined, NO_CONNECTION, problemOf } from './declined'

/**
 * A placeholder for the state of the random numbers, which no view contains. It serves positions that are only
 * displayed.
 */
export const NO_RNG = { seed: '0'.repeat(64), used: 0 }

/** Requests that take longer have failed; the caller can ask again. */
export const LONGEST_MS = 60_000

/**
 * Send a request to the server and return its answer. Rejects with a `Declined` if the server refuses or no answer
 * comes.
 */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const heard = current.asks()
  const init: RequestInit = { method, credentials: 'same-origin', signal: AbortSignal.timeout(LONGEST_MS) }
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  const response = await reached(fetch(path, init))
  const answer = await read(response)
  if (response.ok && answer !== null) return answer as T
  const refused = declined(answer)
  if (refused.code === 'guest.unknown' || refused.code === BY_INVITATION) heard(false)
  door.heard(refused.code)
  throw refused
}

/** Return the answer, or null if it is not JSON, such as a page from a proxy. Rejects if the transfer breaks off. */
async function read(response: Response): Promise<unknown> {
  const text = await reached(response.text())
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function declined(answer: unknown): Declined {
  const problem = answer as Partial<Problem> | null
  return new Declined({ code: problem?.code ?? 'server.broken', params: problem?.params ?? {} })
}

/** Read an answer that arrives line by line, and call `heard` with each line as soon as it is complete. */
async function askLines<T>(path: string, heard: (line: T) => void, signal: AbortSignal): Promise<void> {
  const response = await reached(fetch(path, { method: 'POST', credentials: 'same-origin', signal }))
  if (!response.ok || response.body === null) throw declined(await read(response))
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reached(reader.read())
    // Each line ends with a newline. A last line without one is incomplete or not a line of ours.
    if (done && rest !== '') throw declined(null)
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) heard(parsed<T>(line))
  }
}

function parsed<T>(line: string): T {
  try {
    return JSON.parse(line) as T
  } catch {
    throw declined(null)
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

const KEPT = 'tablee.games'
let games: Promise<GameInfo[]> | null = null

function keepGames(found: GameInfo[]): GameInfo[] {
  try {
    localStorage.setItem(KEPT, JSON.stringify(found))
  } catch {
    // This browser stores nothing, so nothing is available without a connection.
  }
  return found
}

/** The address of the record of a match of the ladder. */
export const ladderRecord = (record: string) => `/api/ladder/records/${encodeURIComponent(record)}`

export const api = {
  /** Return the installed games. The page asks once, and again only after a failure. */
  games(): Promise<GameInfo[]> {
    games ??= ask<GameInfo[]>('GET', '/api/games').then(keepGames, (problem: unknown) => {
      games = null
      throw problem
    })
    return games
  },
  /** Return the games of the server's last answer, which guests can read about without a connection. */
  gamesKept(): GameInfo[] {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as GameInfo[]
    } catch {
      return []
    }
  },
  /** Return the languages of this server that are not built into the pages. */
  languages: async () => (await ask<Languages>('GET', '/api/words')).languages,
  async me(): Promise<Me> {
    const heard = current.asks()
    const me = await ask<Me>('GET', '/api/me')
    heard(me.name !== null)
    return me
  },
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  changeFace: ({ animal, colour }: Face) => ask<Me>('PUT', '/api/me/face', { animal, colour }),
  link: () => ask<{ token: string }>('POST', '/api/me/link'),
  /** `keys`: also revoke recovery words, passkeys and notification channels. */
  endDevices: (keys: boolean) => ask<DevicesEnded>('DELETE', `/api/me/devices${keys ? '?keys=true' : ''}`),
  linkInfo: (token: string) => ask<LinkInfo>('POST', '/api/me/link/look', { token }),
  enter: (link: EntranceLink) => ask<Me>('POST', '/api/me/enter', link),
  claim: (claim: Claim) => ask<Me>('POST', '/api/me/claim', claim),
  /** Make this browser the previous guest again. */
  goBack: () => ask<Me>('POST', '/api/me/return'),
  keeping: () => ask<Keeping>('GET', '/api/me/devices'),
  endDevice: (id: string) => ask<Keeping>('DELETE', `/api/me/devices/${id}`),
  makeWords: (language: WordsWish['language']) => ask<RecoveryWords>('POST', '/api/me/words', { language }),
  removeWords: () => ask<Keeping>('DELETE', '/api/me/words'),
  passkeyQuestion: () => ask<PasskeyQuestion>('POST', '/api/me/passkeys/question'),
  addPasskey: (made: NewPasskey) => ask<Keeping>('POST', '/api/me/passkeys', made),
  removePasskey: (id: string) => ask<Keeping>('DELETE', `/api/me/passkeys/${id}`),
  ownAgents: () => ask<OwnAgents>('GET', '/api/me/agents'),
  makeAgent: (name: string) => ask<MadeAgent>('POST', '/api/me/agents', { name }),
  removeAgent: (id: string) => ask<OwnAgents>('DELETE', `/api/me/agents/${id}`),
  passkeyChallenge: () => ask<PasskeyChallenge>('POST', '/api/me/passkeys/challenge'),
  deleteMe: () => ask<Deleted>('DELETE', '/api/me'),
  /** Return the address of a file with all data about this guest. */
  exported: () => '/api/me/export',
  notifications: () => ask<Notifications>('GET', '/api/notifications'),
  setNoticeTimes: (times: NoticeTimesWish) => ask<Notifications>('PUT', '/api/notifications', times),
  addPush: (wish: PushWish) => ask<Notifications>('POST', '/api/notifications/push', wish),
  addWebhook: (wish: WebhookWish) => ask<Notifications>('POST', '/api/notifications/webhooks', wish),
  addMail: (wish: MailWish) => ask<Notifications>('POST', '/api/notifications/mail', wish),
  confirmMail: (code: string) => ask<object>('POST', '/api/notifications/confirm', { code }),
  stopChannel: (token: string) => ask<object>('POST', `/api/notifications/stop/${encodeURIComponent(token)}`),
  removeChannel: (channel: string) => ask<Notifications>('DELETE', `/api/notifications/channels/${channel}`),
  tableNotices: (id: string) => ask<TableNotices>('GET', `${table(id)}/notifications`),
  setTableNotices: (id: string, mode: TableNotices['mode']) => ask<TableNotices>('PUT', `${table(id)}/notifications`, { mode }),
  open: (wish: OpenTable) => ask<TableInfo>('POST', '/api/tables', wish),
  history: (query: Record<string, string>) => ask<History>('GET', `/api/tables/history?${new URLSearchParams(query).toString()}`),
  /** Return the tables where it is this guest's turn. */
  awaiting: () => ask<Awaiting>('GET', '/api/tables/awaiting'),
  quick: (wish: QuickWish) => ask<TableInfo>('POST', '/api/quick', wish),
  /** Return the number of waiting players for each wish. */
  quickWaiting: () => ask<QuickWaiting[]>('GET', '/api/quick'),
  /** Return the name, imprint and privacy text of this server. */
  house: () => ask<HouseInfo>('GET', '/api/house'),
  /** Return the games in which programs and bots play each other, and the limits of all of them. */
  ladders: () => ask<Ladders>('GET', '/api/ladder'),
  ladder: (game: string) => ask<LadderOfGame>('GET', `/api/ladder/${encodeURIComponent(game)}`),
  /** Return the latest matches of two entrants, by their keys. */
  ladderMatches: (game: string, one: string, other: string) =>
    ask<LadderMatchInfo[]>(
      'GET',
      `/api/ladder/${encodeURIComponent(game)}/matches?${new URLSearchParams({ one, other }).toString()}`,
    ),
  ladderReplay: (record: string) => ask<LadderReplay>('GET', `${ladderRecord(record)}/replay`),
  ladderAnalysis: (record: string, heard: (line: AnalysisLine) => void, signal: AbortSignal) =>
    askLines<AnalysisLine>(`${ladderRecord(record)}/analysis`, heard, signal),
  mine: () => ask<TableInfo[]>('GET', '/api/tables'),
  openTables: () => ask<TableInfo[]>('GET', '/api/tables/open'),
  setup: (wish: Setup) => ask<SetupReport>('POST', '/api/setup', wish),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  join: (id: string, wish: JoinTable) => ask<TableInfo>('POST', `${table(id)}/join`, wish),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  cancel: (id: string) => ask<TableInfo>('POST', `${table(id)}/cancel`),
  giveSeat: (id: string, seat: number, to: BotWish | ProgramWish) => ask<TableInfo>('PUT', `${table(id)}/seats/${seat}`, to),
  vacation: (id: string, days: number) => ask<TableInfo>('POST', `${table(id)}/vacation`, { days }),
  back: (id: string) => ask<TableInfo>('POST', `${table(id)}/back`),
  endForLate: (id: string) => ask<TableInfo>('POST', `${table(id)}/claim`),
  sayAhead: (id: string, seat: number, move: string | null) => ask<Ahead>('PUT', `${table(id)}/ahead`, { seat, move }),
  liveIn: (zone: string) => ask<TimeZone>('PUT', '/api/me/zone', { zone }),
  freeSeat: (id: string, seat: number) => ask<TableInfo>('DELETE', `${table(id)}/seats/${seat}`),
  swap: (id: string, one: number, other: number) => ask<TableInfo>('POST', `${table(id)}/swap`, { seats: [one, other] }),
  changeTable: (id: string, wish: ChangeTable) => ask<TableInfo>('PUT', `${table(id)}/settings`, wish),
  consent: (id: string, agree: boolean) => ask<TableInfo>('PUT', `${table(id)}/consent`, { agree }),
  lock: (id: string, locked: boolean) => ask<TableInfo>('PUT', `${table(id)}/lock`, { locked }),
  handOn: (id: string, seat: number) => ask<TableInfo>('PUT', `${table(id)}/host`, { seat }),
  fill: (id: string) => ask<TableInfo>('POST', `${table(id)}/fill`, {}),
  start: (id: string) => ask<TableInfo>('POST', `${table(id)}/start`),
  substitute: (id: string, seat: number, name: string | null) =>
    ask<TableInfo>('POST', `${table(id)}/substitute`, { seat, name }),
  proof: (id: string) => ask<Proof>('GET', `${table(id)}/proof`),
  /** Report the moves of a finished match one after the other, each with the best move found. */
  analysis: (id: string, heard: (line: AnalysisLine) => void, signal: AbortSignal) =>
    askLines<AnalysisLine>(`${table(id)}/analysis`, heard, signal),
  /** The beginning of links for other people, which only the server's own machine does not know. */
  address: () => ask<ServerAddress>('GET', '/api/address'),
  qr: (id: string) => `${table(id)}/qr.svg`,
  record: (id: string) => `${table(id)}/record`,
}

/** Questions to the rules about a position that the player made up. The server stores nothing. */
export const study = {
  legal: (position: View) => ask<StudyLegal>('POST', '/api/study', { do: 'legal', position }),
  apply: (position: View, move: string) => ask<StudyApplied>('POST', '/api/study', { do: 'apply', position, move }),
  examine: async (position: View, draft: string) =>
    (await ask<StudyExamined>('POST', '/api/study', { do: 'examine', position, draft })).report,
}
