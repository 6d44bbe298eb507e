import { describe, expect, it } from 'vitest'
import { type MuteAttempt, muteRefusal, slowChatRefusal, unmuteRefusal } from './moderation-refusal.ts'

const ana = { userId: 'ana', isHost: true, isAdmin: false, isMember: true }
const ben = { userId: 'ben', isHost: false, isAdmin: false, isMember: true }
const admin = { userId: 'admin', isHost: false, isAdmin: true, isMember: false }
const stranger = { ...ben, userId: 'cleo', isMember: false }

const anAttempt = (over: Partial<MuteAttempt> = {}): MuteAttempt => ({
  by: ana,
  member: ben,
  isChatOn: true,
  isLobbyClosed: false,
  ...over,
})

describe('refusing to mute a member', () => {
  it('lets the host, and an administrator who is not a member, mute and unmute a member [T7]', () => {
    for (const by of [ana, admin]) {
      expect(muteRefusal(anAttempt({ by }))).toBeUndefined()
      expect(unmuteRefusal(anAttempt({ by }))).toBeUndefined()
    }
  })

  it('refuses to let ordinary members, and users who are not members, mute or unmute a member [T7]', () => {
    for (const refusal of [muteRefusal, unmuteRefusal]) {
      expect(refusal(anAttempt({ by: undefined }))).toBe('not-a-member')
      expect(refusal(anAttempt({ by: stranger }))).toBe('not-a-member')
      expect(refusal(anAttempt({ by: { ...ben, userId: 'cleo' } }))).toBe('host-only')
    }
  })

  it('refuses to let the host mute or unmute a user who is not a member, themselves or an administrator [T7]', () => {
    for (const refusal of [muteRefusal, unmuteRefusal]) {
      expect(refusal(anAttempt({ member: undefined }))).toBe('target-not-a-member')
      expect(refusal(anAttempt({ member: ana }))).toBe('oneself')
      expect(refusal(anAttempt({ member: admin }))).toBe('administrator')
      expect(refusal(anAttempt({ by: admin, member: admin }))).toBe('oneself')
    }
  })

  it('refuses to mute a member in a lobby that has no chat or is closed, but lets the host end a mute there [T7]', () => {
    const off = anAttempt({ isChatOn: false, isLobbyClosed: true })
    expect(muteRefusal(off)).toBe('chat-off')
    expect(muteRefusal({ ...off, isChatOn: true })).toBe('lobby-closed')
    expect(unmuteRefusal(off)).toBeUndefined()
  })

  it('refuses a mute that breaks several rules for the first in this order: the rights, the target, the lobby [T7]', () => {
    const nothing = { member: undefined, isChatOn: false, isLobbyClosed: true }
    expect(muteRefusal(anAttempt({ ...nothing, by: stranger }))).toBe('not-a-member')
    expect(muteRefusal(anAttempt({ ...nothing, by: ben }))).toBe('host-only')
    expect(muteRefusal(anAttempt(nothing))).toBe('target-not-a-member')
    expect(muteRefusal(anAttempt({ ...nothing, member: ana }))).toBe('oneself')
  })
})

describe('refusing to make a chat slow', () => {
  it('lets only the host and administrators make a chat slow [T9]', () => {
    expect(slowChatRefusal(anAttempt())).toBeUndefined()
    expect(slowChatRefusal(anAttempt({ by: admin }))).toBeUndefined()
    expect(slowChatRefusal(anAttempt({ by: ben, isChatOn: false }))).toBe('host-only')
    expect(slowChatRefusal(anAttempt({ by: stranger, isChatOn: false }))).toBe('not-a-member')
  })

  it('refuses to make a chat slow in a lobby without chat and in a closed lobby [T9]', () => {
    expect(slowChatRefusal(anAttempt({ isChatOn: false, isLobbyClosed: true }))).toBe('chat-off')
    expect(slowChatRefusal(anAttempt({ isLobbyClosed: true }))).toBe('lobby-closed')
  })
})
