import { likenessOf, skeletonOf } from './look-alike.ts'

/** What some write for a letter where the letter itself is refused. */
const WRITTEN_FOR: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }

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
    '官方',
    '公式',
    '運営',
    '管理人',
    'サポート',
    'アドミン',
    '관리자',
    '운영자',
    '운영진',
    '고객센터',
    '어드민',
  ],
  ...[
    'مدير',
    'ادمن',
    'أدمن',
    'ادمین',
    'مدیر',
    'پشتیبانی',
    'אדמין',
    'एडमिन',
    'सहायता',
    'แอดมิน',
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
  a: 'аαⲁաა𐌰ᚨ',
  b: 'бβⲃբბ𐌱ᛒ',
  ch: 'чχճչჩჭ',
  d: 'дδⲇդდ𐌳ᛞ',
  e: 'еэєεⲉեէე𐌴ᛖ',
  f: 'фφֆ𐍆ᚠ',
  g: 'гґγⲅգგ𐌲',
  i: 'иіηιⲏⲓիი𐌹ᛁ',
  k: 'кκⲕկքკქ𐌺',
  kh: 'хⲭխხ',
  l: 'лλⲗլლ𐌻ᛚ',
  m: 'мμⲙմმ𐌼ᛗ',
  n: 'нνⲛնნ𐌽ᚾ',
  o: 'оοωⲟⲱոօო𐍉ᛟ',
  p: 'пπⲡպփპფ𐍀ᛈ',
  ps: 'ψ',
  r: 'рρⲣռրრ𐍂ᚱ',
  s: 'сσςⲥսს𐍃ᛊ',
  sh: 'шշშ',
  t: 'тτⲧտթტთ𐍄ᛏ',
  th: 'θ',
  ts: 'цծցცწ',
  u: 'уუ𐌿ᚢ',
  v: 'вվვ',
  x: 'ξ',
  y: 'ыυⲩյ',
  ya: 'я',
  yu: 'ю',
  z: 'зζⲍզზ',
  zh: 'жժჟ',
}

const SOUND_OF = new Map(
  Object.entries(SOUNDS).flatMap(([sound, signs]) => Array.from(signs, (sign) => [sign, sound] as const)),
)

/** As it is said: each letter of another script written as it sounds. */
function saidOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, (sign) => SOUND_OF.get(sign) ?? sign).join('')
}

interface House {
  readonly words: ReadonlySet<string>
  readonly marks: readonly string[]
}

let house: House | undefined

const likenessOfWord = (word: string) => likenessOf(bare(word))

/** What a mark or something invisible adds to a letter hides no name. */
const bare = (text: string) => text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')

/**
 * Whether a name would pass for the house, or for nobody: as a word of it, in any script, by its looks or its sound,
 * with figures after it or for letters ([A13]).
 */
export function passesForHouse(name: string): boolean {
  house ??= { words: new Set(HOUSE_WORDS.map(likenessOfWord)), marks: HOUSE_MARKS.map(likenessOfWord) }
  const { words, marks } = house
  const shown = bare(name)
  // A mark that looks like a letter is one in the skeleton.
  return [shown, saidOf(shown), bare(skeletonOf(name))].some((text) => isOfHouse(text, { words, marks }))
}

function isOfHouse(name: string, { words: houseWords, marks: houseMarks }: House): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}\p{S}@!|$]+/u)
  const read = (text: string) => likenessOf(text.replace(/[345789]/g, (figure) => WRITTEN_FOR[figure] ?? figure))
  const plain = (text: string) => likenessOf(text.replace(/\p{N}+$/u, ''))
  const whole = [read(name), likenessOf(name)].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''))
  return (
    whole.some((text) => houseWords.has(text) || houseMarks.some((mark) => text.includes(mark))) ||
    [...words, name].some((word) => [plain(word), read(word), likenessOf(word)].some((text) => houseWords.has(text)))
  )
}
