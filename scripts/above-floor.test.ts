import { describe, expect, it } from 'vitest'
import { aboveFloor, type Floor, floorOf, scriptsInPage } from './browsers/above-floor.ts'

const PLAYS = floorOf('[plays]\nchrome >= 99\nfirefox >= 115\nsafari >= 15.4\n\n[looks]\nchrome >= 111\n')
/** Browsers that know neither named groups nor escapes of Unicode properties. */
const OLDER = floorOf('[plays]\nsafari >= 11\n')

const featuresIn = (source: string, floor: Floor = PLAYS) => aboveFloor(source, floor).map(({ feature }) => feature)

describe('the check of the built scripts', () => {
  it('reads the versions of the section [plays]', () => {
    expect(PLAYS).toEqual([
      ['chrome', '99'],
      ['firefox', '115'],
      ['safari', '15.4'],
    ])
  })

  it('refuses a browser or a line that it does not know', () => {
    expect(() => floorOf('[plays]\nnetscape >= 4\n')).toThrow('netscape >= 4')
    expect(() => floorOf('[plays]\nlast 2 versions\n')).toThrow('last 2 versions')
    expect(() => floorOf('[looks]\nchrome >= 99\n')).toThrow('[plays]')
  })

  it.each([
    ['syntax', 'class A { static { run() } }', PLAYS, 'javascript.classes.static.initialization_blocks'],
    ['a flag of a pattern', 'const a = /[a--b]/v', PLAYS, 'javascript.builtins.RegExp.unicodeSets'],
    ['a lookbehind', 'const a = /(?<=a)b/', PLAYS, 'javascript.regular_expressions.lookbehind_assertion'],
    ['a named group', 'const a = /(?<year>b)/', OLDER, 'javascript.regular_expressions.named_capturing_group'],
    [
      'a property escape',
      'const a = /\\p{L}/u',
      OLDER,
      'javascript.regular_expressions.unicode_character_class_escape',
    ],
    ['a global', 'const a = Float16Array', PLAYS, 'javascript.builtins.Float16Array'],
    ['a static member', 'const a = Object.groupBy(b, c)', PLAYS, 'javascript.builtins.Object.groupBy'],
    ['a method', 'const a = b.c.toSorted()', PLAYS, 'javascript.builtins.Array.toSorted'],
  ])('finds %s that is newer than the floor', (_kind, source, floor, feature) => {
    expect(featuresIn(source, floor)).toEqual([feature])
  })

  it('says which browsers lack a feature, and where the script uses it', () => {
    expect(aboveFloor('\nconst a = Array.fromAsync(b)', PLAYS)).toEqual([
      { feature: 'javascript.builtins.Array.fromAsync', lackedBy: ['chrome 99', 'safari 15.4'], line: 2, column: 10 },
    ])
  })

  it.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['new Iterator()', 'javascript.builtins.Iterator.Iterator'],
    ['const { timeout } = AbortSignal', 'api.AbortSignal.timeout_static'],
    ['new Intl.Segmenter("en")', 'javascript.builtins.Intl.Segmenter'],
    ['navigator.wakeLock.request("screen")', 'api.Navigator.wakeLock'],
    ['window.navigation.back()', 'api.Window.navigation'],
    ['globalThis.scheduler.yield()', 'api.scheduler'],
    ['form?.requestSubmit()', 'api.HTMLFormElement.requestSubmit'],
    ['RegExp("(?<!a)b")', 'javascript.regular_expressions.lookbehind_assertion'],
    ['new RegExp(parts.join("(?<=a)"))', 'javascript.regular_expressions.lookbehind_assertion'],
    ['new RegExp("[a--b]", "v")', 'javascript.builtins.RegExp.unicodeSets'],
    ["style.color = 'oklch(0.9 0.1 ' + hue + ')'", 'css.types.color.oklch'],
    ['const a = "linear-gradient(red, color-mix(in srgb, red, blue))"', 'css.types.color.color-mix'],
    ['const a = /(?i:a)/', 'javascript.regular_expressions.modifier'],
    ['class A { b = (1) }', 'javascript.classes.public_class_fields'],
    ['await a', 'javascript.operators.await.top_level'],
    ['import a from "./a.json" with { type: "json" }', 'javascript.statements.import.import_attributes'],
    ['const a = /[/', 'a script that acorn reads'],
  ])('finds in %s a feature that is newer than the floor', (source, feature) => {
    expect(featuresIn(source)).toContain(feature)
  })

  it.each([
    'const Float16Array = 1; Float16Array',
    'import { Float16Array } from "./own.js"; Float16Array',
    'typeof Float16Array',
    'navigator.vibrate?.(15); navigator.connection?.saveData; element.checkVisibility?.()',
    'own.groupBy(a)',
    'const a = "bg-[oklch(0.1_0.015_165)] [text-shadow:0_0_0.6em_oklch(0.88_0.19_125/0.55)]"',
    'const toSorted = own => own; toSorted(a)',
    'structuredClone(a?.b ?? c.at(-1)); a ||= 1_000n; d.replaceAll("a", "b"); class A { #b = 1; c() { return #b in this } }',
    'const a = /(?<year>\\p{L})(?!b)(?=c)/dgimsuy',
    'async () => { for await (const a of b) await a }',
  ])('accepts %s', (source) => {
    expect(featuresIn(source)).toEqual([])
  })

  it('reads the scripts within a page', () => {
    const page = '<script src="/a.js"></script><script type="module">one()</script><script>\ntwo()</script>'
    expect(scriptsInPage(page)).toEqual(['one()', '\ntwo()'])
  })
})
