// What a browser must load before each screen from sign-in to the game works: all scripts of the entry and of that screen,
// not what a press on a button brings later. Held under a limit, and nothing of the administrators' area or the landing page.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 200
const SCREENS = {
  'Sign in': ['src/app/pages/login-page.tsx'],
  Register: ['src/app/pages/register-page.tsx'],
  Hub: ['src/app/pages/hub-page.tsx'],
  Game: ['src/app/pages/game-page.tsx'],
}
const ELSEWHERE = /admin|landing|gallery|match-control/

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'apps', 'web', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
const sizes = new Map()

let fails = false
const everything = new Set()
for (const [screen, pages] of Object.entries(SCREENS)) {
  const chunks = closureOf(['index.html', ...pages])
  const kilobytes = [...chunks].reduce((sum, key) => sum + sizeOf(key), 0) / 1000
  for (const key of chunks) everything.add(key)
  const stray = [...chunks].filter((key) => ELSEWHERE.test(key) || ELSEWHERE.test(manifest[key].name ?? ''))
  const isOver = kilobytes > LIMIT_KB
  console.log(
    `${screen.padEnd(8)} ${kilobytes.toFixed(1).padStart(6)} kB gzip in ${chunks.size} scripts${isOver ? `: over ${LIMIT_KB} kB` : ''}`,
  )
  if (stray.length > 0) console.error(`${screen} loads what belongs elsewhere: ${stray.join(', ')}`)
  fails ||= isOver || stray.length > 0
}
const whole = [...everything].reduce((sum, key) => sum + sizeOf(key), 0) / 1000
console.log(`All four  ${whole.toFixed(1).padStart(5)} kB gzip; the limit is ${LIMIT_KB} kB for each.`)
process.exit(fails ? 1 : 0)

/** A chunk and all it imports before it can run. */
function closureOf(keys) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk)
      throw new Error(`The build has no ${key}: name the screen's file in check-size.mjs as it is called now.`)
    found.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return found
}

function sizeOf(key) {
  const { file } = manifest[key]
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.get(file)
}
