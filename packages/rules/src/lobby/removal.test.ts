import { describe, expect, it } from 'vitest'
import { isFurtherRemoval, mayRemoveMember, type Remover } from './removal.ts'

const aRemover = (overrides: Partial<Remover>): Remover => ({
  userId: 'ana',
  isHost: false,
  isAdmin: false,
  isRankedInMatch: false,
  ...overrides,
})

describe('removing a member', () => {
  it('lets only the host and administrators remove other members of a lobby, and nobody themselves [M13]', () => {
    expect(mayRemoveMember(aRemover({ isHost: true, isRankedInMatch: true }), 'ben')).toBe(true)
    expect(mayRemoveMember(aRemover({ isAdmin: true }), 'ben')).toBe(true)
    expect(mayRemoveMember(aRemover({}), 'ben')).toBe(false)
    expect(mayRemoveMember(aRemover({ isHost: true }), 'ana')).toBe(false)
    expect(mayRemoveMember(aRemover({ isHost: true, isAdmin: true }), 'ana')).toBe(false)
  })

  it('refuses a removal by an administrator who plays in the match, unless the administrator is the host [M13] [V6]', () => {
    expect(mayRemoveMember(aRemover({ isAdmin: true, isRankedInMatch: true }), 'ben')).toBe(false)
    expect(mayRemoveMember(aRemover({ isAdmin: true, isHost: true, isRankedInMatch: true }), 'ben')).toBe(true)
  })

  it('allows excluding a member whom an earlier removal made a spectator, but neither a repeated nor a weaker removal [M13]', () => {
    expect(isFurtherRemoval(undefined, 'spectator')).toBe(true)
    expect(isFurtherRemoval(undefined, 'out')).toBe(true)
    expect(isFurtherRemoval('spectator', 'out')).toBe(true)
    expect(isFurtherRemoval('spectator', 'spectator')).toBe(false)
    expect(isFurtherRemoval('out', 'spectator')).toBe(false)
    expect(isFurtherRemoval('out', 'out')).toBe(false)
  })
})
