// Prepares a checkout, then runs a program of it: `node prepare.mjs PURPOSE [--tsx] [PROGRAM [its options]]`. It installs
// the packages of package-lock.json and builds what has changed. The commands of package.json call it themselves, because
// npm runs no `prestart` under `ignore-scripts=true`. The program runs in this process, so that it receives signals and
// sets the exit code. Node's own modules only: no package is installed yet. Each step is printed, and on failure one
// sentence that names the cause.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compilerOf } from './compiler.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [purpose = 'build', ...command] = process.argv.slice(2)

requireNode(20, 19)
installPackages()
if (purpose === 'start' || purpose === 'build') buildTypes()
if (purpose === 'start' || purpose === 'web') await buildWeb()
if (command.length > 0) await runProgram(command)

/** Runs a program as `node PROGRAM OPTIONS` does. `--tsx` before the program loads TypeScript files without a build. */
async function runProgram(command) {
  const usesTsx = command[0] === '--tsx'
  const [program = '', ...options] = usesTsx ? command.slice(1) : command
  const file = resolve(root, program)
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...options)
  if (usesTsx) await import('tsx')
  await import(pathToFileURL(file).href)
}

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(`Bettle needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`)
}

function installPackages() {
  const lock = join(root, 'package-lock.json')
  if (!existsSync(lock)) fail('package-lock.json is missing: this checkout is incomplete.')
  const expected = sha(readFileSync(lock))
  const marker = join(root, 'node_modules', '.bettle-installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === expected) return
  if (isInstalled()) return
  log('Installing the packages named in package-lock.json …')
  const npm = process.env.npm_execpath
  if (!npm) fail('Run this with npm, for example npm start or npm test.')
  run(
    process.execPath,
    [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed. Is the npm registry reachable?',
  )
  writeFileSync(marker, expected)
}

/**
 * Whether somebody has run `npm ci`. A running server may use the folder, and the user of a server may not write to it. npm
 * writes last what it has installed; packages of other platforms are not in it.
 */
function isInstalled() {
  try {
    const wanted = packagesIn(join(root, 'package-lock.json'))
    const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(
      ([path, { version, link, optional }]) =>
        !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
    )
  } catch {
    return false
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Always runs the compiler, which itself detects changes. */
function buildTypes() {
  log('Building …')
  run(process.execPath, compilerOf(root), 'The code does not compile. The messages above show where.')
}

/** Builds only if the sources have changed, of whatever language. */
async function buildWeb() {
  const { hashesOfLanguages, isBuilt } = await import('./web-sources.mjs')
  if (isBuilt(root, hashesOfLanguages(root))) return
  log('Building the web app …')
  run(
    process.execPath,
    [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), join(root, 'scripts', 'build-web.mjs')],
    'The web app could not be built. The messages above show why.',
  )
}

function run(command, args, failureMessage) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(failureMessage)
}

function sha(content) {
  return createHash('sha256').update(content).digest('hex')
}

function log(message) {
  console.log(message)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
