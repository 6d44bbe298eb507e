import { cleanText } from '../text/clean-text.ts'

/** A frame of a stack without private data: the file, the line and the function. */
export interface CrashFrame {
  /**
   * A built script such as `assets/game-page-Ab3_x9-K.js`, or a source file such as `apps/web/src/…`, without any
   * folder of a machine or address.
   */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The name of the function or call of the frame. */
  readonly name: string
}

const MOST_FRAMES = 30
const LONGEST_LINE = 600

/** A frame keeps the file name of a built script, because the name identifies its source map. */
const ASSET = /\/assets\/([\w.$-]{1,120}\.js)$/
/** A path keeps only the part inside the project or inside a package. */
const SOURCE = /(?:^|\/)((?:apps|packages|e2e|scripts)\/[\w./@$-]{1,200})$/
const PACKAGE = /(?:^|\/)(node_modules\/[\w./@$-]{1,200})$/
const OF_THE_PAGE = /(?:^|\/)(src\/[\w./@$-]{1,200})$/

/**
 * [Q3] Reads the frames of a stack as Chromium, Firefox, Safari and Node write it, the innermost first. It skips every
 * line that is not a frame, such as the message above the frames. It returns at most 30 frames.
 */
export function framesOf(stack: string): CrashFrame[] {
  return stack
    .split('\n', 200)
    .flatMap((line) => frameIn(line.slice(0, LONGEST_LINE).trim()) ?? [])
    .slice(0, MOST_FRAMES)
}

const LONGEST_ADDRESS = 400
const LINE_AND_COLUMN = /:(\d{1,7}):(\d{1,7})\)?$/

/**
 * Reads a line of a stack from its end, where a frame names its position. So the time stays linear in the length of the
 * line.
 */
function frameIn(line: string): CrashFrame | undefined {
  const position = LINE_AND_COLUMN.exec(line)
  if (!position) return undefined
  const [, at, column] = position
  const { before, address } = addressAtEndOf(line.slice(0, position.index))
  if (address === '') return undefined
  // Firefox and Safari write `name@address`.
  const [gecko, own] = /^([^@]*)@(.*)$/.exec(address)?.slice(1) ?? []
  const name = gecko ?? before.replace(/^at /, '').replace(/^async /, '')
  return {
    file: fileOf(own ?? address),
    line: Number(at),
    column: Number(column),
    name: nameOf(name.trim()),
  }
}

/** Splits a text at its last blank or bracket. Returns the address after it and the text before it. */
function addressAtEndOf(text: string): { readonly before: string; readonly address: string } {
  const end = text.slice(-LONGEST_ADDRESS)
  const others = /^.*[()\s]/s.exec(end)?.[0] ?? ''
  const address = end.slice(others.length)
  const before = text.slice(0, text.length - address.length)
  return { before: before.endsWith('(') ? before.slice(0, -1) : before, address }
}

/** Returns the file of a frame without private data, from an address, a path or a file name. */
function fileOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  if (/^[a-z]+-extension:/.test(path)) return '[extension]'
  const asset = ASSET.exec(path)?.[1] ?? /^assets\/([\w.$-]{1,120}\.js)$/.exec(path)?.[1]
  if (asset !== undefined) return `assets/${asset}`
  if (/^node:[\w/]{1,80}$/.test(path)) return path
  return (PACKAGE.exec(path) ?? SOURCE.exec(path) ?? OF_THE_PAGE.exec(path))?.[1] ?? '[page]'
}

/** Returns a function name, or an empty text if the name could contain text of a user. */
function nameOf(name: string): string {
  return /^[\w$.<>#[\] ]{1,100}$/.test(name) && withoutPrivate(name) === name ? name : ''
}

/** Writes one line for each stack frame, in the format that `framesOf` reads. */
export function stackText(frames: readonly CrashFrame[]): string {
  return frames
    .map(
      ({ file, line, column, name }) =>
        `at ${name === '' ? '' : `${name} (`}${file}:${line}:${column}${name === '' ? '' : ')'}`,
    )
    .join('\n')
}

/**
 * [Q2] Each pattern of private data and its replacement. The order matters, because a link may contain tokens and a
 * token may contain the letters of a code. No pattern starts again from each character of a long text, so the time
 * stays linear. No pattern looks behind itself, because older browsers cannot read such a pattern: a pattern takes the
 * character before it, and its replacement puts that character back.
 */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s"'<>`)]{1,2000}/gi, '[link]'],
  [/\bwww\.[^\s"'<>`)]{1,2000}/gi, '[link]'],
  [/(^|[\s@<>()"'`,;:[\]])[^\s@<>()"'`,;:[\]]+@[^\s@<>()"'`,;:[\]]{1,200}\.[^\s@<>()"'`,;:[\].]{2,60}/gu, '$1[e-mail]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{4,4000}/gi, '$1 [token]'],
  [/\beyJ[\w-]{4,4000}(?:\.[\w-]{1,4000}){0,2}/g, '[token]'],
  [
    /\b(pass(?:word|phrase|wort)?|(?:access|refresh)?-?token|secret|authorization|cookie|api[-_]?key)(["']?\s{0,3}[:=]\s{0,3})(?!\[)(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|[^\s,;&"']{1,500})/gi,
    '$1$2[secret]',
  ],
  [/\/(join|game)\/[^\s/?#"'<>]{1,200}/gi, '/$1/*'],
  [/[?&#][\w.-]{1,60}=[^\s&"'<>`)]{1,2000}/g, ''],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  // A long mix of letters and digits is a token, because no word looks like that.
  [/(^|[^\w-])(?=[A-Za-z_-]{0,200}\d)(?=[\d_-]{0,200}[A-Za-z])[\w-]{20,4000}/g, '$1[token]'],
  // A lobby code that contains a digit. A code without a digit looks like any other word.
  [/(^|[^\w-])(?=[A-Z]{0,5}[2-9])(?=\d{0,5}[A-Z])[A-HJ-NP-Z2-9]{6}(?![\w-])/g, '$1[code]'],
]

/**
 * [Q2] Replaces email addresses, links, tokens, passwords, ids and lobby codes in a text. A lobby code without a digit
 * stays if it is not part of a link.
 */
export function withoutPrivate(text: string): string {
  return PRIVATE.reduce((redacted, [pattern, instead]) => redacted.replace(pattern, instead), text)
}

/**
 * Words that JavaScript engines and databases write before a name that they quote, such as the name of a property or a
 * table.
 */
const NAMED =
  /(?:reading|setting|property|attribute|method|module|export|identifier|variable|relation|table|column|constraint|function|type|index|named|directive)\s$/i

/**
 * [Q2] Returns an error message without text that a user may have typed. It replaces every quotation, except a name
 * that follows one of the words with which engines introduce their own names.
 */
export function redactedMessage(message: string, longest = 1000): string {
  const text = wellFormed(beginningOf(message))
  const redacted = withoutQuotations(text)
  // The length limit may cut off a last quotation, which then has no closing quote. It is replaced here.
  return withoutPrivate(redacted.replace(/([\s(:])["`][^"`\n]*$/u, '$1[text]')).slice(0, longest)
}

/**
 * A quotation, or a quote after a letter or digit, which begins no quotation. A typographic quotation without an end
 * goes up to the end of its line.
 */
const QUOTED =
  /([\p{L}\p{N}])["'`“‘«]|(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})'|`([^`\n]{0,2000})`)(?![\p{L}\p{N}])|“([^”\n]{0,2000})”?|‘([^’\n]{0,2000})’?|«([^»\n]{0,2000})»?/gu

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

function withoutQuotations(text: string): string {
  let redacted = ''
  let end = 0
  QUOTED.lastIndex = 0
  for (let match = QUOTED.exec(text); match; match = QUOTED.exec(text)) {
    const [all, letter, ...insides] = match
    if (letter !== undefined) continue
    // The quotation before may end in a letter.
    if (ENDS_IN_WORD.test(text.slice(Math.max(0, match.index - 2), match.index))) {
      QUOTED.lastIndex = match.index + 1
      continue
    }
    const inside = insides.find((each) => each !== undefined) ?? ''
    const isName = /^[\w$.-]{1,60}$/.test(inside) && NAMED.test(text.slice(Math.max(0, match.index - 20), match.index))
    redacted += text.slice(end, match.index) + (isName ? all : '[text]')
    end = match.index + all.length
  }
  return redacted + text.slice(end)
}

/** [Q2] Returns the description that a user wrote for the operators, without private data. */
export function redactedDescription(description: string, longest = 1000): string {
  return withoutPrivate(cleanText(wellFormed(beginningOf(description)))).slice(0, longest)
}

const MOST_READ = 4000

/**
 * Returns the beginning of a text, at most 4,000 characters. It drops the word at the cut, because half of a secret
 * matches no pattern.
 */
function beginningOf(text: string): string {
  if (text.length <= MOST_READ) return text
  return text.slice(0, MOST_READ).replace(/^(.*\s)\S+$/s, '$1')
}

/**
 * Returns the name of an error or of a page component. Returns an empty text if the name has unusual characters or
 * private data.
 */
export function redactedName(name: string, longest = 80): string {
  const redacted = wellFormed(name).trim().slice(0, longest)
  return /^[\w$ .:/-]*$/.test(redacted) && withoutPrivate(redacted) === redacted ? redacted : ''
}

/** Removes NUL and replaces lone surrogates, because databases and JSON cannot store them. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', '')
}

const OWN_FRAMES = 3

/**
 * [Q3] Returns the key of a crash. Crashes with the same key count as one. The key holds the error's name, its message
 * without digits, and what `keyOf` returns for the top three frames of our own code. It leaves out line numbers,
 * because they change from build to build.
 */
export function crashKey(name: string, message: string, frames: readonly CrashFrame[]): string {
  const own = frames.filter(isOwn).slice(0, OWN_FRAMES)
  const plain = message.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().slice(0, 200)
  return [name, plain, ...own.map(keyOf)].join('\n')
}

export function isOwn({ file }: CrashFrame): boolean {
  return !/^(\[|node:|node_modules\/)/.test(file)
}

/**
 * Returns the part of a frame that goes into the key. For a built script it leaves out the hash in the file name and
 * the function name, because both change from build to build.
 */
function keyOf({ file, name }: CrashFrame): string {
  return file.startsWith('assets/') ? file.replace(/-[\w-]{8}(?=\.js$)/, '') : `${file} ${name}`
}
