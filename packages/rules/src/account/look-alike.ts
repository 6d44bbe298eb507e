import { foldCase } from '../text/case-fold.ts'
import { CONFUSABLES } from './confusables.gen.ts'

/**
 * Characters that look like a Latin letter or are read as one. Each line holds the lower-case characters of one letter:
 * Cyrillic, Greek, Armenian, Coptic, Old Italic, Cherokee, Lisu, small capitals and other forms. They take precedence
 * over the Unicode table, which lacks some of them and maps others to another letter. The list leaves out forms that
 * NFKD decomposes: full-width, circled and mathematical letters, and accents.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꓮꭺ∂ɐ@ⲁ𐌀',
  b: 'вьβʙƅꓐᏼб',
  c: 'сϲᴄꓚꮯ¢ʗ',
  d: 'ԁᴅꓓꭰđɖ𐌃',
  e: 'еєεᴇꓰꭼҽəɘэ€𐌄',
  f: 'ꜰꓝϝƒſ𐌅',
  g: 'ɡɢԍꓖցᏻ',
  h: 'нһηʜꓧꮋհħ𐌇',
  j: 'јϳᴊꓙꭻʝ',
  k: 'кκᴋꓗꮶқ𐌊',
  l: 'i1ıіιїɩɪӏ|ǀꓲlʟꓡꮮłו!¡𐌋',
  m: 'мᴍꓟꮇ𐌌',
  n: 'ոпɴꓠŋͷи𐌍',
  o: '0оοօσᴏꓳø०๐𐌏',
  p: 'рρᴘꓑꮲþ𐌐',
  q: 'ԛգ𐌒',
  r: 'гʀꓣꭱя𐌓𐌛',
  s: 'ѕꜱꓢꮪ$ʂ𐌔',
  t: 'тτᴛꓔꭲŧ',
  u: 'υսᴜꓴцμ𐌖',
  v: 'νѵᴠꓦꮩ',
  w: 'ԝωшщᴡꓪꮃա',
  x: 'хχꓫ×',
  y: 'уγүʏꓬ¥',
  z: 'ζᴢꓜꮓ𐌆ⲍ',
}

/** Letters whose upper-case form has several letters. The Unicode table maps them to another letter. */
const SEVERAL_LETTERS: Readonly<Record<string, string>> = { ß: 'ss' }

/** Marks and blanks to remove. The vowel signs of a script stay, because its readers read them as letters. */
const MARKS_AND_BLANKS =
  /[\p{Script=Inherited}\p{Me}\p{Default_Ignorable_Code_Point}\s\u2800\u{13441}\u{13442}\u{1D159}]/gu

/**
 * Returns the likeness of a text: texts that look the same have the same likeness ([A13]). Case, width, accents, blanks
 * and the script of a letter do not count, and i, l and 1 are equal. The likeness is not meant to be shown.
 *
 * The likeness is the skeleton of UTS 39, except that case is folded and our own additions apply.
 */
export function likenessOf(text: string): string {
  const unfolded = plain(enclosedOpened(text))
  const letters = plain(Array.from(unfolded, prototypeOf).join(''))
  const likeness = letters.replaceAll('rn', 'm').replaceAll('vv', 'w')
  // A text of marks and blanks only keeps them, because otherwise all such texts would be equal.
  return likeness === '' ? foldCase(text) : likeness
}

const plain = (text: string) => text.normalize('NFKD').replace(MARKS_AND_BLANKS, '')

let prototypes: ReadonlyMap<string, string> | undefined

function prototypeOf(character: string): string {
  prototypes ??= readPrototypes()
  const folded = foldCase(character)
  return prototypes.get(character) ?? prototypes.get(folded) ?? folded
}

/**
 * Characters that look alike, or differ only in case, form a class. A class that contains one of our letters maps to
 * that letter. Two classes with our letters may meet: a capital beta looks like a B, but is not a ß. In this case our
 * additions decide first, then case, then the table.
 */
function readPrototypes(): ReadonlyMap<string, string> {
  const classes = createClasses()
  for (const letter of 'abcdefghjklmnopqrstuvwxyz23456789') classes.name(letter, letter)
  for (const [letter, signs] of Object.entries(LOOK_ALIKES)) {
    for (const sign of signs) classes.name(sign, letter)
  }
  for (const [sign, letters] of Object.entries(SEVERAL_LETTERS)) classes.name(sign, letters)
  const pairs = readTable()
  for (const character of new Set(pairs.flat().flatMap((text) => Array.from(text)))) {
    const folded = foldCase(character.normalize('NFKD'))
    if (isOne(folded)) classes.join(folded, character)
  }
  const [single, several] = [pairs.filter(([to]) => isOne(to)), pairs.filter(([to]) => !isOne(to))]
  for (const [prototype, character] of single) classes.join(prototype, character)
  for (const [prototype, character] of several) classes.name(character, prototype)
  return classes.names()
}

const isOne = (text: string) => ((text.codePointAt(0) ?? 0) > 0xffff ? text.length === 2 : text.length === 1)

/** Returns the skeleton as UTS 39 defines it: with case, and without our additions. */
export function skeletonOf(text: string): string {
  skeletons ??= new Map(readTable().map(([prototype, character]) => [character, prototype]))
  const mapped = Array.from(text.normalize('NFD').replace(IGNORABLE, ''), (sign) => skeletons?.get(sign) ?? sign)
  return mapped.join('').normalize('NFD')
}

let skeletons: ReadonlyMap<string, string> | undefined

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu

type Mapping = readonly [prototype: string, character: string]

let table: readonly Mapping[] | undefined

/** Pairs of a prototype and a character that looks like it, in the order of the file. */
function readTable(): readonly Mapping[] {
  table ??= CONFUSABLES.split(';').flatMap(mappingsIn)
  return table
}

function mappingsIn(entry: string): Mapping[] {
  const [prototype = '', ...runs] = entry.split(' ')
  const text = String.fromCodePoint(...prototype.split('+').map(fromHex))
  const mappings: Mapping[] = []
  for (const run of runs) {
    const [from = 0, to = from] = run.split('-').map(fromHex)
    for (let code = from; code <= to; code += 1) mappings.push([text, String.fromCodePoint(code)])
  }
  return mappings
}

const fromHex = (code: string) => Number.parseInt(code, 16)

interface Classes {
  /**
   * Names the class of look-alike characters that contains `character`. The name is the character that stands for the
   * whole class. A class that has a name keeps it.
   */
  name(character: string, name: string): void
  /** Merges two classes, unless they have different names. */
  join(one: string, other: string): void
  /** Returns the name of each character's class. */
  names(): ReadonlyMap<string, string>
}

function createClasses(): Classes {
  const parents = new Map<string, string>()
  const nameOfRoot = new Map<string, string>()

  function rootOf(character: string): string {
    const parent = parents.get(character)
    if (parent === undefined) parents.set(character, character)
    return parent === undefined || parent === character ? character : rootOf(parent)
  }

  return {
    name(character, name) {
      const root = rootOf(character)
      if (!nameOfRoot.has(root)) nameOfRoot.set(root, name)
    },
    join(one, other) {
      const [root, joined] = [rootOf(one), rootOf(other)]
      const [name, otherName] = [nameOfRoot.get(root), nameOfRoot.get(joined)]
      if (root === joined || (name !== undefined && otherName !== undefined && name !== otherName)) return
      parents.set(joined, root)
      if (otherName !== undefined) nameOfRoot.set(root, otherName)
    },
    names() {
      const nameOf = (character: string) => nameOfRoot.get(rootOf(character)) ?? rootOf(character)
      const spelled = (character: string) => Array.from(nameOf(character), nameOf).join('')
      return new Map([...parents.keys()].map((character) => [character, spelled(character)]))
    },
  }
}

/**
 * The first character of each series of 26 that show a letter and are no letters in Unicode: white on a black circle or
 * square, and halves of flags.
 */
const SHOWN_LETTERS = [0x1f150, 0x1f170, 0x1f1e6]

function enclosedOpened(text: string): string {
  return text.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const first = SHOWN_LETTERS.findLast((from) => from <= code) ?? code
    return String.fromCharCode('a'.charCodeAt(0) + code - first)
  })
}
