// Measures what a browser must load before each screen from sign-in to the game works. This includes the scripts of the
// entry, of the surrounding layouts and of the screen, without parts that a press loads later. Each screen and
// the total of three screens have a limit. The administrators' area and the landing page editor must not be included.
// The scripts that the pages themselves name, and the styles, have limits of their own. All this is measured in English.
// The total is also measured in every other language that was built; its limit is for the largest.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 190
/** Sign-in, hub and game together: a player's load from the sign-in page to the first bet. */
const TOTAL_LIMIT_KB = 203
/** The same in the language whose texts are the longest. */
const LARGEST_LIMIT_KB = 212
/** Files of the app that several screens share. The build puts them into chunks with these names. */
const APP = 'start'
const SIGN_IN = ['src/app/layouts/auth-shell.tsx']
const SIGNED_IN = ['signed-in']
const SCREENS = {
  'Sign in': [...SIGN_IN, 'src/app/pages/account/login-page.tsx'],
  Register: [...SIGN_IN, 'src/app/pages/account/register-page.tsx'],
  Hub: [...SIGNED_IN, 'src/app/pages/hub/hub-page.tsx'],
  Game: [...SIGNED_IN, 'src/app/pages/game/game-page.tsx'],
}
const SCREENS_OF_TOTAL = ['Sign in', 'Hub', 'Game']
/** The pages that show the landing page inside the app to visitors, and its editor to administrators. */
const LOUNGES = ['src/app/pages/account/sign-in-lounge.tsx', 'src/app/pages/hub/hub-lounge.tsx']
const EDITOR = 'src/features/content/edit/landing-editor.tsx'
const EDITOR_LIMIT_KB = 40
/** Texts that only the editor's files contain. */
const EDITOR_TEXTS = /landing-draft|Unlock editing/
/** Matches the path of a call of the administrators' area in any chunk. */
const ADMIN_CALLS = /[`'"]\/admin\/[a-z]/
const ADMIN_CHUNKS = ['admin', 'landing-editor', 'manage-match']
const ADMIN_CHUNK = new RegExp(ADMIN_CHUNKS.join('|'))

/** The pages, with the limit of the scripts that a page names itself. A script of the head runs before the first paint. */
const PAGES = {
  Head: { page: 'index.html', limit: 5.8 },
  Landing: { page: '.server/landing.html', limit: 7.7 },
  Cup: { page: '.server/competition.html', limit: 1.2 },
}
/** The script that only browsers without some functions load. */
const GAPS = { file: / data-gaps="\/([^"]+)"/, limit: 1.3 }
const STYLES_LIMIT_KB = 29.5

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'web', 'dist')
const manifestOf = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))
const manifest = manifestOf('manifest.json')
const sizes = new Map()

let fails = false
const named = Object.entries(manifest).map(([key, { name = '' }]) => `${key} ${name}`)
for (const part of ADMIN_CHUNKS.filter((part) => !named.some((chunk) => chunk.includes(part)))) {
  console.error(`No chunk is called ${part}: update ADMIN_CHUNKS in check-size.mjs.`)
  fails = true
}
if (!Object.keys(manifest).some((key) => manifest[key].file.endsWith('.js') && ADMIN_CALLS.test(textOf(key)))) {
  console.error("No script calls the administrators' area: update ADMIN_CALLS in check-size.mjs.")
  fails = true
}
for (const [screen, pages] of Object.entries(SCREENS)) {
  const chunks = closureOf(['index.html', APP, ...pages])
  report(screen, chunks, LIMIT_KB)
  const stray = [...chunks].filter((key) => ADMIN_CHUNK.test(key) || ADMIN_CHUNK.test(manifest[key].name ?? ''))
  if (stray.length > 0) console.error(`${screen} loads chunks of the administrators' area: ${stray.join(', ')}`)
  const calls = [...chunks].filter((key) => ADMIN_CALLS.test(textOf(key)))
  if (calls.length > 0) console.error(`${screen} contains calls of the administrators' area: ${calls.join(', ')}`)
  fails ||= stray.length > 0 || calls.length > 0
}
report(
  'Total',
  closureOf(['index.html', APP, ...SCREENS_OF_TOTAL.flatMap((screen) => SCREENS[screen])]),
  TOTAL_LIMIT_KB,
)

reportLargest()

const visitors = closureOf(['index.html', APP, ...Object.values(SCREENS).flat(), ...LOUNGES])
const editorChunks = [...visitors].filter((key) => EDITOR_TEXTS.test(textOf(key)))
if (editorChunks.length > 0)
  console.error(`Visitors load chunks of the landing page editor: ${editorChunks.join(', ')}`)
if (!EDITOR_TEXTS.test(textOf(EDITOR))) {
  console.error('The editor contains none of its texts: update EDITOR_TEXTS in check-size.mjs.')
  fails = true
}
fails ||= editorChunks.length > 0
// Players also load dialogs and switches, after a press.
const players = closureOf([...visitors], true)
report('Editor', new Set([...closureOf([EDITOR])].filter((key) => !players.has(key))), EDITOR_LIMIT_KB)

const html = textOfFile('index.html')
const [, gaps] = GAPS.file.exec(html) ?? []
for (const [what, { page, limit }] of Object.entries(PAGES)) reportFiles(what, ownScriptsOf(page), limit, 'script')
reportFiles('Gaps', gaps ? [gaps] : [], GAPS.limit, 'script')
reportFiles('Styles', filesIn(html, /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g), STYLES_LIMIT_KB, 'file')
process.exit(fails ? 1 : 0)

/** Reports the total in the language with the largest. */
function reportLargest() {
  const sums = readdirSync(join(dist, '.vite')).flatMap((name) => {
    const [, language] = /^manifest-(.+)\.json$/.exec(name) ?? []
    if (language === undefined) return []
    const own = manifestOf(name)
    const pages = ['index.html', APP, ...SCREENS_OF_TOTAL.flatMap((screen) => SCREENS[screen])]
    const files = [...closureOf(pages, false, own)].map((key) => own[key].file)
    return [{ language, files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) }]
  })
  const [largest] = sums.toSorted((a, b) => b.bytes - a.bytes)
  if (largest) reportFiles(largest.language, largest.files, LARGEST_LIMIT_KB, 'script')
}

function report(what, chunks, limit) {
  const files = [...chunks].map((key) => manifest[key].file)
  reportFiles(what, files, limit, 'script')
}

function reportFiles(what, files, limit, noun) {
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  const problem =
    files.length === 0 ? ': no such file, update check-size.mjs' : kilobytes > limit ? ': over the limit' : ''
  console.log(
    `${what.padEnd(8)} ${kilobytes.toFixed(1).padStart(6)} of ${limit} kB gzip in ${files.length} ${noun}${files.length === 1 ? '' : 's'}${problem}`,
  )
  fails ||= problem !== ''
}

/** Returns the scripts that a page names and that are not part of the app. */
function ownScriptsOf(page) {
  const ofApp = new Set(Object.values(manifest).map(({ file }) => file))
  return filesIn(textOfFile(page), /<script[^>]* src="\/([^"]+)"/g).filter((file) => !ofApp.has(file))
}

function filesIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, file]) => file)
}

/** Returns a chunk and all its imports. With `isLaterToo` it also returns what a press loads later. */
function closureOf(keys, isLaterToo = false, chunks = manifest) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The build has no ${key}: update SCREENS in check-size.mjs.`)
    found.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    if (!isLaterToo) return
    for (const later of chunk.dynamicImports ?? []) if (!ADMIN_CHUNK.test(later)) visit(later)
  }
  for (const key of keys)
    visit(chunks[key] ? key : (Object.keys(chunks).find((each) => chunks[each].name === key) ?? key))
  return found
}

function textOf(key) {
  return textOfFile(manifest[key].file)
}

function textOfFile(file) {
  return readFileSync(join(dist, file), 'utf8')
}

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.get(file)
}
