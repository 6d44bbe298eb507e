import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read, root } from './project-text.ts'

/**
 * A class of Tailwind that names the left or the right side. Each has a twin that names the start or the end of a line:
 * `ms-2` instead of `ml-2`, `text-end` instead of `text-right`.
 */
const PHYSICAL =
  /(?<=^|[\s"'`:!])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-(?=\d|px|full|auto|\[|\()|(?:text|float|clear)-(?:left|right)(?![\w-])|rounded-(?:[lr]|[tb][lr])(?![a-z])|border-[lr](?![a-z]))[^\s"'`]*/g
/** A declaration of a style sheet, and an inline style, that name a side. The notch of a phone has a side of the phone. */
const DECLARED =
  /(?<=^|[\s{;])(?:(?:scroll-)?(?:margin|padding|border)-)?(?:left|right)(?:-[a-z]+)?:(?![^;]*safe-area)/gm
const INLINE = /style=\{\{ (?:(?:margin|padding|border)(?:Left|Right)|left|right):/g

/** The files that keep left and right in every language, and why: time runs to the right, and the pitch has sides. */
const EXCEPTIONS = [
  ['features/timeline/', 'minutes run from left to right'],
  ['features/my-bets/bet-receipt-ruler.tsx', 'minutes run from left to right'],
  ['features/career/calibration-table.tsx', 'a share fills its bar from the left'],
  ['ui/motion/progress-bar.tsx', 'a share fills its bar from the left'],
  ['ui/pictures/round-ribbon.tsx', 'a round fills its ribbon from the left'],
  ['features/content/hero.tsx', 'the pitch'],
  ['features/hub/play-now.tsx', 'the pitch'],
  ['ui/overlays/sheet.tsx', 'a sheet comes from the side from which a swipe opens the chat'],
  ['ui/overlays/full-screen.tsx', 'a sheet comes from the side from which a swipe opens the chat'],
] as const

const SOURCES = 'apps/web/src'
const files = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(css|tsx?)$/.test(file) && !file.startsWith('texts/') && !/\.test\.tsx?$/.test(file))

/** Returns the classes and declarations of a file that name a side where they could name the start or the end. */
function sidesIn(file: string, code: string): string[] {
  if (file.endsWith('.css')) return [...code.matchAll(DECLARED)].map(([found]) => found)
  const withoutComments = code.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  return [PHYSICAL, INLINE].flatMap((pattern) => [...withoutComments.matchAll(pattern)].map(([found]) => found))
}

it('the layout follows the direction of reading: styles name the start and the end of a line, not its sides [PR1055]', () => {
  const found = files.flatMap((file) => {
    if (EXCEPTIONS.some(([path]) => file.startsWith(path))) return []
    return sidesIn(file, read(`${SOURCES}/${file}`)).map((side) => `${file}: ${side}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it('each exception from the direction of reading is needed', () => {
  const isNeeded = (path: string) =>
    files.some((file) => file.startsWith(path) && sidesIn(file, read(`${SOURCES}/${file}`)).length > 0)
  expect(EXCEPTIONS.filter(([path]) => !isNeeded(path))).toEqual([])
})

it.each([
  ['a.tsx', '<p className="mt-1 ml-2">', 'ml-2'],
  ['a.tsx', "classNames('flex', isOwn && 'sm:-mr-3')", '-mr-3'],
  ['a.tsx', '<td className="@min-[36rem]:text-right">', 'text-right'],
  ['a.tsx', '<i className="absolute -left-1.5" />', '-left-1.5'],
  ['a.tsx', '<i className="rounded-br-md" />', 'rounded-br-md'],
  ['a.tsx', '<i className="border-line border-l" />', 'border-l'],
  ['a.tsx', '<i style={{ left: at }} />', 'style={{ left:'],
  ['a.css', '.a {\n  padding-left: 1rem;\n}', 'padding-left:'],
])('a side in %s is found: %s', (file, code, side) => {
  expect(sidesIn(file, code)).toEqual([side])
})

it.each([
  ['a.tsx', '<p className="ms-2 text-end start-0 rounded-es-md border-s border-line rounded-lg">'],
  ['a.tsx', "msg('refusal.said.left-lobby')"],
  ['a.css', '.a { padding-left: env(safe-area-inset-left); margin-inline-start: 1rem }'],
])('%s without a side passes: %s', (file, code) => {
  expect(sidesIn(file, code)).toEqual([])
})
