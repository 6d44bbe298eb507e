// Finds a Chromium for the browser tests, or installs one by a method that the machine allows. Run alone, it prints the
// path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

const NONE =
  'No browser was found for the end-to-end tests: install Chrome or Chromium, or run `npx playwright install chromium`, or set CHROMIUM_PATH.'

/** Chromium without windows, as Playwright's own build is. It draws the same with two thirds of the work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Returns the path of a Chromium. It tries in this order: CHROMIUM_PATH, Playwright's own, the system's, a Debian
 * package, an npm package.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which is not there.`)
    return given
  }
  const found = (await playwrightsOwn()) ?? systems() ?? debians() ?? (await packaged())
  if (!found) throw new Error(NONE)
  return found
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function systems() {
  const places = {
    linux: [
      HEADLESS_SHELL,
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/snap/bin/chromium',
    ],
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map(
      (name) => `${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`,
    ),
  }
  return (places[process.platform] ?? []).find((place) => existsSync(place))
}

/** Installs the Debian package. This works as root on Debian and Ubuntu, in a container or on a build machine. */
function debians() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Chromium from the system’s packages …')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  // Older Debian releases lack the headless package.
  for (const name of [basename(HEADLESS_SHELL), 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
    const found = systems()
    if (found) return found
  }
  return undefined
}

async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Chromium refuses to run its sandbox as root. The other flags stop background requests. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // The tests open only Bettle's own pages, in about a hundred browsers, so spare processes for other sites are never
  // used.
  '--disable-site-isolation-trials',
  '--in-process-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A name of the local network. Scenarios open it as a phone in the same network would: over plain HTTP. */
export const LAN_NAME = 'bettle.lan'

/** Flags for scenarios only: no page lives long enough for optimised scripts to repay their compilation. */
export const storyFlags = [
  ...browserFlags,
  '--js-flags=--no-turbofan --no-maglev',
  `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
]

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser())
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
