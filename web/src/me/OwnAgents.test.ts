import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opening } from '../frame/dialogs.stub'
import { api, Declined } from '../wire/api'
import type { OwnAgents as Listed } from '../wire/protocol'
import { speaking } from '../words/speaking.stub'
import OwnAgents from './OwnAgents.svelte'

const fox = { id: 'f', name: 'Fox', made: 0, connected: false }
const listed = (...agents: Listed['agents']): Listed => ({ agents, most: 3, allowed: true })
const list = vi.spyOn(api, 'ownAgents')
const make = vi.spyOn(api, 'makeAgent')
const remove = vi.spyOn(api, 'removeAgent')

async function press(name: string | RegExp): Promise<void> {
  screen.getByRole('button', { name, hidden: true }).click()
  await tick()
}

async function typed(name: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>('Name of the program')
  field.value = name
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await tick()
}

async function unfold(): Promise<void> {
  const details = screen.getByRole<HTMLDetailsElement>('group')
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await tick()
}

const said = () =>
  screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent.trim())
    .join('')

beforeEach(async () => {
  opening()
  for (const mock of [list, make, remove]) mock.mockReset()
  list.mockResolvedValue(listed())
  await speaking('en')
})
afterEach(() => {
  vi.useRealTimers()
})

test('nothing is asked until the section is wanted, and nothing any more once it is folded away', async () => {
  vi.useFakeTimers()
  render(OwnAgents)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(list).not.toHaveBeenCalled()
  await unfold()
  await vi.advanceTimersByTimeAsync(5_100)
  expect(list).toHaveBeenCalledTimes(2)
  const details = screen.getByRole<HTMLDetailsElement>('group')
  details.open = false
  details.dispatchEvent(new Event('toggle'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(list).toHaveBeenCalledTimes(2)
})

test('a token is made once, gets the focus, and is shown with the lines to run until it is kept', async () => {
  make.mockResolvedValue({ token: 'secret', own: listed(fox) })
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByLabelText('Name of the program')).toBeTruthy())
  await typed('Fox')
  await press('Make a token')
  await press('Make a token')
  const token = await vi.waitFor(() => screen.getByLabelText<HTMLInputElement>('Token of Fox, shown only this once'))
  expect(make.mock.calls).toEqual([['Fox']])
  expect([token.value, document.activeElement]).toEqual(['secret', token])
  expect(document.querySelector('pre')?.textContent).toBe(
    `import tablee.remote\ntablee.remote.play("${location.origin}", "secret", MyAgent)`,
  )
  await press('I have kept it')
  expect(document.body.innerHTML).not.toContain('secret')
})

test('the list follows which programs are connected', async () => {
  vi.useFakeTimers()
  list.mockResolvedValueOnce(listed(fox)).mockResolvedValue(listed({ ...fox, connected: true }))
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByText(/^Not connected/)).toBeTruthy())
  await vi.advanceTimersByTimeAsync(5_100)
  expect(screen.getByText('connected')).toBeTruthy()
  list.mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([screen.getByText('connected').textContent, said()]).toEqual(['connected', ''])
})

test('a program is removed once, after a question', async () => {
  list.mockResolvedValue(listed(fox))
  remove.mockResolvedValue(listed())
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByText('Fox')).toBeTruthy())
  await press('Remove: Fox')
  await press('No, keep it')
  expect(remove).not.toHaveBeenCalled()
  const focus = vi.spyOn(document.querySelector('summary') as HTMLElement, 'focus')
  await press('Remove: Fox')
  await press('Yes, remove it')
  await vi.waitFor(() => expect(screen.queryByText('Fox')).toBeNull())
  expect(remove.mock.calls).toEqual([['f']])
  await vi.waitFor(() => expect(focus).toHaveBeenCalledOnce())
})

test('an answer from before a change does not bring a removed program back', async () => {
  vi.useFakeTimers()
  let late: (found: Listed) => void = () => {}
  list.mockResolvedValueOnce(listed(fox)).mockReturnValueOnce(new Promise((settle) => (late = settle)))
  remove.mockResolvedValue(listed())
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByText('Fox')).toBeTruthy())
  await vi.advanceTimersByTimeAsync(5_000)
  await press('Remove: Fox')
  await press('Yes, remove it')
  await vi.waitFor(() => expect(screen.queryByText('Fox')).toBeNull())
  late(listed(fox))
  await vi.advanceTimersByTimeAsync(10)
  expect(screen.queryByText('Fox')).toBeNull()
})

test('a refusal is said, and the name that was typed stays', async () => {
  make.mockRejectedValue(new Declined({ code: 'agent.taken', params: { name: 'Fox' } }))
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByLabelText('Name of the program')).toBeTruthy())
  await typed('Fox')
  await press('Make a token')
  await vi.waitFor(() => expect(said()).toContain('You have a program called “Fox” already.'))
  expect(screen.getByLabelText<HTMLInputElement>('Name of the program').value).toBe('Fox')
})

test.each([
  [
    'at most so many are made',
    listed(fox, { ...fox, id: 'o', name: 'Owl' }, { ...fox, id: 'c', name: 'Cat' }),
    /^You have as many/,
  ],
  ['none where the operator forbids it', { ...listed(fox), allowed: false }, /^On this server, players cannot/],
])('%s, and those there are can be removed', async (_, own, sentence) => {
  list.mockResolvedValue(own)
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByText(sentence)).toBeTruthy())
  expect(screen.queryByLabelText('Name of the program')).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove: Fox' })).toBeTruthy()
})

test('without a first answer the page says so, until there is one', async () => {
  vi.useFakeTimers()
  list
    .mockReset()
    .mockRejectedValueOnce(new Declined({ code: 'server.broken', params: {} }))
    .mockResolvedValue(listed(fox))
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(said()).not.toBe(''))
  await vi.advanceTimersByTimeAsync(5_100)
  expect([said(), screen.getByText('Fox').textContent]).toEqual(['', 'Fox'])
})

test('a token goes with its program, not with another, and the field is empty for the next name', async () => {
  const owl = { ...fox, id: 'o', name: 'Owl' }
  list.mockResolvedValue(listed(owl))
  make.mockImplementation(() => {
    list.mockResolvedValue(listed(owl, fox))
    return Promise.resolve({ token: 'secret', own: listed(owl, fox) })
  })
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByText('Owl')).toBeTruthy())
  await typed('  ')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make a token', hidden: true }).disabled).toBe(true)
  await typed('Fox')
  await press('Make a token')
  await vi.waitFor(() => expect(document.body.innerHTML).toContain('secret'))
  expect(screen.getByLabelText<HTMLInputElement>('Name of the program').value).toBe('')
  for (const [gone, left, shown] of [
    [owl, [fox], true],
    [fox, [], false],
  ] as const) {
    remove.mockImplementationOnce(() => {
      list.mockResolvedValue(listed(...left))
      return Promise.resolve(listed(...left))
    })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: `Remove: ${gone.name}`, hidden: true })
    await vi.waitFor(() => expect(button.disabled).toBe(false))
    await press(`Remove: ${gone.name}`)
    await press('Yes, remove it')
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: `Remove: ${gone.name}` })).toBeNull())
    await tick()
    expect(document.body.innerHTML.includes('secret')).toBe(shown)
  }
})

test('an answer from before a program was made does not take it away', async () => {
  vi.useFakeTimers()
  let late: (found: Listed) => void = () => {}
  list
    .mockReset()
    .mockResolvedValueOnce(listed())
    .mockReturnValueOnce(new Promise((settle) => (late = settle)))
  make.mockResolvedValue({ token: 'secret', own: listed(fox) })
  render(OwnAgents)
  await unfold()
  await vi.waitFor(() => expect(screen.getByLabelText('Name of the program')).toBeTruthy())
  await vi.advanceTimersByTimeAsync(5_000)
  await typed('Fox')
  await press('Make a token')
  await vi.waitFor(() => expect(screen.getByText('Fox')).toBeTruthy())
  late(listed())
  await vi.advanceTimersByTimeAsync(10)
  expect(screen.getByText('Fox')).toBeTruthy()
})
