import { expect, it } from 'vitest'
import { likenessOf, passesForHouse } from './look-alike.ts'

it.each([
  ['case', 'Ana', 'ANA'],
  ['width', 'Ana', 'Ａｎａ'],
  ['Cyrillic letters', 'Ana', 'Аnа'],
  ['a whole word in Cyrillic', 'COPE', 'СОРЕ'],
  ['Greek letters', 'Zoe', 'Ζοε'],
  ['Cherokee letters', 'BETH', 'ᏴᎬᎢᎻ'],
  ['mathematical letters', 'Ben', '𝐁𝖾𝓷'],
  ['letters in circles', 'Ben', 'Ⓑⓔⓝ'],
  ['letters on black', 'Ben', '🅱🅴🅽'],
  ['small capitals', 'Ben', 'ʙᴇɴ'],
  ['figures', 'Cleo10', 'CIeolO'],
  ['a bar', 'Cleo', 'C|eo'],
  ['accents', 'Zoe', 'Zoë'],
  ['a dot below', 'Ana', 'Anạ'],
  ['blanks', 'Queen Ana', 'QueenAna'],
  ['r and n', 'Tom', 'Torn'],
])('[A13] names that differ by %s look alike', (_what, one, other) => {
  expect(likenessOf(other)).toBe(likenessOf(one))
})

it.each([
  ['Ana', 'Anna'],
  ['Ben', 'Ken'],
  ['Ana2', 'Ana3'],
  ['李小龍', '李小明'],
  ['مريم', 'مريخ'],
  ['⚽ keeper', '🧤 keeper'],
  ['Анна', 'Инна'],
])('[A13] %s and %s are two names', (one, other) => {
  expect(likenessOf(other)).not.toBe(likenessOf(one))
})

it('[A13] the likeness of a likeness is itself', () => {
  for (const name of ['Queen Ana', 'Torrn', 'ВОРИС', 'Ⓑⓔⓝ', 'Vvvv', 'rrn n']) {
    expect(likenessOf(likenessOf(name))).toBe(likenessOf(name))
  }
})

it.each([
  ...[
    'Admin',
    'ADMIN',
    'admin1',
    'Adm1n',
    '4dmin',
    'The Admin',
    'Admin_Bettle',
    'Аdmin',
    'Αdmin',
    'ａｄｍｉｎ',
    'Ádmín',
    'аdміn',
  ],
  ...[
    'Bettle',
    'Bettle Support',
    'BettleTeam',
    'B3ttle',
    'Веttlе',
    'Bettl€',
    'xBettlex',
    'B e t t l e',
    '🅱ettle',
    '𝓑𝓮𝓽𝓽𝓵𝓮',
  ],
  ...[
    'Support',
    'ѕupport',
    'Supp0rt',
    'support-7',
    'Moderator',
    'Official',
    'System',
    'Staff',
    'Админ',
    'Поддержка',
    '管理员',
    '관리자',
  ],
  // Written as it sounds, in one script or in two.
  ...['Адмін', 'адміn', 'Adмін', 'Αδμιν', 'Суппорт', 'Стафф', 'Модератори 1', 'Беттле', 'ΣΥΣΤΕΜ'],
  ...['Deleted player', 'Deleted player abc12', 'Dеlеtеd рlауеr x', 'deleted_player', 'Deletedplayer'],
])('[A13] %s would pass for the house', (name) => {
  expect(passesForHouse(name)).toBe(true)
})

it.each([
  'Ana',
  'Zoë',
  '李小龍',
  'مريم',
  'O’Neill-2',
  '⚽ keeper',
  '❤️',
  'Adminah',
  'Modric',
  'Badminton',
  'Supporter',
  'Player 7',
  'Settler',
  'Анна',
  'Владимир',
  'Инна Модина',
  'Ελένη',
  'Δημήτρης',
  'Стаффорд',
])('[A13] %s is a name like any other', (name) => {
  expect(passesForHouse(name)).toBe(false)
})
