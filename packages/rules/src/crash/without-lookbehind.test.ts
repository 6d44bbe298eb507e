import { expect, it } from 'vitest'
import { lobbyCodeIn } from '../lobby/code-in-text.ts'
import { redactedMessage, withoutPrivate } from './crash.ts'

/** Tests run on Node, but the rules are compiled without the types of any platform. */
declare const process: { env: Readonly<Record<string, string | undefined>> }

/** The number of generated texts. A change of a pattern is tried with a million. */
const TEXTS = Number(process.env.BETTLE_TEXTS ?? 20_000)

/**
 * The patterns as they were, with a look behind themselves. Older browsers cannot read them, so they stay here only, as
 * the meaning that the present ones must have.
 */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`)]{1,2000}/gi, '[link]'],
  [/\bwww\.[^\s"'<>`)]{1,2000}/gi, '[link]'],
  [/(?<![^\s@<>()"'`,;:[\]])[^\s@<>()"'`,;:[\]]+@[^\s@<>()"'`,;:[\]]{1,200}\.[^\s@<>()"'`,;:[\].]{2,60}/gu, '[e-mail]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{4,4000}/gi, '$1 [token]'],
  [/\beyJ[\w-]{4,4000}(?:\.[\w-]{1,4000}){0,2}/g, '[token]'],
  [
    /\b(pass(?:word|phrase|wort)?|(?:access|refresh)?-?token|secret|authorization|cookie|api[-_]?key)(["']?\s{0,3}[:=]\s{0,3})(?!\[)(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|[^\s,;&"']{1,500})/gi,
    '$1$2[secret]',
  ],
  [/\/(join|game)\/[^\s/?#"'<>]{1,200}/gi, '/$1/*'],
  [/[?&#][\w.-]{1,60}=[^\s&"'<>`)]{1,2000}/g, ''],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/(?<![\w-])(?=[A-Za-z_-]{0,200}\d)(?=[\d_-]{0,200}[A-Za-z])[\w-]{20,4000}/g, '[token]'],
  [/(?<![\w-])(?=[A-Z]{0,5}[2-9])(?=\d{0,5}[A-Z])[A-HJ-NP-Z2-9]{6}(?![\w-])/g, '[code]'],
]
const NAMED =
  /(?:reading|setting|property|attribute|method|module|export|identifier|variable|relation|table|column|constraint|function|type|index|named|directive)\s$/i
const QUOTED =
  /(?<![\p{L}\p{N}])(?:(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})'|`([^`\n]{0,2000})`)(?![\p{L}\p{N}])|“([^”\n]{0,2000})”?|‘([^’\n]{0,2000})’?|«([^»\n]{0,2000})»?)/gu

const withoutPrivateAsItWas = (text: string) =>
  PRIVATE.reduce((redacted, [pattern, instead]) => redacted.replace(pattern, instead), text)

function messageAsItWas(message: string): string {
  const text = message.replace(
    /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    () => '\uFFFD',
  )
  const redacted = text.replace(QUOTED, (all, ...groups: unknown[]) => {
    const offset = groups.find((each) => typeof each === 'number') as number
    const inside = groups.find((each): each is string => typeof each === 'string') ?? ''
    const isName = /^[\w$.-]{1,60}$/.test(inside) && NAMED.test(text.slice(Math.max(0, offset - 20), offset))
    return isName ? all : '[text]'
  })
  return withoutPrivateAsItWas(redacted.replace(/(?<=[\s(:])["`][^"`\n]*$/u, () => '[text]')).slice(0, 1000)
}

/** Pieces that begin, end or border on what is redacted. A text strings them together without order. */
const PIECES = [
  ...[
    'ana@bettle.example',
    '@',
    'b.cc',
    'a@b',
    '.example',
    'Zk3vT9qLx0aPw7RmB2nD8sHc',
    'Zk3vT9qLx0',
    'AB23CD',
    'AB23C',
  ],
  ...['"', "'", '`', '“', '”', '‘', '’', '«', '»', '""', '"a"', "'b'c", ' ', ' ', '\n', ':', '(', ')', ',', '-', '_'],
  ...[
    'ä',
    'é1',
    '𝒜',
    '👍',
    '\uD83D',
    '\uDC4D',
    'reading ',
    'column "',
    'x',
    '7',
    'Bearer ',
    'eyJhbGciOi',
    'token=',
    '=',
  ],
  ...[
    'https://bettle.example/join/AB23CD',
    '/game/',
    '?code=',
    '#',
    '&a=b',
    'www.',
    '01a20354-96fc-7099-b5a8-ee545b350aed',
  ],
]

function* generatedTexts(count: number): Generator<string> {
  let seed = 20261129
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  for (let text = 0; text < count; text += 1) {
    yield Array.from({ length: 1 + below(14) }, () => PIECES[below(PIECES.length)]).join('')
  }
}

it('redactions without a look behind equal those with it on generated texts: adjacent, nested and truncated secrets [Q2]', () => {
  let redacted = 0
  for (const text of generatedTexts(TEXTS)) {
    const before = messageAsItWas(text)
    if (before !== text) redacted += 1
    if (redactedMessage(text) !== before || withoutPrivate(text) !== withoutPrivateAsItWas(text)) {
      expect([redactedMessage(text), withoutPrivate(text)], JSON.stringify(text)).toEqual([
        before,
        withoutPrivateAsItWas(text),
      ])
    }
  }
  expect(redacted).toBeGreaterThan(TEXTS / 2)
})

it('a word that looks like a code is found at the same places without a look behind [M4]', () => {
  expect(lobbyCodeIn('xAB23CD AB23CE')).toBe('AB23CE')
  expect(lobbyCodeIn('the code is:AB23CD,AB23CD')).toBe('AB23CD')
  expect(lobbyCodeIn('äAB23CD or 7AB23CE')).toBeUndefined()
})
