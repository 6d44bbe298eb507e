import { describe, expect, it } from 'vitest'
import { isFurtherRemoval, mayRemoveMember, type Remover } from './removal.ts'

const someone = (who: Partial<Remover>): Remover => ({
  userId: 'ana',
  isHost: false,
  isAdmin: false,
  isRankedInMatch: false,
  ...who,
})

describe('removing a member', () => {
  it('[M13] is for the host and for administrators, of others only', () => {
    expect(mayRemoveMember(someone({ isHost: true, isRankedInMatch: true }), 'ben')).toBe(true)
    expect(mayRemoveMember(someone({ isAdmin: true }), 'ben')).toBe(true)
    expect(mayRemoveMember(someone({}), 'ben')).toBe(false)
    expect(mayRemoveMember(someone({ isHost: true }), 'ana')).toBe(false)
    expect(mayRemoveMember(someone({ isHost: true, isAdmin: true }), 'ana')).toBe(false)
  })

  it('[M13] [V6] is nothing for an administrator who plays in the match, unless as host', () => {
    expect(mayRemoveMember(someone({ isAdmin: true, isRankedInMatch: true }), 'ben')).toBe(false)
    expect(mayRemoveMember(someone({ isAdmin: true, isHost: true, isRankedInMatch: true }), 'ben')).toBe(true)
  })

  it('[M13] goes one way', () => {
    expect(isFurtherRemoval(undefined, 'spectator')).toBe(true)
    expect(isFurtherRemoval(undefined, 'out')).toBe(true)
    expect(isFurtherRemoval('spectator', 'out')).toBe(true)
    expect(isFurtherRemoval('spectator', 'spectator')).toBe(false)
    expect(isFurtherRemoval('out', 'spectator')).toBe(false)
    expect(isFurtherRemoval('out', 'out')).toBe(false)
  })
})
