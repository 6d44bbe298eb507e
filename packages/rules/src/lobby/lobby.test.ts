import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type HostCandidate,
  type JoinAttempt,
  type JoiningMember,
  joinRefusal,
  LOBBY_CODE_ALPHABET,
  lobbyCodeFrom,
  lobbyEmptyBeforeStart,
  nextHost,
  readLobbyCode,
  seatAfterJoin,
} from './lobby.ts'
import { isFinalSeat, SEAT_STATES, type SeatState } from './seat.ts'

describe('generating lobby codes', () => {
  it('makes a lobby code of six letters and digits that are not easily confused from any random bytes [M4] [PR76]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 16 }), (bytes) => {
        expect(lobbyCodeFrom(bytes)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
      }),
    )
  })

  it('gives every character of a lobby code the same probability [M4]', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const sign = lobbyCodeFrom(new Uint8Array(6).fill(byte)).charAt(0)
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
    }
    expect([...counts.keys()].sort().join('')).toBe([...LOBBY_CODE_ALPHABET].sort().join(''))
    expect([...counts.values()]).toEqual(Array(32).fill(8))
  })

  it('throws an error instead of making a lobby code from fewer than six random bytes [M4]', () => {
    expect(() => lobbyCodeFrom(new Uint8Array(5))).toThrow(RangeError)
  })
})

function anAttempt(attempt: Partial<JoinAttempt> = {}): JoinAttempt {
  return {
    lobbyStatus: 'open',
    joinable: true,
    isDecided: false,
    seatsTaken: 1,
    settings: { maxPlayers: 2, allowSpectators: true },
    role: 'player',
    ...attempt,
  }
}

const aPlayer: JoiningMember = { seat: 'player', present: true }
const aSpectator: JoiningMember = { seat: 'spectator', present: true }
const kicked: JoiningMember = { seat: 'kicked', present: true }
const asLeft = ({ seat }: JoiningMember): JoiningMember => ({ seat: seat === 'player' ? 'left' : seat, present: false })
/** Returns true for the seat of a present player, and false for that of a member who left. */
const presenceOf = (seat: SeatState) =>
  seat === 'player' || seat === 'left' ? fc.constant(seat === 'player') : fc.boolean()
const noSpectators = { maxPlayers: 2, allowSpectators: false }
const join = (attempt: Partial<JoinAttempt>) => {
  const refusal = joinRefusal(anAttempt(attempt))
  if (refusal) return refusal
  const { role, seat } = seatAfterJoin(anAttempt(attempt))
  return { role, seat }
}

describe('a lobby code that a user typed', () => {
  it.each(['ab23cd', ' AB23CD '])('reads the typed lobby code %j as AB23CD [M4]', (typed) => {
    expect(readLobbyCode(typed)).toBe('AB23CD')
  })

  it.each(['', 'AB23C', 'AB23CDE', 'AB23C0', 'IO23CD', 'AB 23C'])('rejects the typed lobby code %j [M4]', (typed) => {
    expect(readLobbyCode(typed)).toBeUndefined()
  })
})

describe('joining a lobby', () => {
  it('gives a newcomer to a lobby the requested role [M5]', () => {
    expect(join({})).toEqual({ role: 'player', seat: 'new' })
    expect(join({ role: 'spectator' })).toEqual({ role: 'spectator', seat: 'new' })
  })

  it('refuses newcomers to a lobby that is closed or whose last betting has closed [M5]', () => {
    expect(join({ lobbyStatus: 'closed' })).toBe('lobby-closed')
    expect(join({ joinable: false })).toBe('lobby-closed')
    expect(join({ joinable: false, role: 'spectator' })).toBe('lobby-closed')
  })

  it('refuses new players but admits spectators to a full lobby [M5]', () => {
    expect(join({ seatsTaken: 2 })).toBe('lobby-full')
    expect(join({ seatsTaken: 2, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'new' })
  })

  it('admits newcomers only as spectators once the elimination game of a lobby is decided, and lets members return [X5]', () => {
    const decided = { isDecided: true, settings: { maxPlayers: 8, allowSpectators: true } }
    expect(join(decided)).toBe('lobby-closed')
    expect(join({ ...decided, member: aSpectator })).toBe('lobby-closed')
    expect(join({ ...decided, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'new' })
    expect(join({ ...decided, member: asLeft(aPlayer) })).toEqual({ role: 'player', seat: 'returned' })
  })

  it('refuses a new spectator in a lobby that does not allow spectators [M5]', () => {
    expect(join({ settings: noSpectators, role: 'spectator' })).toBe('forbidden')
  })

  it('changes nothing for a member who joins a lobby again, even if the lobby is full or closed [M5]', () => {
    const late = { seatsTaken: 2, joinable: false, lobbyStatus: 'closed' } as const
    expect(join({ ...late, member: aPlayer })).toEqual({ role: 'player', seat: 'kept' })
    expect(join({ ...late, member: aSpectator, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'kept' })
    expect(join({ ...late, member: kicked, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'kept' })
  })
})

describe('returning to a lobby', () => {
  it('gives a player who returns to a lobby their seat, also after the last betting has closed [M6] [PR215]', () => {
    expect(join({ member: asLeft(aPlayer) })).toEqual({ role: 'player', seat: 'returned' })
    expect(join({ member: asLeft(aPlayer), joinable: false })).toEqual({ role: 'player', seat: 'returned' })
  })

  it('lets a returning player watch if no seat is free, even if the lobby does not allow spectators [M6]', () => {
    for (const settings of [noSpectators, anAttempt().settings]) {
      expect(join({ member: asLeft(aPlayer), seatsTaken: 2, settings })).toEqual({
        role: 'spectator',
        seat: 'as-spectator',
      })
    }
  })

  it('lets a spectator and a kicked player return to a lobby as spectators [M6]', () => {
    expect(join({ member: asLeft(aSpectator), role: 'spectator', joinable: false })).toEqual({
      role: 'spectator',
      seat: 'returned',
    })
    expect(join({ member: asLeft(kicked), settings: noSpectators })).toEqual({ role: 'spectator', seat: 'returned' })
  })

  it('lets no member return to a closed lobby [M6]', () => {
    expect(join({ member: asLeft(aPlayer), lobbyStatus: 'closed' })).toBe('lobby-closed')
  })
})

describe('roles in a lobby', () => {
  it('lets a spectator who never played become a player while a seat is free and betting is open [M7]', () => {
    for (const member of [aSpectator, asLeft(aSpectator)]) {
      expect(join({ member })).toEqual({ role: 'player', seat: 'promoted' })
      expect(join({ member, seatsTaken: 2 })).toBe('lobby-full')
      expect(join({ member, joinable: false })).toBe('lobby-closed')
    }
  })

  it('lets a player become a spectator if the lobby allows spectators [M7]', () => {
    for (const member of [aPlayer, asLeft(aPlayer)]) {
      expect(join({ member, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'as-spectator' })
      expect(join({ member, role: 'spectator', settings: noSpectators })).toBe('forbidden')
    }
  })

  it('never lets a player who became a spectator or was kicked play again in the lobby [M7]', () => {
    expect(join({ member: kicked })).toBe('role-final')
    expect(join({ member: { seat: 'stepped-down', present: true } })).toBe('role-final')
  })

  it("gives no player's seat in a full lobby, and none to a member whose seat is in a final state, for any attempt to join [M7]", () => {
    const member = fc
      .constantFrom(...SEAT_STATES.filter((seat) => seat !== 'none' && seat !== 'out'))
      .chain((seat) => fc.record({ seat: fc.constant(seat), present: presenceOf(seat) }))
    const attempts = fc.record({
      lobbyStatus: fc.constantFrom('open' as const, 'closed' as const),
      joinable: fc.boolean(),
      isDecided: fc.boolean(),
      seatsTaken: fc.integer({ min: 0, max: 3 }),
      settings: fc.record({ maxPlayers: fc.integer({ min: 1, max: 3 }), allowSpectators: fc.boolean() }),
      role: fc.constantFrom('player' as const, 'spectator' as const),
      member: fc.option(member, { nil: undefined }),
    })
    fc.assert(
      fc.property(attempts, (attempt) => {
        if (joinRefusal(attempt)) return
        const { role, seat, state } = seatAfterJoin(attempt)
        const before = attempt.member?.seat
        const tookSeat = role === 'player' && seat !== 'kept'
        if (tookSeat) expect(attempt.seatsTaken).toBeLessThan(attempt.settings.maxPlayers)
        if (before && isFinalSeat(before)) expect([role, state]).toEqual(['spectator', before])
        if (seat === 'kept') expect(state).toBe(before)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the next host of a lobby', () => {
  const kickOff = Date.UTC(2026, 0, 3, 15)
  const member = (userId: string, minutes: number, more: Partial<HostCandidate> = {}): HostCandidate => {
    return { userId, seat: 'player', present: true, joinedAt: kickOff + minutes * 60_000, ...more }
  }

  it('makes the player who joined first, among those who have not left, the next host of a lobby [M8] [PR135]', () => {
    const members = [
      member('ana', 0),
      member('cleo', 2),
      member('ben', 1),
      member('dan', 0.5, { seat: 'left', present: false }),
    ]
    expect(nextHost(members, 'ana')).toBe('ben')
  })

  it('makes a spectator the next host of a lobby only if no player is left [M8]', () => {
    const watching = member('ben', 1, { seat: 'eliminated' })
    expect(nextHost([member('ana', 0), watching, member('cleo', 2)], 'ana')).toBe('cleo')
    expect(nextHost([member('ana', 0), watching], 'ana')).toBe('ben')
  })

  it('makes a guest the next host of a lobby only if no member with an account is left [M8] [G8]', () => {
    const guest = member('ben', 1, { isGuest: true })
    expect(nextHost([member('ana', 0), guest, member('cleo', 2, { seat: 'spectator' })], 'ana')).toBe('cleo')
    expect(nextHost([member('ana', 0), guest], 'ana')).toBe('ben')
  })

  it('names no next host of a lobby if all members have left [M8]', () => {
    expect(nextHost([member('ana', 0), member('ben', 1, { present: false })], 'ana')).toBeUndefined()
  })
})

it('closes a lobby only if all its members left before the match started [M9]', () => {
  expect(lobbyEmptyBeforeStart({ matchStarted: false, members: [{ present: false }] })).toBe(true)
  expect(lobbyEmptyBeforeStart({ matchStarted: false, members: [{ present: false }, { present: true }] })).toBe(false)
  expect(lobbyEmptyBeforeStart({ matchStarted: true, members: [{ present: false }] })).toBe(false)
})

it('refuses to let a member who was excluded from a lobby join again in any role, although a seat is free [M13]', () => {
  for (const role of ['player', 'spectator'] as const) {
    for (const present of [true, false]) {
      const member: JoiningMember = { seat: 'out', present }
      expect(joinRefusal(anAttempt({ role, member }))).toBe('forbidden')
    }
  }
})
