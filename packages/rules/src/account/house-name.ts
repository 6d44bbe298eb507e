import { likenessOf, skeletonOf } from './look-alike.ts'

/** Digits that users write instead of a letter to get around the refusal of a name. */
const WRITTEN_FOR: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }

/**
 * Words that are reserved for Bettle's own accounts. `likenessOf` maps look-alike characters within a script, so each
 * word is listed in its own script.
 */
const HOUSE_NAMES = [
  ...['admin', 'admins', 'administrator', 'administration', 'bettle', 'moderator', 'mod', 'mods', 'official', 'owner'],
  ...[
    'host',
    'hosts',
    'everyone',
    'root',
    'staff',
    'superuser',
    'support',
    'sysadmin',
    'system',
    'webmaster',
    'helpdesk',
    'security',
  ],
  ...[
    'админ',
    'админы',
    'админка',
    'админки',
    'админчик',
    'хост',
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
    'المشرفة',
    'المشرفين',
    'مشرف',
    'مشرفة',
    'ホスト',
    '호스트',
    'الدعم',
    'מנהל',
    'תמיכה',
    'administrador',
    'soporte',
    'administrateur',
    'moderateur',
    'kundendienst',
  ],
  // Words for Bettle, administrator, support and deleted users in further scripts and languages.
  ...[
    'ადმინი',
    'ბეთლი',
    'ბეტლი',
    'ბეტლ',
    'бетл',
    'Μπετλ',
    'διαχείριση',
    'техподдержка',
    'служба поддержки',
    'אדמן',
    'הנהלה',
  ],
  ...['المدير', 'المسؤول', 'الإدارة', 'ایڈمن', 'منتظم', 'پشتیبان', 'व्यवस्थापक', 'प्रशासक', 'ऐडमिन'],
  ...['অ্যাডমিন', 'এডমিন', 'প্রশাসক', 'ਐਡਮਿਨ', 'ਐਡਮਿਨਿਸਟ੍ਰੇਟਰ', 'એડમિન', 'વ્યવસ્થાપક', 'ଆଡମିନ', 'ଏଡମିନ'],
  ...['அட்மின்', 'நிர்வாகி', 'అడ్మిన్', 'నిర్వాహకుడు', 'ಅಡ್ಮಿನ್', 'ನಿರ್ವಾಹಕ', 'അഡ്മിൻ', 'ඇඩ්මින්', 'පරිපාලක'],
  ...['ผู้ดูแล', 'ผู้ดูแลระบบ', 'ແອດມິນ', 'ຜູ້ເບິ່ງແຍງ', 'អ្នកគ្រប់គ្រង', 'អេដមីន', 'အက်ဒမင်', 'ཨེ་ཌི་མིན', 'ཨེཌ་མིན'],
  ...['አድሚን', 'አስተዳዳሪ', 'ᠠᠳᠮᠢᠨ', 'удирдлага', 'әкімші', 'ꦄꦢ꧀ꦩꦶꦤ꧀', 'ᬅᬤ᭄ᬫᬶᬦ᭄'],
  ...['あどみん', 'さぽーと', 'ベトル', 'ベットル', 'カスタマーサポート', 'サポートセンター', '管理事務所'],
  ...['系统', '系統', '系统管理员', '运营', '運營', '官方客服', '베틀', '서포트', '고객지원', '운영팀'],
  ...['Quản trị viên', 'Hỗ trợ', 'Yönetici', 'Suporte', 'Amministratore', 'Moderador', 'Moderatore', 'Kundenservice'],
  ...['Obsługa', 'Podpora', 'Ylläpitäjä', 'Järjestelmänvalvoja', 'Beheerder', 'Ondersteuning', 'Administratör'],
  ...['deleted user', 'deleted account', 'удалённый игрок', 'удаленный игрок', '已删除的玩家', 'gelöschter Spieler'],
  ...['joueur supprimé', 'jugador eliminado', '削除されたプレイヤー', '삭제된 플레이어'],
  // Roles that the product shows, and words that speak for it, in each of its languages.
  ...['bot', 'bots', 'Gastgeber', 'Gastgeberin', 'Spielleitung', 'Administratorin', 'Moderatorin'],
  ...['Verwaltung', 'anfitrión', 'anfitriona', 'administradora', 'administración'],
  ...['moderadora', 'organización', 'sistema', 'oficial', 'anfitrião', 'anfitriã', 'administração'],
  ...['operação', 'organização', 'moderação', 'hôte', 'hôtesse', 'administratrice', 'modératrice', 'modération'],
  ...['organisation', 'régie', 'système', 'officiel', 'propriétaire', 'todo mundo', 'tout le monde'],
]
/**
 * Words for the house that are also part of the names of users and teams, such as Casa Pia. They are reserved as a whole
 * name only, also with signs or digits.
 */
const HOUSE_ALONE = [
  'house',
  'the house',
  'Haus',
  'das Haus',
  'casa',
  'la casa',
  'a casa',
  'maison',
  'la maison',
].concat([
  'bank',
  'the bank',
  'banca',
  'la banca',
  'a banca',
  'banque',
  'la banque',
  'Leitung',
  'responsável',
  'alle',
  'tous',
  'todos',
])
/** Words that no username may contain anywhere, because such a name appears to speak for Bettle. */
const HOUSE_MARKS = [
  'bettle',
  'administrator',
  'администратор',
  'moderator',
  'модератор',
  'deleted player',
  'gelöschtes Konto',
  'gelöschter Spieler',
  'cuenta borrada',
  'cuenta eliminada',
  'jugador eliminado',
  'conta excluída',
  'jogador excluído',
  'compte supprimé',
  'joueur supprimé',
  '管理员',
  '管理員',
]

/**
 * Letters of other scripts by their sound, for readers who pronounce a name. Each line holds the letters of one sound.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  a: 'аαⲁաა𐌰ᚨⴰ𐐰𐓘',
  b: 'бβⲃբბ𐌱ᛒⴱ',
  ch: 'чχճչჩჭ',
  d: 'дδⲇդდ𐌳ᛞⴷ𐐼𐓰',
  e: 'еэєεⲉեէე𐌴ᛖⴻ',
  f: 'фφֆ𐍆ᚠ',
  g: 'гґγⲅգგ𐌲',
  i: 'иіηιⲏⲓիი𐌹ᛁⵉ𐐮𐓣',
  k: 'кκⲕկքკქ𐌺',
  kh: 'хⲭխხ',
  l: 'лλⲗլლ𐌻ᛚⵍ',
  m: 'мμⲙմმ𐌼ᛗⵎ𐑋𐓨',
  n: 'нνⲛնნ𐌽ᚾⵏ𐑌𐓩',
  o: 'оοωⲟⲱոօო𐍉ᛟⵓ',
  p: 'пπⲡպփპფ𐍀ᛈ',
  ps: 'ψ',
  r: 'рρⲣռրრ𐍂ᚱⵔ',
  s: 'сσςⲥսს𐍃ᛊⵙ',
  sh: 'шշშ',
  t: 'тτⲧտթტთ𐍄ᛏⵜ',
  th: 'θ',
  ts: 'цծցცწ',
  u: 'уუ𐌿ᚢⲩ',
  v: 'вվვ',
  x: 'ξ',
  y: 'ыυյ',
  ya: 'я',
  yu: 'ю',
  z: 'зζⲍզზ',
  zh: 'жժჟ',
}

const SOUND_OF = new Map(
  Object.entries(SOUNDS).flatMap(([sound, signs]) => Array.from(signs, (sign) => [sign, sound] as const)),
)

/**
 * Characters that look like a Latin letter in a reserved word. Each line holds the characters of one letter. They do
 * not make two usernames equal, because they are letters of their own scripts.
 */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'ᗩᗅᐱ∀∆卂ムꍏ𐊀Ա₳ÆæǢǼꜲꜳꜴꜵꜶꜷ',
  b: 'ßᗷ乃ꌃ₿฿',
  d: 'ðᗪᗞꀸᎠ𐊅',
  e: 'ᗴᕮᗕ乇ꏂ∑∃',
  i: 'ᓰᓮ丨ꀤᎥᏆ𐊆',
  l: 'ᒪㄥ꒒',
  m: 'ᗰ爪ꎭᎷ𐊎',
  n: 'ᑎ几ꈤᏁᏀ𐊏',
  o: 'ㄖꂦᎾ◯⭕⚽○●◎',
  p: 'ᑭ卩ᖘᏢՊբ',
  r: 'ᖇ尺ꋪᎡꞃՐր',
  s: 'ᔕ丂ꌗᏚꞨꞩꟅՏ',
  t: 'ㄒ꓄ꞇ†‡+տ',
  u: 'ㄩꀎᑌႮⲩⲨՍս',
}

const DRAWN_AS = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
)

/** Several characters that together look like one letter. */
const DRAWN_BY_SEVERAL = [
  [/[lI1|]3/g, 'b'],
  [/\/\\\/\\/g, 'm'],
  [/\/\\/g, 'a'],
] as const

/** Two letters in one character. A reader may take either of them for the letter, and `DRAWN_LIKE` takes the first. */
const LIGATURES = /[ÆæǢǣǼǽŒœ]/g

/** Returns the text by its looks: each character is replaced by the letter that it looks like. */
const drawnOf = (text: string): string =>
  Array.from(
    DRAWN_BY_SEVERAL.reduce((drawn, [signs, letter]) => drawn.replace(signs, letter), text),
    (sign) => DRAWN_AS.get(sign) ?? sign,
  ).join('')

/** Returns the text by its sound: each letter of another script is replaced by its sound. */
function saidOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, (sign) => SOUND_OF.get(sign) ?? sign).join('')
}

interface House {
  readonly words: ReadonlySet<string>
  readonly alone: ReadonlySet<string>
  /** Matches the words and marks with any of their letters repeated. */
  readonly drawnOut: RegExp
  readonly marks: readonly string[]
}

let house: House | undefined

const likenessOfWord = (word: string) => likenessOf(bare(word))

/** The shortest word that is found also with repeated letters: `moood` is no `mod`. */
const DRAWN_OUT_FROM = 4
/** Words that with a repeated letter are other words: `moods`, `boots`, `Reggie`. */
const NEVER_DRAWN_OUT = ['mods', 'bots', 'régie']

/** Returns a pattern for a text in which any letter may be repeated. */
const repeatable = (text: string) =>
  text.replace(/(.)\1*/gu, (run, letter: string) => `${letter}{${Array.from(run).length},}`)

/** Removes marks and invisible characters, so that they cannot hide a reserved name. */
const bare = (text: string) => text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')

/**
 * Returns true if users could take a name for one of Bettle's own accounts or for a deleted user. It finds reserved
 * words in any script, by looks or by sound, with digits after them or instead of letters ([A13]).
 */
export function passesForHouse(name: string): boolean {
  house ??= createHouse()
  const known = house
  const shown = bare(name)
  // In the skeleton a mark that looks like a letter becomes that letter, so the check reads the skeleton, too.
  const readings = [shown, saidOf(shown), drawnOf(shown), shown.replace(LIGATURES, 'e'), bare(skeletonOf(name))]
  return readings.some((text) => isOfHouse(text, known))
}

function createHouse(): House {
  const words = HOUSE_NAMES.map(likenessOfWord)
  const marks = HOUSE_MARKS.map(likenessOfWord)
  const neverDrawnOut = new Set(NEVER_DRAWN_OUT.map(likenessOfWord))
  const long = words.filter(
    (word) => Array.from(word).length >= DRAWN_OUT_FROM && /^\p{L}+$/u.test(word) && !neverDrawnOut.has(word),
  )
  const patterns = [...long.map((word) => `^${repeatable(word)}$`), ...marks.map(repeatable)]
  const alone = HOUSE_ALONE.map(likenessOfWord)
  return { words: new Set(words), alone: new Set(alone), drawnOut: new RegExp(patterns.join('|'), 'u'), marks }
}

function isOfHouse(name: string, { words: houseNames, alone, drawnOut, marks: houseMarks }: House): boolean {
  // A sign may stand for a letter, or only separate words.
  const words = name.split(/[^\p{L}\p{M}\p{N}\p{S}@!|$]+/u)
  const withoutSigns = name.split(/[^\p{L}\p{M}\p{N}]+/u)
  const read = (text: string) => likenessOf(text.replace(/[345789]/g, (figure) => WRITTEN_FOR[figure] ?? figure))
  const plain = (text: string) => likenessOf(text.replace(/\p{N}+$/u, ''))
  const isName = (text: string) => houseNames.has(text) || drawnOut.test(text)
  // Separators are removed first, because a dash looks like a letter of some scripts.
  const whole = [read(name), likenessOf(name), likenessOf(words.join('')), likenessOf(withoutSigns.join(''))].map(
    (text) => text.replace(/[^\p{L}\p{N}]/gu, ''),
  )
  return (
    [...whole, plain(withoutSigns.join(''))].some((text) => alone.has(text)) ||
    whole.some(
      (text) => houseNames.has(text) || drawnOut.test(text) || houseMarks.some((mark) => text.includes(mark)),
    ) ||
    [...words, ...withoutSigns, name].some((word) =>
      [plain(word), read(word), likenessOf(word)].some((text) => isName(text)),
    )
  )
}
