/**
 * Writes packages/rules/src/account/confusables.gen.ts from a confusables.txt of Unicode's UTS 39:
 *   node scripts/dist/make-confusables.js FILE
 * https://www.unicode.org/Public/security/latest/confusables.txt has the current one.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const TARGET = new URL('../../packages/rules/src/account/confusables.gen.ts', import.meta.url)

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the confusables.txt to read.')
writeFileSync(TARGET, moduleOf(readFileSync(file, 'utf8')))

function moduleOf(text: string): string {
  const version = /^# Version: (\S+)/m.exec(text)?.[1]
  const date = /^# Date: (\d{4}-\d{2}-\d{2})/m.exec(text)?.[1]
  if (version === undefined || date === undefined) throw new Error('The file names no version or no date.')
  const mappings = mappingsIn(text)
  const total = Number(/^# total: (\d+)/m.exec(text)?.[1])
  if (mappings.length !== total) throw new Error(`The file says ${total} mappings; ${mappings.length} were read.`)
  return `// Made by scripts/make-confusables.ts from confusables.txt, the data of UTS 39. Do not edit.
// Version: ${version} (${date}). Copyright 1991-${date.slice(0, 4)} Unicode, Inc. Unicode License v3: docs/licences.md.

/**
 * One entry for each prototype, separated by ";": its code points joined by "+", a space, and the characters that look like
 * it. All numbers are hexadecimal; "1D400-1D403" is a run of characters.
 */
export const CONFUSABLES =
  '${entriesOf(mappings).join(';')}'
`
}

interface Mapping {
  readonly source: number
  readonly prototype: string
}

function mappingsIn(text: string): Mapping[] {
  return [...text.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+?) ;\tMA/gm)].map(([, source = '', prototype = '']) => ({
    source: Number.parseInt(source, 16),
    prototype: prototype.split(' ').map(shortHex).join('+'),
  }))
}

function entriesOf(mappings: readonly Mapping[]): string[] {
  const sourcesOf = new Map<string, number[]>()
  for (const { source, prototype } of mappings) {
    sourcesOf.set(prototype, [...(sourcesOf.get(prototype) ?? []), source])
  }
  return [...sourcesOf]
    .map(([prototype, sources]) => `${prototype} ${runsOf(sources.sort((one, other) => one - other))}`)
    .sort()
}

/** Writes the code points 61 62 63 65 as "61-63 65". */
function runsOf(sorted: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const code of sorted) {
    const last = runs.at(-1)
    if (last && code === last.to + 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  return runs.map(({ from, to }) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ')
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}

function shortHex(code: string): string {
  return hex(Number.parseInt(code, 16))
}
