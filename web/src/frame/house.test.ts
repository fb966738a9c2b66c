import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import Foot from '../home/Foot.svelte'
import { titled } from '../own/own.svelte'
import { speaking } from '../words/speaking.stub'
import { house, houseOf } from './house'

const page = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html')

afterEach(() => Object.assign(house, houseOf(page(''))))

test('without a house file the server is called Tablée and has no texts', () => {
  expect(houseOf(page(''))).toEqual({ name: 'Tablée', imprint: false, privacy: false, research: false, ladder: false })
})

test('the page says the name and which texts there are', () => {
  const meta = '<meta name="house" content="{&quot;name&quot;:&quot;A &amp;amp; B&quot;,&quot;privacy&quot;:true}" />'
  expect(houseOf(page(meta))).toEqual({ name: 'A &amp; B', imprint: false, privacy: true, research: false, ladder: false })
  expect(houseOf(page('<meta name="house" content="{&quot;name&quot;:null}" />')).name).toBe('Tablée')
})

test('titles end with the name of the house', () => {
  house.name = 'Chez Ana'
  expect([titled(), titled('My seat')]).toEqual(['Chez Ana', 'My seat · Chez Ana'])
})

test('the foot of the start page links the texts that there are, and credits Tablée under another name only', async () => {
  await speaking('en')
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const { unmount } = render(Foot, { offline: false })
  expect(links()).not.toContain('/imprint')
  expect(screen.queryByText(/runs on/)).toBeNull()
  unmount()
  Object.assign(house, { name: 'Chez Ana', imprint: true, privacy: true })
  render(Foot, { offline: false })
  expect(links().slice(-2)).toEqual(['/imprint', '/privacy'])
  expect(screen.getByText('Chez Ana runs on Tablée.')).toBeTruthy()
})
