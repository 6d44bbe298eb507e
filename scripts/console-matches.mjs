import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/find-browser.mjs'

const USAGE = `Records whole matches through the console, in a browser and by keyboard, as they were played.

  npm run console-matches -- [FILE…] [options]

FILE is a converted match (JSON); without one, the first three of BETTLE_MATCH_DATA.

  --tempo N        How many times faster than the real match (default 8: some twelve minutes each)
  --at-once N      How many matches side by side (default 1)

The robot learns its keys in a practice run, presses as late as people do, makes mistakes and takes them back, reloads the page,
loses its line for twenty seconds and its tab once. The counts have to equal the file in the end, and half of the events have to
be within half a second of their moment.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tempo: { type: 'string' }, 'at-once': { type: 'string' }, help: { type: 'boolean' } },
})
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const files = positionals.length > 0 ? positionals.map((file) => resolve(file)) : threeOnFile()
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
    'e2e/console.spec',
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

function threeOnFile() {
  const folder = process.env.BETTLE_MATCH_DATA && join(process.env.BETTLE_MATCH_DATA, 'matches')
  return folder
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .slice(0, 3)
        .map((name) => join(folder, name))
    : []
}
