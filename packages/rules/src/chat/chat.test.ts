import { describe, expect, it } from 'vitest'
import { cleanMessage, FLOOD_MEMORY, floodWait, mayMute, mayRemoveMessage, SLOW_CHOICES, slowWait } from './chat.ts'

describe('cleaning a chat message', () => {
  it.each([
    ['  hello  ', 'hello'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a\tb', 'a b'],
    ['be\u0007ll\u001b[31m', 'bell[31m'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['a\u2066b\u2069\u200Fc', 'abc'],
    ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['gó\u0301 👨\u200D👩\u200D👧 مرحبا', 'gó\u0301 👨\u200D👩\u200D👧 مرحبا'],
  ])('cleans the chat message %j to %j [T3] [PR221]', (given, kept) => {
    expect(cleanMessage(given)).toBe(kept)
  })

  it.each(['', ' \n\t ', '\u200B\u200D', '\u202E', '\u3164', '\u2800 \u00AD'])(
    'cleans the chat message %j to an empty message [T3]',
    (given) => {
      expect(cleanMessage(given)).toBe('')
    },
  )

  it('changes nothing when a cleaned chat message is cleaned again [T3]', () => {
    const odd = ' \u202E\n a\u0000\r\r\r\rb \u2029 '
    expect(cleanMessage(cleanMessage(odd))).toBe(cleanMessage(odd))
  })
})

describe('the flood limits of a chat', () => {
  const sent = (...ago: number[]) =>
    floodWait(
      ago.map((ms) => 100_000 - ms),
      100_000,
    )

  it('makes a member wait after five chat messages in ten seconds [T5]', () => {
    expect(sent(0, 1000, 2000, 3000)).toBe(0)
    expect(sent(0, 1000, 2000, 3000, 4000)).toBe(6000)
    expect(sent(0, 1000, 2000, 3000, 10_000)).toBe(0)
  })

  it('makes a member wait after twenty chat messages in a minute [T5]', () => {
    const slowly = Array.from({ length: 20 }, (_, index) => index * 2900)
    expect(sent(...slowly.slice(0, 19))).toBe(0)
    expect(sent(...slowly)).toBe(60_000 - 19 * 2900)
    expect(sent(...slowly.map((ago) => ago + 60_000))).toBe(0)
  })
})

describe('moderation of a chat', () => {
  const ana = { userId: 'ana', isHost: true, isAdmin: false }
  const ben = { userId: 'ben', isHost: false, isAdmin: false }
  const admin = { userId: 'admin', isHost: false, isAdmin: true }

  it('lets the host and administrators remove any chat message, and other members only their own messages [T6]', () => {
    expect(mayRemoveMessage(ana, 'ben')).toBe(true)
    expect(mayRemoveMessage(admin, 'ana')).toBe(true)
    expect(mayRemoveMessage(ben, 'ben')).toBe(true)
    expect(mayRemoveMessage(ben, 'ana')).toBe(false)
  })

  it('lets only the host and administrators mute members, and lets nobody mute themselves or an administrator [T7]', () => {
    expect(mayMute(ana, ben)).toBe(true)
    expect(mayMute(admin, ana)).toBe(true)
    expect(mayMute(ana, admin)).toBe(false)
    expect(mayMute(ana, ana)).toBe(false)
    expect(mayMute(admin, { userId: 'eve', isAdmin: true })).toBe(false)
    expect(mayMute(ben, ana)).toBe(false)
  })
})

describe('a slow chat', () => {
  const wrote = (lastAt: number | undefined, isExempt = false) => ({ seconds: 30, lastAt, isExempt })

  it('makes each member of a slow chat wait the chosen seconds between two messages [T9]', () => {
    expect(slowWait(wrote(undefined), 1000)).toBe(0)
    expect(slowWait(wrote(1000), 1000)).toBe(30_000)
    expect(slowWait(wrote(1000), 30_999)).toBe(1)
    expect(slowWait(wrote(1000), 31_000)).toBe(0)
    expect(slowWait({ ...wrote(1000), seconds: 0 }, 1000)).toBe(0)
  })

  it('makes neither the host nor an administrator wait in a slow chat [T9]', () => {
    expect(slowWait(wrote(1000, true), 1000)).toBe(0)
  })

  it('offers no slow-chat interval that is longer than the time for which the server remembers messages [T9]', () => {
    expect(Math.max(...SLOW_CHOICES) * 1000).toBeLessThanOrEqual(FLOOD_MEMORY.within)
  })
})
