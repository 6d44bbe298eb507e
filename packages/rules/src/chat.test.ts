import { describe, expect, it } from 'vitest'
import { cleanMessage, FLOOD_MEMORY, floodWait, mayMute, mayRemoveMessage, SLOW_CHOICES, slowWait } from './chat.ts'

describe('a message', () => {
  it.each([
    ['  hello  ', 'hello'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a\tb', 'a b'],
    ['be\u0007ll\u001b[31m', 'bell[31m'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['a\u2066b\u2069\u200Fc', 'abc'],
    ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['gó\u0301 👨\u200D👩\u200D👧 مرحبا', 'gó\u0301 👨\u200D👩\u200D👧 مرحبا'],
  ])('[T3] %j is kept as %j', (given, kept) => {
    expect(cleanMessage(given)).toBe(kept)
  })

  it.each(['', ' \n\t ', '\u200B\u200D', '\u202E', '\u3164', '\u2800 \u00AD'])(
    '[T3] %j says nothing at all',
    (given) => {
      expect(cleanMessage(given)).toBe('')
    },
  )

  it('[T3] is as clean the second time', () => {
    const odd = ' \u202E\n a\u0000\r\r\r\rb \u2029 '
    expect(cleanMessage(cleanMessage(odd))).toBe(cleanMessage(odd))
  })
})

describe('a flood', () => {
  const sent = (...ago: number[]) =>
    floodWait(
      ago.map((ms) => 100_000 - ms),
      100_000,
    )

  it('[T5] is five messages in ten seconds', () => {
    expect(sent(0, 1000, 2000, 3000)).toBe(0)
    expect(sent(0, 1000, 2000, 3000, 4000)).toBe(6000)
    expect(sent(0, 1000, 2000, 3000, 10_000)).toBe(0)
  })

  it('[T5] or twenty in a minute', () => {
    const slowly = Array.from({ length: 20 }, (_, index) => index * 2900)
    expect(sent(...slowly.slice(0, 19))).toBe(0)
    expect(sent(...slowly)).toBe(60_000 - 19 * 2900)
    expect(sent(...slowly.map((ago) => ago + 60_000))).toBe(0)
  })
})

describe('keeping order', () => {
  const ana = { userId: 'ana', isHost: true, isAdmin: false }
  const ben = { userId: 'ben', isHost: false, isAdmin: false }
  const admin = { userId: 'admin', isHost: false, isAdmin: true }

  it("[T6] the host and administrators take away anybody's message, anybody else only their own", () => {
    expect(mayRemoveMessage(ana, 'ben')).toBe(true)
    expect(mayRemoveMessage(admin, 'ana')).toBe(true)
    expect(mayRemoveMessage(ben, 'ben')).toBe(true)
    expect(mayRemoveMessage(ben, 'ana')).toBe(false)
  })

  it('[T7] they mute anybody but themselves and administrators; nobody else mutes', () => {
    expect(mayMute(ana, ben)).toBe(true)
    expect(mayMute(admin, ana)).toBe(true)
    expect(mayMute(ana, admin)).toBe(false)
    expect(mayMute(ana, ana)).toBe(false)
    expect(mayMute(admin, { userId: 'eve', isAdmin: true })).toBe(false)
    expect(mayMute(ben, ana)).toBe(false)
  })
})

describe('[T9] a slow chat', () => {
  const wrote = (lastAt: number | undefined, isExempt = false) => ({ seconds: 30, lastAt, isExempt })

  it('[T9] lets so many seconds lie between two messages of one member', () => {
    expect(slowWait(wrote(undefined), 1000)).toBe(0)
    expect(slowWait(wrote(1000), 1000)).toBe(30_000)
    expect(slowWait(wrote(1000), 30_999)).toBe(1)
    expect(slowWait(wrote(1000), 31_000)).toBe(0)
    expect(slowWait({ ...wrote(1000), seconds: 0 }, 1000)).toBe(0)
  })

  it('[T9] holds up neither the host nor an administrator', () => {
    expect(slowWait(wrote(1000, true), 1000)).toBe(0)
  })

  it('[T9] is never slower than the server remembers', () => {
    expect(Math.max(...SLOW_CHOICES) * 1000).toBeLessThanOrEqual(FLOOD_MEMORY.within)
  })
})
