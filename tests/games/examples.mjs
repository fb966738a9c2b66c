// Prints, as JSON, what the rules' pictures of a game claim: node examples.mjs FOLDER. Run in `web`, where vite is.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const { runnerImport } = await import(pathToFileURL(createRequire(`${process.cwd()}/`).resolve('vite')).href)
const { module } = await runnerImport(`./src/games/${process.argv[2]}/examples.ts`, { configFile: false, logLevel: 'silent' })
console.log(JSON.stringify(module.examples))
