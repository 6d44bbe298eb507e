import { expect, it } from 'vitest'
import { CONFUSABLES } from './confusables.gen.ts'
import { passesForHouse } from './house-name.ts'

/** Returns the single characters that look like a letter. It reads the table itself, without the code under test. */
function lookAlikesOf(letter: string): string[] {
  const prototype = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase()
  const entry = CONFUSABLES.split(';').find((text) => text.startsWith(`${prototype} `)) ?? ''
  return entry
    .split(' ')
    .slice(1)
    .flatMap((run) => {
      const [from = 0, to = from] = run.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
}

it.each(['Admin', 'ADMIN', 'Bettle', 'BETTLE', 'Support', 'SUPPORT', 'Moderator', 'deleted player', 'DELETED PLAYER'])(
  'refuses the username %s after any one letter is replaced by a character that Unicode 17 lists as its look-alike [A13] [PR60]',
  (word) => {
    const disguised = Array.from(word).flatMap((letter, index) =>
      lookAlikesOf(letter).map((sign) => word.slice(0, index) + sign + word.slice(index + 1)),
    )
    expect(disguised.length).toBeGreaterThan(50)
    expect(disguised.filter((name) => !passesForHouse(name))).toEqual([])
  },
)

it('stores 6,565 look-alike characters, as many as the table of Unicode 17.0 lists [A13]', () => {
  const sources = CONFUSABLES.split(';')
    .flatMap((entry) => entry.split(' ').slice(1))
    .map((run) => run.split('-').map((code) => Number.parseInt(code, 16)))
  expect(sources.reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0)).toBe(6565)
})

it.each([
  ['Canadian syllabics', ['ᗩᗪᗰᓰᑎ', 'ᗅᗞᗰᓮᑎ']],
  ['Cherokee', ['ᎪᎠᎷᎥᏁ', 'ᏚႮᏢᏢᎾᎡᎢ']],
  ['Lisu', ['ꓮꓓꓟꓲꓠ', 'ꓢꓴꓑꓑꓳꓣꓔ']],
  ['Yi', ['ꍏꀸꎭꀤꈤ', 'ꌗꀎᖘᖘꂦꋪ꓄']],
  ['Han and Bopomofo', ['卂ᗪ爪丨几', '丂ㄩ卩卩ㄖ尺ㄒ']],
  ['Coptic', ['ⲀⲆⲘⲒⲚ', 'ⲤⲨⲠⲠⲞⲢⲦ']],
  ['Armenian', ['Տսբբօրտ', 'ադմին']],
  ['Tifinagh', ['ⴰⴷⵎⵉⵏ']],
  ['Deseret', ['𐐈𐐔𐐣𐐆𐐤']],
  ['Lycian', ['𐊀𐊅𐊎𐊆𐊏']],
  ['Old Italic', ['𐌀𐌃𐌌𐌉𐌍']],
  ['Gothic', ['𐌰𐌳𐌼𐌹𐌽']],
  ['Runic', ['ᚨᛞᛗᛁᚾ']],
  ['Georgian', ['ადმინი', 'ბეთლი']],
  ['Hebrew', ['אדמין', 'אדמן']],
  ['Arabic', ['المدير', 'ایڈمن']],
  ['Devanagari', ['एडमिन', 'ऐडमिन', 'व्यवस्थापक']],
  ['Bengali', ['অ্যাডমিন']],
  ['Gurmukhi', ['ਐਡਮਿਨ']],
  ['Gujarati', ['એડમિન']],
  ['Odia', ['ଆଡମିନ']],
  ['Tamil', ['அட்மின்']],
  ['Telugu', ['అడ్మిన్']],
  ['Kannada', ['ಅಡ್ಮಿನ್']],
  ['Malayalam', ['അഡ്മിൻ']],
  ['Sinhala', ['ඇඩ්මින්']],
  ['Thai', ['แอดมิน', 'ผู้ดูแลระบบ']],
  ['Lao', ['ແອດມິນ']],
  ['Khmer', ['អ្នកគ្រប់គ្រង']],
  ['Burmese', ['အက်ဒမင်']],
  ['Ethiopic', ['አድሚን']],
  ['Kana', ['あどみん', 'ｱﾄﾞﾐﾝ', 'ベトル']],
  ['Han', ['系统', '運營', '管理員']],
  ['Hangul', ['관리자', '고객지원']],
  ['Latin of other languages', ['Quản trị viên', 'Yönetici', 'Ylläpitäjä', 'Gelöschter Spieler']],
  [
    'Latin with other signs',
    ['Suppoꞃt', 'ßettle', 'Beꞇꞇle', 'Be††le', 'Åðmin', 'A-d-m-i-n', '|3ettle', 'Ꞩupport', 'SUPP◯RT'],
  ],
])(
  'refuses usernames that imitate a reserved word, such as Admin, Support or Bettle, by look, sound or translation in the script %s [A13]',
  (_script, names) => {
    expect(names.filter((name) => !passesForHouse(name))).toEqual([])
  },
)

it.each([
  'Ana',
  'Modesta',
  'Betty',
  'Bettina',
  'Edmin',
  'Adnan',
  'Дмитрий',
  'Адам',
  'Ադամ',
  'Αδάμ',
  'ადამი',
  'دعاء',
  'דן',
  '지원',
  '管理',
  '几米',
  'ßen',
])('accepts the username %s, which does not imitate Bettle’s own accounts [A13]', (name) => {
  expect(passesForHouse(name)).toBe(false)
})

it.each([
  ...['Betttle', 'Bettlle', 'Addmin', 'Moderrator', 'Nadine… (host)', 'Host', 'Everyone', '(Everyone)'],
  ...['₳dmin', 'ÆDMIN', 'админка', 'مشرف'],
  ...['HOST!', 'Hoost', 'Hosts', '@everyone', '!Host!', 'Nadine|host', 'Nadine👑host', 'Nadine✦Admin'],
  ...['Æveryone', 'Œveryone', 'ꜵdmin', 'ꜳdmin', '∆dmin', '₿ettle', '฿ettle', 'Bettl∑', 'Ad/\\/\\in', '/\\dmin'],
  ...['админы', 'админки', 'Админчик', 'المشرفين', 'مشرفة', 'المشرفة', 'хост', 'ホスト'],
])(
  'refuses the username %s, which speaks for the house by doubled letters, signs or another script [A13] [PR60]',
  (name) => {
    expect(passesForHouse(name)).toBe(true)
  },
)

it('accepts names that only resemble a short reserved word when their letters are doubled [A13]', () => {
  const names = [
    'Rot',
    'Ghost',
    'Mood',
    'Hostel',
    'Nadine',
    'Otto',
    'Bottle',
    'Beetle',
    'Anna',
    'Lee',
    'Moods',
    'Roto',
    'Hosea',
  ]
  expect(names.filter(passesForHouse)).toEqual([])
})

it.each([
  ['English', ['House', 'The House', 'Bot', 'Bots', 'Host', 'Deleted player x', 'deleted account 3']],
  [
    'German',
    [
      ...['Haus', 'das Haus', 'Bank', 'Gastgeber', 'GASTGEBERIN', 'Spielleitung', 'Leitung', 'Moderatorin', 'Alle'],
      ...['Gelöschter Spieler', 'geloschter spieler 7', 'Gelöschtes Konto'],
    ],
  ],
  [
    'Spanish',
    [
      ...['Casa', 'La casa', 'banca', 'La Banca', 'Anfitrión', 'anfitrion', 'Anfitriona', 'Administradora', 'Sistema'],
      ...['Jugador eliminado', 'jugador_eliminado', 'Cuenta borrada k3x9a', 'Todos', 'Organización', 'Oficial'],
    ],
  ],
  [
    'Portuguese',
    [
      ...['A casa', 'Anfitrião', 'anfitriao', 'Anfitriã', 'Operação', 'Responsável', 'Todo mundo', 'Administração'],
      ...['Jogador excluído', 'jogador excluido 2', 'Conta excluída', 'CONTA EXCLUÍDA abc12'],
    ],
  ],
  [
    'French',
    [
      ...[
        'Maison',
        'La maison',
        'Banque',
        'Hôte',
        'HOTE',
        'Hôtesse',
        'Régie',
        'regie',
        'Système',
        'Tout le monde',
        'Tous',
      ],
      ...['Joueur supprimé', 'joueur supprime', 'Compte supprimé z9k4p', 'Propriétaire', 'Modération', 'Organisation'],
    ],
  ],
])(
  'refuses usernames that speak for the house in %s, by any case, accents and look-alikes [A13] [PR1060]',
  (_language, names) => {
    expect(names.filter((name) => !passesForHouse(name))).toEqual([])
  },
)

it.each(['Haus', 'Casa', 'Maison', 'Hôte', 'Bot', 'Anfitrión', 'Joueur supprimé', 'Conta excluída'])(
  'refuses the reserved word %s also with look-alikes, signs or digits [A13] [PR1060]',
  (word) => {
    const lookAlike = word.replace('a', 'а').replace('o', 'о').replace('é', 'e')
    const names = [
      lookAlike,
      word.toUpperCase(),
      `${word}!`,
      `(${word})`,
      `${word}7`,
      `${word} 12`,
      word.replace('o', '0'),
    ]
    expect(names.filter((name) => !passesForHouse(name))).toEqual([])
  },
)

it('accepts names of users and teams that contain a word for the house or resemble a reserved word [A13] [PR1060]', () => {
  const names = [
    ...['Casa Pia', 'Casablanca', 'Raja Casablanca', 'Casanova', 'Haus am See', 'Hausmann', 'Dr House', 'Maisonneuve'],
    ...[
      'Banca Popolare',
      'Tim Banks',
      'Bianca',
      'Boots',
      'Botafogo',
      'Bota',
      'Reggie',
      'Regina',
      'Allegra',
      'Alle Neune',
    ],
    ...[
      'Totti',
      'Todosio',
      'Konto',
      'Jugador',
      'Gaston',
      'Otelo',
      'Hortense',
      'Hotelier',
      'Spieler 7',
      'Joueur',
      'Robot',
    ],
  ]
  expect(names.filter(passesForHouse)).toEqual([])
})
