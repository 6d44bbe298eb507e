// Prepares a fresh checkout: installs the packages of package-lock.json and builds what has changed. It uses Node's own
// modules only, because no package is installed yet. It prints each step, and on failure one sentence that names what
// is missing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compilerOf } from './compiler.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const purpose = process.argv[2] ?? 'build'

requireNode(20, 19)
installWhatIsLocked()
if (purpose === 'start' || purpose === 'build') buildTypes()
if (purpose === 'start' || purpose === 'web') buildWeb()

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  stop(`Bettle needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`)
}

function installWhatIsLocked() {
  const lock = join(root, 'package-lock.json')
  if (!existsSync(lock)) stop('package-lock.json is missing: this checkout is not whole.')
  const wanted = sha(readFileSync(lock))
  const marker = join(root, 'node_modules', '.bettle-installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  say('Installing the packages named in package-lock.json …')
  const npm = process.env.npm_execpath
  if (!npm) stop('Run this through npm: npm start, npm test.')
  run(
    process.execPath,
    [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed: is the npm registry within reach?',
  )
  writeFileSync(marker, wanted)
}

/** The compiler itself detects changes. */
function buildTypes() {
  say('Building …')
  run(process.execPath, compilerOf(root), 'The code does not compile; the messages above say where.')
}

function buildWeb() {
  const built = join(root, 'apps', 'web', 'dist')
  const marker = join(root, 'node_modules', '.bettle-web-built')
  const wanted = contentOf([
    'apps/web/src',
    'apps/web/build',
    'apps/web/public',
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'packages/rules/src',
    'packages/contract/src',
    'package-lock.json',
  ])
  if (existsSync(join(built, 'index.html')) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  say('Building the web app …')
  run(
    process.execPath,
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    'The web app could not be built; the messages above say why.',
    join(root, 'apps', 'web'),
  )
  writeFileSync(marker, wanted)
}

function contentOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

function run(command, args, sentence, cwd = root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) stop(sentence)
}

function sha(content) {
  return createHash('sha256').update(content).digest('hex')
}

function say(sentence) {
  console.log(sentence)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
