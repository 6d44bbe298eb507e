/**
 * Signs that pass for a Latin letter or are read as one, each line those of one letter, as they are once written small: Cyrillic,
 * Greek, Armenian, Cherokee, Lisu, small capitals and other forms. What NFKD unfolds (full-width, circled, mathematical letters,
 * accents) is not listed.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀꓮꭺ∂ɐ@',
  b: 'вьβʙƅꓐᏼб',
  c: 'сϲᴄꓚꮯ¢ʗ',
  d: 'ԁᴅꓓꭰđɖ',
  e: 'еєεᴇꓰꭼҽəɘэ€',
  f: 'ꜰꓝϝƒſ',
  g: 'ɡɢԍꓖցᏻ',
  h: 'нһηʜꓧꮋհħ',
  j: 'јϳᴊꓙꭻʝ',
  k: 'кκᴋꓗꮶқ',
  l: 'i1ıіιїɩɪӏ|ǀꓲlʟꓡꮮłו!¡',
  m: 'мᴍꓟꮇ',
  n: 'ոпɴꓠŋͷи',
  o: '0оοօσᴏꓳø०๐',
  p: 'рρᴘꓑꮲþ',
  q: 'ԛգ',
  r: 'гʀꓣꭱя',
  s: 'ѕꜱꓢꮪ$ʂ',
  t: 'тτᴛꓔꭲŧ',
  u: 'υսᴜꓴцμ',
  v: 'νѵᴠꓦꮩ',
  w: 'ԝωшщᴡꓪꮃա',
  x: 'хχꓫ×',
  y: 'уγүʏꓬ¥',
  z: 'ζᴢꓜꮓ',
}

const LETTER_OF = lettersBySign(LOOK_ALIKES)

function lettersBySign(signsByLetters: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(signsByLetters).flatMap(([letters, signs]) => [...signs].map((sign) => [sign, letters] as const)),
  )
}

/** What some write for a letter where the letter itself is refused. */
const WRITTEN_FOR: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }

/**
 * What a text looks like: texts that pass for each other come out the same ([A13]). Case, width, accents and the script of a letter
 * do not count, nor do blanks, and i, l and 1 are one. It is not for people to read.
 */
export function likenessOf(text: string): string {
  const unfolded = enclosedOpened(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKD')
  const letters = Array.from(unfolded.replace(/\p{M}|\s/gu, ''), (sign) => LETTER_OF.get(sign) ?? sign)
  return letters.join('').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** Words a name of the house is made of; `likenessOf` brings the scripts together, so that each stands here in its own. */
const HOUSE_WORDS = [
  ...['admin', 'admins', 'administrator', 'administration', 'bettle', 'moderator', 'mod', 'mods', 'official', 'owner'],
  ...['root', 'staff', 'superuser', 'support', 'sysadmin', 'system', 'webmaster', 'helpdesk', 'security'],
  ...[
    'админ',
    'администратор',
    'администрация',
    'модератор',
    'поддержка',
    'система',
    'беттл',
    'адміністратор',
    'підтримка',
  ],
  ...[
    'διαχειριστής',
    'υποστήριξη',
    'συντονιστής',
    '管理员',
    '管理員',
    '管理者',
    '客服',
    '客服中心',
    '支持',
    'サポート',
    '관리자',
    '운영자',
  ],
  ...[
    'مدير',
    'المشرف',
    'الدعم',
    'מנהל',
    'תמיכה',
    'administrador',
    'soporte',
    'administrateur',
    'moderateur',
    'kundendienst',
  ],
]
/** Wherever these stand in a name, it speaks for the house. */
const HOUSE_MARKS = [
  'bettle',
  'administrator',
  'администратор',
  'moderator',
  'модератор',
  'deleted player',
  '管理员',
  '管理員',
]

/** Letters of other scripts, each line those that sound alike, for who reads a name instead of looking at it. */
const SOUNDS: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'бβ',
  ch: 'чχ',
  d: 'дδ',
  e: 'еэєε',
  f: 'фφ',
  g: 'гґγ',
  i: 'иіηι',
  k: 'кκ',
  kh: 'х',
  l: 'лλ',
  m: 'мμ',
  n: 'нν',
  o: 'оοω',
  p: 'пπ',
  ps: 'ψ',
  r: 'рρ',
  s: 'сσς',
  sh: 'ш',
  t: 'тτ',
  th: 'θ',
  ts: 'ц',
  u: 'у',
  v: 'в',
  x: 'ξ',
  y: 'ыυ',
  ya: 'я',
  yu: 'ю',
  z: 'зζ',
  zh: 'ж',
}

const SOUND_OF = lettersBySign(SOUNDS)

/** As it is said: each letter of another script written as it sounds. */
function saidOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, (sign) => SOUND_OF.get(sign) ?? sign).join('')
}

const houseWords = new Set(HOUSE_WORDS.map(likenessOf))
const houseMarks = HOUSE_MARKS.map(likenessOf)

/**
 * Whether a name would pass for the house, or for nobody: as a word of it, in any script, by its looks or its sound,
 * with figures after it or for letters ([A13]).
 */
export function passesForHouse(name: string): boolean {
  return isOfHouse(name) || isOfHouse(saidOf(name))
}

function isOfHouse(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}\p{S}@!|$]+/u)
  const read = (text: string) => likenessOf(text.replace(/[345789]/g, (figure) => WRITTEN_FOR[figure] ?? figure))
  const plain = (text: string) => likenessOf(text.replace(/\p{N}+$/u, ''))
  const whole = [read(name), likenessOf(name)].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''))
  return (
    whole.some((text) => houseWords.has(text) || houseMarks.some((mark) => text.includes(mark))) ||
    [...words, name].some((word) => [plain(word), read(word), likenessOf(word)].some((text) => houseWords.has(text)))
  )
}

/** Letters on a black ground are taken for pictures by Unicode, not for letters. */
function enclosedOpened(text: string): string {
  return text.replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return String.fromCharCode(97 + code - (code < 0x1f170 ? 0x1f150 : 0x1f170))
  })
}
