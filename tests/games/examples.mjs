// Prints, as JSON, what the rules' pictures of games claim: node examples.mjs FOLDER... Run in `web`, where vite is.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { runnerImport } = await import(pathToFileURL(createRequire(`${process.cwd()}/`).resolve('vite')).href)
const options = { configFile: false, logLevel: 'silent' }
const found = {}
for (const folder of process.argv.slice(2)) {
  const { module } = await runnerImport(`./src/games/${folder}/examples.ts`, options)
  found[folder] = module.examples
}
console.log(JSON.stringify(found))
