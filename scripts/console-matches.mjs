import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/find-browser.mjs'

const USAGE = `Plays recorded matches in a browser: a robot records their events in the operator's console by keyboard.

  npm run console-matches -- [FILE…] [options]

FILE is a match file (JSON). Without FILE, the first three matches of BETTLE_MATCH_DATA are played.

  --tempo N        How many times faster than the real match (default 8: about twelve minutes for each match)
  --at-once N      How many matches run at the same time (default 1)

The robot learns its keys in a practice run and presses them with the delay of a human. It makes mistakes and undoes them. It
reloads the page, closes the tab once, and loses the connection for twenty seconds. At the end the counts must equal those of the
file, and half of the events must be recorded within half a second of their time.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tempo: { type: 'string' }, 'at-once': { type: 'string' }, help: { type: 'boolean' } },
})
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const files = positionals.length > 0 ? positionals.map((file) => resolve(file)) : firstThreeMatches()
if (values.help || files.length === 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 2)
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    join(root, 'e2e/playwright.config.ts'),
    'e2e/administration/console.spec',
    '--retries',
    '0',
    '--reporter',
    'list',
    '--workers',
    values['at-once'] ?? '1',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: await findBrowser(),
      BETTLE_CONSOLE_MATCHES: files.join(delimiter),
      BETTLE_CONSOLE_TEMPO: values.tempo ?? '8',
    },
  },
)
process.exit(status ?? 1)

function firstThreeMatches() {
  const folder = process.env.BETTLE_MATCH_DATA && join(process.env.BETTLE_MATCH_DATA, 'matches')
  return folder
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .slice(0, 3)
        .map((name) => join(folder, name))
    : []
}
