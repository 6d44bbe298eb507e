// Measures what a browser must load before each screen from sign-in to the game works. This includes the scripts of the
// entry, of the surrounding layouts and of the screen, without parts that a press loads later. Each screen and the
// whole way have a limit. The administrators' area and the landing page editor must not be included.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 200
/** Sign-in, hub and game together: a player's load from the sign-in page to the first bet. */
const WAY_LIMIT_KB = 212
const APP = 'src/app/app.tsx'
const SIGN_IN = ['src/app/layouts/auth-shell.tsx']
const SIGNED_IN = ['src/app/layouts/signed-in-layout.tsx', 'src/app/layouts/play-layout.tsx']
const SCREENS = {
  'Sign in': [...SIGN_IN, 'src/app/pages/login-page.tsx'],
  Register: [...SIGN_IN, 'src/app/pages/register-page.tsx'],
  Hub: [...SIGNED_IN, 'src/app/pages/hub-page.tsx'],
  Game: [...SIGNED_IN, 'src/app/pages/game-page.tsx'],
}
const WAY = ['Sign in', 'Hub', 'Game']
/** The pages that show visitors the landing page inside the app, and administrators its editor. */
const LOUNGES = ['src/app/pages/sign-in-lounge.tsx', 'src/app/pages/hub-lounge.tsx']
const EDITOR = 'src/features/content/edit/landing-editor.tsx'
const EDITOR_LIMIT_KB = 40
/** Texts that only the editor's files contain. */
const WORDS_OF_THE_EDITOR = /landing-draft|Unlock editing/
/** A call of the administrators' area as the contract writes it, in any chunk. */
const CALLS_OF_THE_AREA = /[`'"]\/admin\/[a-z]/
const PARTS_ELSEWHERE = ['admin', 'landing-editor', 'manage-match']
const ELSEWHERE = new RegExp(PARTS_ELSEWHERE.join('|'))

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'web', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const sizes = new Map()

let fails = false
const named = Object.entries(manifest).map(([key, { name = '' }]) => `${key} ${name}`)
for (const part of PARTS_ELSEWHERE.filter((part) => !named.some((chunk) => chunk.includes(part)))) {
  console.error(`No chunk is called ${part} any more: say in check-size.mjs what it is called now.`)
  fails = true
}
if (!Object.keys(manifest).some((key) => manifest[key].file.endsWith('.js') && CALLS_OF_THE_AREA.test(textOf(key)))) {
  console.error("No script calls the administrators' area: say in check-size.mjs how its calls are written now.")
  fails = true
}
for (const [screen, pages] of Object.entries(SCREENS)) {
  const chunks = closureOf(['index.html', APP, ...pages])
  report(screen, chunks, LIMIT_KB)
  const stray = [...chunks].filter((key) => ELSEWHERE.test(key) || ELSEWHERE.test(manifest[key].name ?? ''))
  if (stray.length > 0) console.error(`${screen} loads what belongs elsewhere: ${stray.join(', ')}`)
  const calls = [...chunks].filter((key) => CALLS_OF_THE_AREA.test(textOf(key)))
  if (calls.length > 0) console.error(`${screen} knows calls of the administrators' area: ${calls.join(', ')}`)
  fails ||= stray.length > 0 || calls.length > 0
}
report('Way', closureOf(['index.html', APP, ...WAY.flatMap((screen) => SCREENS[screen])]), WAY_LIMIT_KB)

const visitors = closureOf(['index.html', APP, ...Object.values(SCREENS).flat(), ...LOUNGES])
const edited = [...visitors].filter((key) => WORDS_OF_THE_EDITOR.test(textOf(key)))
if (edited.length > 0) console.error(`Visitors load something of the editor: ${edited.join(', ')}`)
if (!WORDS_OF_THE_EDITOR.test(textOf(EDITOR))) {
  console.error('The editor is not known by its words any more: say in check-size.mjs what it says now.')
  fails = true
}
fails ||= edited.length > 0
// Players load dialogs and switches too, after a press.
const players = closureOf([...visitors], true)
report('Editor', new Set([...closureOf([EDITOR])].filter((key) => !players.has(key))), EDITOR_LIMIT_KB)
process.exit(fails ? 1 : 0)

function report(what, chunks, limit) {
  const kilobytes = [...chunks].reduce((sum, key) => sum + sizeOf(key), 0) / 1000
  const isOver = kilobytes > limit
  console.log(
    `${what.padEnd(8)} ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB gzip in ${chunks.size} scripts${isOver ? ': too much' : ''}`,
  )
  fails ||= isOver
}

/** A chunk and all its imports; with `isLaterToo`, also what a press loads later. */
function closureOf(keys, isLaterToo = false) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`The build has no ${key}: name the screen's file in check-size.mjs as it is called now.`)
    found.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    if (!isLaterToo) return
    for (const later of chunk.dynamicImports ?? []) if (!ELSEWHERE.test(later)) visit(later)
  }
  for (const key of keys) visit(key)
  return found
}

function textOf(key) {
  return readFileSync(join(dist, manifest[key].file), 'utf8')
}

function sizeOf(key) {
  const { file } = manifest[key]
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.get(file)
}
