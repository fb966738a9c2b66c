// Prints, as JSON, what the page reckons of moves: node leads.mjs < [[view, move], ...]. Run in `web`, where vite is.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { runnerImport } = await import(pathToFileURL(createRequire(`${process.cwd()}/`).resolve('vite')).href)
const { module } = await runnerImport('./src/games/tokan/lead.ts', { configFile: false, logLevel: 'silent' })
const asked = JSON.parse(readFileSync(0, 'utf-8'))
console.log(JSON.stringify(asked.map(([view, move]) => [module.lead(view, view.turn), module.leadAfter(view, move)])))
