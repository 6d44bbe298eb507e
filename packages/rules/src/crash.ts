import { cleanText } from './clean-text.ts'

/** Where in a program something failed: a file as it may be told, and what stood there. */
export interface CrashFrame {
  /** A script of a build as `assets/game-page-Ab3_x9-K.js`, a source as `apps/web/src/…`; nothing of a machine or an address. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Of the function, or of what was called there. */
  readonly name: string
}

const MOST_FRAMES = 30
const LONGEST_LINE = 600

/** A script of a build keeps its name, which says which map it belongs to. */
const ASSET = /\/assets\/([\w.$-]{1,120}\.js)$/
/** Of a path on a machine only what lies in the project, or the package it is of. */
const SOURCE = /(?:^|\/)((?:apps|packages|e2e|scripts)\/[\w./@$-]{1,200})$/
const PACKAGE = /(?:^|\/)(node_modules\/[\w./@$-]{1,200})$/
const OF_THE_PAGE = /(?:^|\/)(src\/[\w./@$-]{1,200})$/

/**
 * [Q3] The frames of a stack as Chromium, Firefox, Safari and Node write it, the innermost first. What is no frame is left out: a message
 * that stands above them as much as whatever else somebody sent.
 */
export function framesOf(stack: string): CrashFrame[] {
  return stack
    .split('\n', 200)
    .flatMap((line) => frameIn(line.slice(0, LONGEST_LINE).trim()) ?? [])
    .slice(0, MOST_FRAMES)
}

const LONGEST_ADDRESS = 400
const LINE_AND_COLUMN = /:(\d{1,7}):(\d{1,7})\)?$/

/** Read from its end, where a frame says where it was: each character is looked at a few times, whatever the line is. */
function frameIn(line: string): CrashFrame | undefined {
  const position = LINE_AND_COLUMN.exec(line)
  if (!position) return undefined
  const [, at, column] = position
  const { before, address } = addressAtEndOf(line.slice(0, position.index))
  if (address === '') return undefined
  // Firefox and Safari: `name@address`.
  const [gecko, own] = /^([^@]*)@(.*)$/.exec(address)?.slice(1) ?? []
  const name = gecko ?? before.replace(/^at /, '').replace(/^async /, '')
  return {
    file: fileOf(own ?? address),
    line: Number(at),
    column: Number(column),
    name: nameOf(name.trim()),
  }
}

/** What stands after the last blank or bracket, and what stands before that. */
function addressAtEndOf(text: string): { readonly before: string; readonly address: string } {
  const end = text.slice(-LONGEST_ADDRESS)
  const others = /^.*[()\s]/s.exec(end)?.[0] ?? ''
  const address = end.slice(others.length)
  const before = text.slice(0, text.length - address.length)
  return { before: before.endsWith('(') ? before.slice(0, -1) : before, address }
}

/** An address, a path or a file's name, as it may be told. */
function fileOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  if (/^[a-z]+-extension:/.test(path)) return '[extension]'
  const asset = ASSET.exec(path)?.[1] ?? /^assets\/([\w.$-]{1,120}\.js)$/.exec(path)?.[1]
  if (asset !== undefined) return `assets/${asset}`
  if (/^node:[\w/]{1,80}$/.test(path)) return path
  return (PACKAGE.exec(path) ?? SOURCE.exec(path) ?? OF_THE_PAGE.exec(path))?.[1] ?? '[page]'
}

/** A name as a program gives it, and nothing that was typed or handed in. */
function nameOf(name: string): string {
  return /^[\w$.<>#[\] ]{1,100}$/.test(name) && withoutPrivate(name) === name ? name : ''
}

/** One line for each frame, as `framesOf` reads it again. */
export function stackText(frames: readonly CrashFrame[]): string {
  return frames
    .map(
      ({ file, line, column, name }) =>
        `at ${name === '' ? '' : `${name} (`}${file}:${line}:${column}${name === '' ? '' : ')'}`,
    )
    .join('\n')
}

/**
 * [Q2] Each hides what its pattern finds; the order matters, as a link holds tokens and a token letters of a code. None looks at the same
 * long stretch again from each of its characters: what may be long is looked for from where it begins, or is found as soon as it has begun.
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
  // Long and of letters and digits mixed: nobody says such a word.
  [/(?<![\w-])(?=[A-Za-z_-]{0,200}\d)(?=[\d_-]{0,200}[A-Za-z])[\w-]{20,4000}/g, '[token]'],
  // The code of a lobby, where it has a digit in it: without one it is a word as others.
  [/(?<![\w-])(?=[A-Z]{0,5}[2-9])(?=\d{0,5}[A-Z])[A-HJ-NP-Z2-9]{6}(?![\w-])/g, '[code]'],
]

/** [Q2] Without addresses, tokens, links, ids and codes of lobbies. */
export function withoutPrivate(text: string): string {
  return PRIVATE.reduce((redacted, [pattern, instead]) => redacted.replace(pattern, instead), text)
}

/** What a program quotes of itself: the name of a property, of a table, of what it was given. */
const NAMED =
  /(?:reading|setting|property|attribute|method|module|export|identifier|variable|relation|table|column|constraint|function|type|index|named|directive)\s$/i

/**
 * [Q2] A message of a program without what somebody typed: whatever stands in quotes may be that, but for a name after one of the words
 * with which engines introduce their own.
 */
export function redactedMessage(message: string, longest = 1000): string {
  const text = wellFormed(beginningOf(message))
  // What begins with a sign that ends nothing is a quotation without its end, too: nobody has to look for that end over and over.
  const quoted =
    /(?<![\p{L}\p{N}])(?:(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})'|`([^`\n]{0,2000})`)(?![\p{L}\p{N}])|“([^”\n]{0,2000})”?|‘([^’\n]{0,2000})’?|«([^»\n]{0,2000})»?)/gu
  const redacted = text.replace(quoted, (all, ...groups: unknown[]) => {
    const offset = groups.find((each) => typeof each === 'number') as number
    const inside = groups.find((each): each is string => typeof each === 'string') ?? ''
    const isName = /^[\w$.-]{1,60}$/.test(inside) && NAMED.test(text.slice(Math.max(0, offset - 20), offset))
    return isName ? all : '[text]'
  })
  // A quotation that was cut off in the middle has no end.
  return withoutPrivate(redacted.replace(/(?<=[\s(:])["`][^"`\n]*$/u, '[text]')).slice(0, longest)
}

/** [Q2] What somebody wrote to those who look after the game, in their words. */
export function redactedDescription(description: string, longest = 1000): string {
  return withoutPrivate(cleanText(wellFormed(beginningOf(description)))).slice(0, longest)
}

const MOST_READ = 4000

/** As much of a text as is looked at: without the word that the cut goes through, as half a secret does not look like one. */
function beginningOf(text: string): string {
  if (text.length <= MOST_READ) return text
  return text.slice(0, MOST_READ).replace(/^(.*\s)\S+$/s, '$1')
}

/** The name of an error, or of a part of the page: a word, or nothing. */
export function redactedName(name: string, longest = 80): string {
  const redacted = wellFormed(name).trim().slice(0, longest)
  return /^[\w$ .:/-]*$/.test(redacted) && withoutPrivate(redacted) === redacted ? redacted : ''
}

/** [Q2] Where somebody was: the words of a path, without its query and whatever names a lobby, a record or a person. */
export function redactedLocation(address: string): string {
  const path = address
    .slice(0, 2000)
    .replace(/^[a-z][a-z0-9+.-]{0,20}:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
  let before = ''
  const segments = path.split('/', 8).map((segment) => {
    const redacted = /^[a-z][a-z-]{0,40}$/.test(segment) && before !== 'join' && before !== 'game' ? segment : '*'
    before = segment
    return segment === '' ? '' : redacted
  })
  return segments.join('/') || '/'
}

/** As databases and JSON can keep it: no NUL, no half of a pair. */
function wellFormed(text: string): string {
  return text
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    .replaceAll('\0', '')
}

const OWN_FRAMES = 3

/**
 * [Q3] What makes two crashes one: the error's name, its message without figures, and the top three frames of our own by file and name,
 * without the line, which moves from build to build.
 */
export function crashKey(name: string, message: string, frames: readonly CrashFrame[]): string {
  const own = frames.filter(isOwn).slice(0, OWN_FRAMES)
  const plain = message.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().slice(0, 200)
  return [name, plain, ...own.map(keyOf)].join('\n')
}

export function isOwn({ file }: CrashFrame): boolean {
  return !/^(\[|node:|node_modules\/)/.test(file)
}

/** A script of a build that no map is known of has a name that changes with its content, and short ones in it. */
function keyOf({ file, name }: CrashFrame): string {
  return file.startsWith('assets/') ? file.replace(/-[\w-]{8}(?=\.js$)/, '') : `${file} ${name}`
}
