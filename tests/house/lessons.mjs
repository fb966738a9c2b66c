// Prints the steps of every lesson as JSON, by the folder of its game. Run in `web`, where vite is.
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { runnerImport } = await import(pathToFileURL(createRequire(`${process.cwd()}/`).resolve('vite')).href)
const games = readdirSync('src/games').filter((game) => existsSync(`src/games/${game}/lesson.ts`))
const lessons = {}
for (const game of games) {
  const { module } = await runnerImport(`./src/games/${game}/lesson.ts`, { configFile: false, logLevel: 'silent' })
  lessons[game] = module.lesson
}
console.log(JSON.stringify(lessons))
