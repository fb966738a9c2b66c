import { beforeAll, expect, test } from 'vitest'
import type { Happened, ProposalInfo } from '../wire/protocol'
import { settings } from '../settings/settings.svelte'
import { words } from '../words/words.svelte'
import { happenedSentence } from './story'
import { proposed } from './proposed'

const NAMES = ['Ana', 'Bo', 'Cy']

beforeAll(async () => {
  settings.language = 'en'
  await words.speak('en')
})

const proposal = (changes: Partial<ProposalInfo>): ProposalInfo => ({
  kind: 'stand_in',
  n: 1,
  seat: 0,
  name: 'Ana',
  params: {},
  at: 0,
  own: false,
  agreed: [],
  asked: [],
  ...changes,
})

test.each([
  [{ params: { seconds: 0 } }, 'Ana proposes: no bot plays for somebody who is away.'],
  [{ params: { seconds: 120 } }, 'Ana proposes: a bot plays for whoever is away for 2 minutes.'],
  [{ kind: 'substitute', seat: null, name: '', params: { seat: 2 } }, 'Guest would like the seat of Cy.'],
])('a proposal says who wants what', (changes, told) => {
  expect(proposed(proposal(changes), NAMES)).toBe(told)
})

const happened = (kind: string, params: Happened['params'], seat: number | null = null): Happened => ({
  n: 1,
  ply: 0,
  kind,
  seat,
  params,
  at: 0,
})

test.each([
  [happened('stand_in', { seconds: 0 }), null, 'Agreed: no bot plays for somebody who is away.'],
  [happened('swapped', { name: '', other: 'Bo' }, 1), null, 'Guest and Bo changed places.'],
  [happened('filled', { bots: 2, level: 1 }), null, 'Bots took the 2 free seats.'],
  [happened('host', { name: 'Bo' }, 1), 1, 'You are the host now.'],
  [happened('substitute', { name: 'Di', left: 'Cy', gave_up: 1 }, 2), 0, 'Di plays on for Cy, who had resigned.'],
])('what happened is a sentence', (event, you, told) => {
  expect(happenedSentence(event, you)).toBe(told)
})
