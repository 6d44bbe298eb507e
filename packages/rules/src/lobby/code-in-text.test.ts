import { describe, expect, it } from 'vitest'
import { lobbyCodeIn } from './code-in-text.ts'

describe('a text that a user pastes for a lobby code', () => {
  it.each([
    'AB23CD',
    'ab23cd',
    ' ab2-3cd ',
    'AB 23 CD',
    '(AB23CD)',
    'ＡＢ２３ＣＤ',
    'ａｂ２３ｃｄ',
    'http://bettle.lan:3000/join/AB23CD',
    'https://bettle.example/join/ab23cd',
    'https://bettle.example/game/AB23CD?utm_source=chat#top',
    'bettle.example/join/AB23CD',
    'Play France v Croatia with me: lobby AB23CD.',
    'Play France v Croatia with me: lobby AB23CD. https://bettle.example/join/AB23CD',
    'PLAY FRANCE V CROATIA WITH ME: LOBBY AB23CD.',
    'Come and play, the code is “ab23cd”!',
    'ab23cd please',
  ])('finds the lobby code in %j [M4] [PR785]', (text) => {
    expect(lobbyCodeIn(text)).toBe('AB23CD')
  })

  it.each([
    ['Play FRANCE v CROATIA with me: lobby ABCDEF.', 'ABCDEF'],
    ['the code is abcdef', 'ABCDEF'],
    ['Our code: abcdef, see you', 'ABCDEF'],
    ['Meet us in ABCDEF at eight', 'ABCDEF'],
    ['Please join lobby QWERTY', 'QWERTY'],
  ])('finds a lobby code without digits in %j [M4]', (text, code) => {
    expect(lobbyCodeIn(text)).toBe(code)
  })

  it.each([
    '',
    'http',
    'http://bettle.lan/',
    'https://bettle.example/?tab=join',
    'https://bettle.example/competition/0190b6a2-7c1e-7000-8000-00000000beef',
    'http27.example/path',
    'Play France v Croatia with me',
    'Which lobby please?',
    'The code please',
    'PLAY FRANCE NOW',
    'AB23CDE',
    'AB23C',
    'IO10IO',
    'Call 234567',
    'AB23CD or EF45GH',
    'https://bettle.example/join/AB23CD https://bettle.example/join/EF45GH',
  ])('finds no lobby code in %j [M4] [PR785]', (text) => {
    expect(lobbyCodeIn(text)).toBeUndefined()
  })
})
