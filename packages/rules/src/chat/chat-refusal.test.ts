import { describe, expect, it } from 'vitest'
import { type ChatAttempt, chatRefusal } from './chat-refusal.ts'

const NOW = Date.UTC(2026, 0, 3, 15)
const ben = { isPresent: true, isHost: false, isAdmin: false, isGuest: false }
const FLOOD = [0, 1000, 2000, 3000, 4000].map((ago) => NOW - ago)

const anAttempt = (over: Partial<ChatAttempt> = {}): ChatAttempt => ({
  member: ben,
  isChatOn: true,
  isLobbyClosed: false,
  isOpenToGuests: false,
  mustConfirmEmail: false,
  mutedUntil: undefined,
  slowSeconds: 0,
  sentAt: [],
  isFloodLimited: true,
  now: NOW,
  ...over,
})

describe('refusing a chat message', () => {
  it('accepts a chat message of a member who has not left the lobby [T2]', () => {
    expect(chatRefusal(anAttempt())).toBeUndefined()
  })

  it('refuses a chat message of a user who is not a member, and any chat message in a lobby without chat [T1]', () => {
    expect(chatRefusal(anAttempt({ member: undefined }))).toEqual({ kind: 'not-a-member' })
    expect(chatRefusal(anAttempt({ isChatOn: false }))).toEqual({ kind: 'chat-off' })
  })

  it('refuses a chat message of a member who has left, and of every member once the lobby is closed [T2]', () => {
    expect(chatRefusal(anAttempt({ member: { ...ben, isPresent: false } }))).toEqual({ kind: 'left' })
    expect(chatRefusal(anAttempt({ isLobbyClosed: true }))).toEqual({ kind: 'lobby-closed' })
  })

  it('refuses a chat message of a member who must still confirm their email address, even of the host or an administrator [A61]', () => {
    const refused = { kind: 'email-unconfirmed' }
    expect(chatRefusal(anAttempt({ mustConfirmEmail: true }))).toEqual(refused)
    expect(chatRefusal(anAttempt({ mustConfirmEmail: true, member: { ...ben, isHost: true } }))).toEqual(refused)
    expect(chatRefusal(anAttempt({ mustConfirmEmail: true, member: { ...ben, isAdmin: true } }))).toEqual(refused)
  })

  it("refuses a muted member's chat message until the instant at which the mute ends, even of the host or an administrator [T7]", () => {
    const wait = { kind: 'muted', waitMs: 1 }
    expect(chatRefusal(anAttempt({ mutedUntil: NOW + 1 }))).toEqual(wait)
    expect(chatRefusal(anAttempt({ mutedUntil: NOW + 1, member: { ...ben, isHost: true } }))).toEqual(wait)
    expect(chatRefusal(anAttempt({ mutedUntil: NOW + 1, member: { ...ben, isAdmin: true } }))).toEqual(wait)
    expect(chatRefusal(anAttempt({ mutedUntil: NOW }))).toBeUndefined()
  })

  it("refuses a guest's chat message until the host lets guests write, and then treats guests like other members [G11] [PR564]", () => {
    const guest = { ...ben, isGuest: true }
    expect(chatRefusal(anAttempt({ member: guest }))).toEqual({ kind: 'guests-cannot-chat' })
    expect(chatRefusal(anAttempt({ member: guest, isOpenToGuests: true }))).toBeUndefined()
    const muted = anAttempt({ member: guest, isOpenToGuests: true, mutedUntil: NOW + 1 })
    expect(chatRefusal(muted)).toEqual({ kind: 'muted', waitMs: 1 })
  })

  it('makes a member of a slow chat wait after their latest message, but not the host or an administrator [T9]', () => {
    const slow = { slowSeconds: 30, sentAt: [NOW - 12_000, NOW - 60_000] }
    expect(chatRefusal(anAttempt(slow))).toEqual({ kind: 'slow-chat', waitMs: 18_000 })
    expect(chatRefusal(anAttempt({ ...slow, member: { ...ben, isHost: true } }))).toBeUndefined()
    expect(chatRefusal(anAttempt({ ...slow, member: { ...ben, isAdmin: true } }))).toBeUndefined()
    expect(chatRefusal(anAttempt({ ...slow, sentAt: [NOW - 30_000] }))).toBeUndefined()
  })

  it('makes every member, also the host and administrators, wait after five chat messages in ten seconds if the flood limit is on [T5]', () => {
    const wait = { kind: 'flood', waitMs: 6000 }
    expect(chatRefusal(anAttempt({ sentAt: FLOOD }))).toEqual(wait)
    expect(chatRefusal(anAttempt({ sentAt: FLOOD, member: { ...ben, isHost: true } }))).toEqual(wait)
    expect(chatRefusal(anAttempt({ sentAt: FLOOD, member: { ...ben, isAdmin: true } }))).toEqual(wait)
    expect(chatRefusal(anAttempt({ sentAt: FLOOD, isFloodLimited: false }))).toBeUndefined()
  })

  it('refuses a chat message that breaks several rules for the first in this order: membership, lobby, guests, unconfirmed address, mute, slow chat, flood [T2] [A61] [T7] [T9] [T5]', () => {
    const steps: [Partial<ChatAttempt>, string][] = [
      [{ member: undefined }, 'not-a-member'],
      [{ member: { ...ben, isPresent: false } }, 'left'],
      [{ isChatOn: false }, 'chat-off'],
      [{ isLobbyClosed: true }, 'lobby-closed'],
      [{ member: { ...ben, isGuest: true } }, 'guests-cannot-chat'],
      [{ mustConfirmEmail: true }, 'email-unconfirmed'],
      [{ mutedUntil: NOW + 1 }, 'muted'],
      [{ slowSeconds: 10 }, 'slow-chat'],
      [{ sentAt: FLOOD }, 'flood'],
    ]
    const all = steps.map((_, index) =>
      Object.assign(
        {},
        ...steps
          .slice(index)
          .map(([over]) => over)
          .toReversed(),
      ),
    )
    expect(all.map((over) => chatRefusal(anAttempt(over))?.kind)).toEqual(steps.map(([, kind]) => kind))
  })
})
