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

describe('[M4] lobby codes', () => {
  it('[M4] a code is 6 signs of the alphabet, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 16 }), (bytes) => {
        expect(lobbyCodeFrom(bytes)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
      }),
    )
  })

  it('[M4] every sign is equally likely', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const sign = lobbyCodeFrom(new Uint8Array(6).fill(byte)).charAt(0)
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
    }
    expect([...counts.keys()].sort().join('')).toBe([...LOBBY_CODE_ALPHABET].sort().join(''))
    expect([...counts.values()]).toEqual(Array(32).fill(8))
  })

  it('[M4] too few bytes make no code', () => {
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
/** A player is there, and a leaver is not. */
const presenceOf = (seat: SeatState) =>
  seat === 'player' || seat === 'left' ? fc.constant(seat === 'player') : fc.boolean()
const noSpectators = { maxPlayers: 2, allowSpectators: false }
const join = (attempt: Partial<JoinAttempt>) => {
  const refusal = joinRefusal(anAttempt(attempt))
  if (refusal) return refusal
  const { role, seat } = seatAfterJoin(anAttempt(attempt))
  return { role, seat }
}

describe('[M4] a code somebody typed', () => {
  it.each(['ab23cd', ' AB23CD '])('[M4] %j is read as AB23CD', (typed) => {
    expect(readLobbyCode(typed)).toBe('AB23CD')
  })

  it.each(['', 'AB23C', 'AB23CDE', 'AB23C0', 'IO23CD', 'AB 23C'])('[M4] %j is none', (typed) => {
    expect(readLobbyCode(typed)).toBeUndefined()
  })
})

describe('[M5] joining', () => {
  it('[M5] a newcomer gets the role they ask for', () => {
    expect(join({})).toEqual({ role: 'player', seat: 'new' })
    expect(join({ role: 'spectator' })).toEqual({ role: 'spectator', seat: 'new' })
  })

  it('[M5] nobody joins a closed lobby, nor once the last betting has closed', () => {
    expect(join({ lobbyStatus: 'closed' })).toBe('lobby-closed')
    expect(join({ joinable: false })).toBe('lobby-closed')
    expect(join({ joinable: false, role: 'spectator' })).toBe('lobby-closed')
  })

  it('[M5] a full lobby takes no more players, but spectators', () => {
    expect(join({ seatsTaken: 2 })).toBe('lobby-full')
    expect(join({ seatsTaken: 2, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'new' })
  })

  it('[X5] to a game that is decided one comes to watch only; who was there comes back', () => {
    const decided = { isDecided: true, settings: { maxPlayers: 8, allowSpectators: true } }
    expect(join(decided)).toBe('lobby-closed')
    expect(join({ ...decided, member: aSpectator })).toBe('lobby-closed')
    expect(join({ ...decided, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'new' })
    expect(join({ ...decided, member: asLeft(aPlayer) })).toEqual({ role: 'player', seat: 'returned' })
  })

  it('[M5] spectators come only where they are allowed', () => {
    expect(join({ settings: noSpectators, role: 'spectator' })).toBe('forbidden')
  })

  it('[M5] joining again changes nothing, even when full or closed', () => {
    const late = { seatsTaken: 2, joinable: false, lobbyStatus: 'closed' } as const
    expect(join({ ...late, member: aPlayer })).toEqual({ role: 'player', seat: 'kept' })
    expect(join({ ...late, member: aSpectator, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'kept' })
    expect(join({ ...late, member: kicked, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'kept' })
  })
})

describe('[M6] coming back', () => {
  it('[M6] a leaver gets their seat back, also after the last betting has closed', () => {
    expect(join({ member: asLeft(aPlayer) })).toEqual({ role: 'player', seat: 'returned' })
    expect(join({ member: asLeft(aPlayer), joinable: false })).toEqual({ role: 'player', seat: 'returned' })
  })

  it('[M6] without room they come back to watch, even where spectators are not allowed', () => {
    for (const settings of [noSpectators, anAttempt().settings]) {
      expect(join({ member: asLeft(aPlayer), seatsTaken: 2, settings })).toEqual({
        role: 'spectator',
        seat: 'as-spectator',
      })
    }
  })

  it('[M6] a spectator comes back as one, and so does who was kicked', () => {
    expect(join({ member: asLeft(aSpectator), role: 'spectator', joinable: false })).toEqual({
      role: 'spectator',
      seat: 'returned',
    })
    expect(join({ member: asLeft(kicked), settings: noSpectators })).toEqual({ role: 'spectator', seat: 'returned' })
  })

  it('[M6] nobody comes back to a closed lobby', () => {
    expect(join({ member: asLeft(aPlayer), lobbyStatus: 'closed' })).toBe('lobby-closed')
  })
})

describe('[M7] roles', () => {
  it('[M7] a spectator who never played may start to, while there is room and betting', () => {
    for (const member of [aSpectator, asLeft(aSpectator)]) {
      expect(join({ member })).toEqual({ role: 'player', seat: 'promoted' })
      expect(join({ member, seatsTaken: 2 })).toBe('lobby-full')
      expect(join({ member, joinable: false })).toBe('lobby-closed')
    }
  })

  it('[M7] a player may turn spectator, where spectators are allowed', () => {
    for (const member of [aPlayer, asLeft(aPlayer)]) {
      expect(join({ member, role: 'spectator' })).toEqual({ role: 'spectator', seat: 'as-spectator' })
      expect(join({ member, role: 'spectator', settings: noSpectators })).toBe('forbidden')
    }
  })

  it('[M7] who was a player once, or was kicked, watches for good', () => {
    expect(join({ member: kicked })).toBe('role-final')
    expect(join({ member: { seat: 'stepped-down', present: true } })).toBe('role-final')
  })

  it('[M7] nobody takes a seat beyond the last, and nobody kicked plays again', () => {
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

describe('[M8] the host', () => {
  const kickOff = Date.UTC(2026, 0, 3, 15)
  const member = (userId: string, minutes: number, more: Partial<HostCandidate> = {}): HostCandidate => {
    return { userId, seat: 'player', present: true, joinedAt: kickOff + minutes * 60_000, ...more }
  }

  it('[M8] passes to the longest-standing present player', () => {
    const members = [
      member('ana', 0),
      member('cleo', 2),
      member('ben', 1),
      member('dan', 0.5, { seat: 'left', present: false }),
    ]
    expect(nextHost(members, 'ana')).toBe('ben')
  })

  it('[M8] passes to a spectator only when no player is left', () => {
    const watching = member('ben', 1, { seat: 'eliminated' })
    expect(nextHost([member('ana', 0), watching, member('cleo', 2)], 'ana')).toBe('cleo')
    expect(nextHost([member('ana', 0), watching], 'ana')).toBe('ben')
  })

  it('[M8] passes to nobody when all are gone', () => {
    expect(nextHost([member('ana', 0), member('ben', 1, { present: false })], 'ana')).toBeUndefined()
  })
})

it('[M9] a lobby nobody is in before the match starts is closed', () => {
  expect(lobbyEmptyBeforeStart({ matchStarted: false, members: [{ present: false }] })).toBe(true)
  expect(lobbyEmptyBeforeStart({ matchStarted: false, members: [{ present: false }, { present: true }] })).toBe(false)
  expect(lobbyEmptyBeforeStart({ matchStarted: true, members: [{ present: false }] })).toBe(false)
})

it('[M13] who was put out does not come back, in whatever role and however much room there is', () => {
  for (const role of ['player', 'spectator'] as const) {
    for (const present of [true, false]) {
      const member: JoiningMember = { seat: 'out', present }
      expect(joinRefusal(anAttempt({ role, member }))).toBe('forbidden')
    }
  }
})
