import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecorderBet, RecorderLine, RecorderRules } from './recorder-log.ts'
import { RecorderRoom } from './recorder-room.ts'

const START = 6_000_000
const ROUND = 600_000

type Unnumbered<Line> = Line extends unknown ? Omit<Line, 'n'> : never

/**
 * Returns the state of a room with named recorders as a function of its log ([RM23]). It applies the lines in order of
 * their numbers. Of several lines with the same number it applies only the first.
 */
function foldRecorders(lines: readonly RecorderLine[], rules: RecorderRules): RecorderRoom {
  const room = new RecorderRoom(rules)
  const numbers = new Set<number>()
  for (const line of lines.toSorted((one, other) => one.n - other.n)) {
    if (numbers.has(line.n)) continue
    numbers.add(line.n)
    room.take(line)
  }
  return room
}

/** A room with rounds of ten minutes, six in a half. Its log lines are numbered in the order in which they are written. */
function aRoom(recorders: readonly string[], bets: readonly Omit<RecorderBet, 'round'>[] = [], round = '0') {
  const lines: RecorderLine[] = []
  const rules: RecorderRules = {
    roundAt: (at) => String(Math.floor((at - START) / ROUND)),
    roundEndAfter: (at) => (at < START ? at : START + Math.ceil((at - START) / ROUND) * ROUND),
    halfAt: (at) => (at - START < 6 * ROUND ? 1 : 2),
    betsOn: (eventType, asked) =>
      asked === round ? bets.filter((bet) => bet.eventType === eventType).map((bet) => ({ ...bet, round })) : [],
  }
  const write = (line: Unnumbered<RecorderLine>) => {
    lines.push({ ...line, n: lines.length + 1 })
    return lines.length
  }
  for (const memberId of recorders) write({ kind: 'admitted', memberId, arrivedAt: START - 1 })
  const at = (second: number) => START + second * 1000
  const state = () => foldRecorders(lines, rules)
  return {
    lines,
    rules,
    state,
    admits: (memberId: string, second: number) => write({ kind: 'admitted', memberId, arrivedAt: at(second) }),
    dismisses: (memberId: string, second: number) => write({ kind: 'dismissed', memberId, arrivedAt: at(second) }),
    taps: (
      memberId: string,
      second: number,
      { eventType = 'Corner', team = 'home' as 'home' | 'away', arrives = second } = {},
    ) => write({ kind: 'tapped', memberId, eventType, team, at: at(second), arrivedAt: at(arrives) }),
    undoes: (memberId: string, tap: number, second: number) =>
      write({ kind: 'undone', memberId, tap, arrivedAt: at(second) }),
    says: (memberId: string, event: number, isTrue: boolean, isAsked = true) =>
      write({ kind: 'said', memberId, event, isTrue, isAsked }),
    claims: (memberId: string, of = round, eventType = 'Corner') => {
      const endsAt = START + (Number(of) + 1) * ROUND
      return write({ kind: 'claimed', memberId, eventType, team: 'home', at: endsAt - 1 })
    },
    checks: (memberId: string, eventType = 'Corner', of = round) =>
      write({ kind: 'checked', memberId, round: of, eventType }),
    /** Whether a bet on this round is void because nobody decided about a claim. */
    isDisputed: (bet: Omit<RecorderBet, 'round'>) => state().isDisputed({ ...bet, round }),
    decides: (decided = round) => write({ kind: 'decided', round: decided }),
    counted: (asked = round) =>
      state()
        .countedIn(asked)
        .map((event) => (event.at - START) / 1000),
    asked: (asked = round) =>
      state()
        .questionsOf(asked)
        .map(({ event, askedOf }) => ({ second: (event.at - START) / 1000, askedOf: askedOf.toSorted() })),
  }
}

const over = (memberId: string, threshold = 0.5, eventType = 'Corner') => ({
  memberId,
  eventType,
  isOver: true,
  threshold,
})
const under = (memberId: string, threshold = 0.5, eventType = 'Corner') => ({
  ...over(memberId, threshold, eventType),
  isOver: false,
})

const THREE = ['Ana', 'Ben', 'Cleo']
const FOUR = [...THREE, 'Dan']
const FIVE = [...FOUR, 'Eva']

describe('taps', () => {
  it('show at the first tap, with who tapped, and join one event whose moments lie within nine seconds [RM23] [RM24]', () => {
    const room = aRoom(FOUR)
    room.taps('Ana', 10)
    room.taps('Ben', 19)
    room.taps('Cleo', 10, { team: 'away' })
    room.taps('Dan', 20)
    expect(room.state().recorded).toMatchObject([
      { eventType: 'Corner', at: START + 10_000, team: 'home', tappedBy: ['Ana', 'Ben', 'Cleo'] },
      { at: START + 20_000, tappedBy: ['Dan'] },
    ])
  })

  it('of one member are two events, and of another type are another event [RM24]', () => {
    const room = aRoom(THREE)
    room.taps('Ana', 10)
    room.taps('Ana', 12)
    room.taps('Ben', 11, { eventType: 'Shot' })
    expect(room.state().recorded).toHaveLength(3)
  })

  it('count once if a line of the log is repeated, and in the order of their numbers [RM23]', () => {
    const room = aRoom(THREE)
    room.taps('Ana', 10)
    room.taps('Ben', 12)
    const folded = foldRecorders([...room.lines, ...room.lines].toReversed(), room.rules)
    expect(folded.recorded).toEqual(room.state().recorded)
  })

  it('are undone by their own member within ten seconds, and the event goes with the last tap [RM23]', () => {
    const room = aRoom(THREE)
    const first = room.taps('Ana', 10)
    const second = room.taps('Ben', 12)
    room.undoes('Cleo', first, 13)
    room.undoes('Ana', first, 20)
    expect(room.state().recorded).toMatchObject([{ tappedBy: ['Ben'] }])
    room.undoes('Ben', second, 22.001)
    expect(room.state().recorded).toHaveLength(1)
    room.undoes('Ben', second, 22)
    expect(room.state().recorded).toEqual([])
  })

  it('of members who record nothing make no event, however many they are [RM29]', () => {
    const room = aRoom(THREE)
    for (const guest of ['Gus', 'Hal', 'Ida', 'Jo', 'Kim']) room.taps(guest, 10)
    expect(room.state().recorded).toEqual([])
  })
})

describe('an event', () => {
  it('counts with one tap of two or three recorders, and with two of four [RM26]', () => {
    for (const [recorders, counted] of [
      [['Ana'], [10]],
      [['Ana', 'Ben'], [10]],
      [THREE, [10]],
      [FOUR, []],
    ] as const) {
      const room = aRoom(recorders)
      room.taps('Ana', 10)
      expect(room.counted()).toEqual(counted)
    }
    const room = aRoom(FOUR)
    room.taps('Ana', 10)
    room.taps('Ben', 12)
    expect(room.counted()).toEqual([10])
  })

  it('that is a goal or a penalty needs two of three recorders [RM26]', () => {
    const room = aRoom(THREE)
    room.taps('Ana', 10, { eventType: 'Goal' })
    expect(room.counted()).toEqual([])
    room.taps('Ben', 11, { eventType: 'Goal' })
    expect(room.counted()).toEqual([10])
  })

  it('counts for nothing by the tap of a member who gains by it, also near the end of the round before [RM25]', () => {
    for (const second of [10, 605]) {
      const room = aRoom(THREE, [over('Ana')])
      room.taps('Ana', second)
      expect(room.counted(second < 600 ? '0' : '1')).toEqual([])
    }
    const later = aRoom(THREE, [over('Ana')])
    later.taps('Ana', 610)
    expect(later.counted('1')).toEqual([610])
  })

  it('counts by a member who loses by it, and is not denied by one who gains by its absence [RM25]', () => {
    const room = aRoom(THREE, [under('Ana'), under('Ben')])
    const corner = room.taps('Ana', 10)
    room.says('Ben', corner, false)
    expect(room.counted()).toEqual([10])
    room.says('Cleo', corner, false)
    expect(room.counted()).toEqual([])
  })

  it('on which all recorders gain counts if two of them say so [RM25]', () => {
    const room = aRoom(['Ana', 'Ben'], [over('Ana'), over('Ben')])
    room.taps('Ana', 10)
    expect(room.counted()).toEqual([])
    room.taps('Ben', 12)
    expect(room.counted()).toEqual([10])
  })

  it('counts by the latest word of each member, so that who tapped may take it back [RM23]', () => {
    const room = aRoom(THREE)
    const corner = room.taps('Ana', 10)
    room.says('Ana', corner, false, false)
    expect(room.counted()).toEqual([])
    room.says('Ana', corner, true, false)
    expect(room.counted()).toEqual([10])
  })
})

describe('a question', () => {
  it('asks those who said nothing about a lone tap, if the outcome of a bet depends on it [RM26]', () => {
    const room = aRoom(FOUR, [over('Dan')])
    room.taps('Ana', 10)
    expect(room.asked()).toEqual([{ second: 10, askedOf: ['Ben', 'Cleo', 'Dan'] }])
    room.taps('Ben', 300)
    room.taps('Cleo', 300)
    expect(room.asked()).toEqual([])
  })

  it('is asked about no event of a type without a bet, nor one alone that five could have tapped [RM26]', () => {
    const without = aRoom(FOUR, [over('Dan', 0.5, 'Shot')])
    without.taps('Ana', 10)
    expect(without.asked()).toEqual([])
    const five = aRoom(FIVE, [over('Dan')])
    const corner = five.taps('Ana', 10)
    expect(five.asked()).toEqual([])
    five.says('Ben', corner, true, false)
    five.says('Cleo', corner, false, false)
    expect(five.asked()).toEqual([{ second: 10, askedOf: ['Dan', 'Eva'] }])
  })

  it('asks about at most three events of a type and at most three members [RM26]', () => {
    const room = aRoom([...FOUR], [over('Dan')])
    for (const second of [10, 40, 70, 100, 130]) room.taps('Ana', second)
    expect(room.asked()).toHaveLength(3)
    for (const { askedOf } of room.asked()) expect(askedOf).toHaveLength(3)
  })
})

describe('a challenge', () => {
  it('is accepted twice in a half, and given back if the event does not count [RM27]', () => {
    const room = aRoom(FIVE)
    const corners = [10, 100, 200, 300].map((second) => {
      const corner = room.taps('Ana', second)
      room.taps('Ben', second)
      room.taps('Cleo', second)
      room.taps('Dan', second)
      return corner
    })
    for (const corner of corners) room.says('Eva', corner, false, false)
    const denied = () => room.state().recorded.filter(({ voices }) => voices.no === 1).length
    expect(denied()).toBe(2)
    const [first = 0, , third = 0] = corners
    for (const memberId of ['Ana', 'Ben', 'Cleo', 'Dan']) room.says(memberId, first, false, false)
    room.says('Eva', third, false, false)
    expect(room.state().eventOf(third)?.voices.no).toBe(1)
  })

  it('is new in the second half [RM27]', () => {
    const room = aRoom(FIVE)
    for (const second of [10, 100, 3700, 3800]) {
      const corner = room.taps('Ana', second)
      room.taps('Ben', second)
      room.taps('Cleo', second)
      room.says('Eva', corner, false, false)
    }
    expect(room.state().recorded.map(({ voices }) => voices.no)).toEqual([1, 1, 1, 1])
  })
})

it('counts a denial as a challenge also of a member who tapped the event or said yes before [RM27] [PR1072]', () => {
  const room = aRoom(FIVE)
  const corners = [10, 100, 200, 300].map((second, index) => {
    const corner = room.taps('Ana', second)
    for (const other of ['Ben', 'Cleo', 'Dan']) room.taps(other, second)
    if (index % 2 === 0) room.taps('Eva', second)
    else room.says('Eva', corner, true, false)
    return corner
  })
  for (const corner of corners) room.says('Eva', corner, false, false)
  expect(room.state().recorded.filter(({ voices }) => voices.no === 1)).toHaveLength(2)
})

it('lets nobody deny an event in advance, by a tap that they take back before the others tap it [RM27]', () => {
  const room = aRoom(THREE)
  for (const second of [10, 100, 200]) {
    const corner = room.taps('Ana', second)
    room.says('Ana', corner, false, false)
    room.taps('Ben', second + 1)
  }
  expect(room.counted()).toEqual([11, 101, 201])
})

describe('a claim', () => {
  it('counts once a recorder without a bet on its type agrees, and never by the word of its own member [RM35]', () => {
    for (const bets of [[], [over('Ana')]]) {
      const room = aRoom(THREE, bets)
      const claim = room.claims('Ana')
      expect(room.counted()).toEqual([])
      room.says('Ana', claim, true, false)
      expect(room.counted()).toEqual([])
      room.says('Ben', claim, true)
      expect(room.counted()).toHaveLength(1)
    }
  })

  it('is decided by the majority of those without a bet on its type in a round in which the event could count [RM35]', () => {
    for (const round of ['0', '1']) {
      const room = aRoom(FOUR, [over('Ben')], round)
      const claim = room.claims('Ana', '0')
      room.says('Ben', claim, true)
      expect(room.counted('0')).toEqual([])
      room.says('Cleo', claim, false)
      room.says('Dan', claim, true)
      expect(room.counted('0')).toEqual([])
      room.says('Cleo', claim, true)
      expect(room.counted('0')).toHaveLength(1)
    }
  })

  it('makes the bets void that depend on it if nobody answers, or as many for it as against it [RM35]', () => {
    const room = aRoom(FOUR, [under('Eva'), over('Dan', 1.5)])
    const disputed = () => [under('Eva'), over('Eva', 1.5), over('Eva'), under('Eva', 1.5)].map(room.isDisputed)
    expect(disputed()).toEqual([false, false, false, false])
    const claim = room.claims('Ana')
    expect(disputed()).toEqual([true, false, true, false])
    room.says('Ben', claim, true)
    room.says('Cleo', claim, false)
    expect(disputed()).toEqual([true, false, true, false])
    room.decides()
    expect(disputed()).toEqual([true, false, true, false])
    expect(room.counted()).toEqual([])
  })

  it('is denied by a majority, and changes no bet then [RM35]', () => {
    const room = aRoom(THREE, [under('Ben')])
    const claim = room.claims('Ana')
    room.says('Ben', claim, false)
    expect(room.isDisputed(under('Ben'))).toBe(true)
    room.says('Cleo', claim, false)
    expect(room.isDisputed(under('Ben'))).toBe(false)
    expect(room.counted()).toEqual([])
  })

  it('never saves the own bet of its member, whoever is silent, nor wins it [RM35]', () => {
    const room = aRoom(['Ana', 'Ben'], [over('Ana'), under('Ben')])
    room.claims('Ana')
    expect(room.counted()).toEqual([])
    expect(room.isDisputed(over('Ana'))).toBe(false)
    expect(room.isDisputed(under('Ben'))).toBe(true)
  })

  it('of the only recorder counts, unless they gain by it [RM35]', () => {
    const room = aRoom(['Ana'])
    room.claims('Ana')
    expect(room.counted()).toHaveLength(1)
    const betting = aRoom(['Ana'], [over('Ana')])
    betting.claims('Ana')
    expect(betting.counted()).toEqual([])
  })

  it('is about an event that was tapped and does not count, so that one event never counts twice [RM35]', () => {
    const room = aRoom(FIVE, [over('Dan')])
    const tap = room.taps('Ana', 100)
    room.taps('Ben', 200)
    const claim = room.claims('Ana')
    for (const one of ['Ben', 'Cleo', 'Eva']) {
      room.says(one, tap, true)
      room.says(one, claim, true)
    }
    expect(room.counted()).toEqual([100])
  })

  it('takes nothing away that the taps suffice for, also when its member takes it back [RM35]', () => {
    const room = aRoom(FOUR, [under('Ana')])
    const tap = room.taps('Ben', 100)
    room.claims('Ana')
    room.says('Ana', tap, false, false)
    room.says('Cleo', tap, true)
    expect(room.counted()).toEqual([100])
  })

  it('is taken back by its member [RM35]', () => {
    const room = aRoom(THREE, [under('Ben')])
    const claim = room.claims('Ana')
    room.says('Ana', claim, false, false)
    expect(room.isDisputed(under('Ben'))).toBe(false)
    room.says('Cleo', claim, true)
    expect(room.counted()).toEqual([])
  })

  it('counts with challenges as one of two in a half, and is given back if it succeeds [RM27] [RM35]', () => {
    const room = aRoom(FIVE)
    const corner = room.taps('Ana', 10)
    for (const other of ['Ben', 'Cleo', 'Dan']) room.taps(other, 10)
    room.says('Eva', corner, false, false)
    const claim = room.claims('Eva')
    const left = () => room.state().objectionsLeft('Eva', START)
    expect(left()).toBe(0)
    room.claims('Eva')
    expect(room.state().recorded).toHaveLength(2)
    room.says('Ben', claim, true)
    expect(left()).toBe(1)
    room.claims('Eva')
    expect(room.state().recorded).toHaveLength(3)
    expect(room.state().objectionsLeft('Eva', START + 6 * ROUND)).toBe(2)
  })

  it('asks only those who may decide, and is asked beside any number of false taps [RM26] [RM35]', () => {
    const room = aRoom(FOUR, [over('Dan', 3.5)])
    for (const second of [10, 40, 70, 100]) room.taps('Ana', second)
    for (const second of [200, 300, 400]) for (const one of ['Ana', 'Ben', 'Cleo']) room.taps(one, second)
    // The claim is about the latest of the lone taps.
    room.claims('Ana')
    expect(room.asked()).toContainEqual({ second: 100, askedOf: ['Ben', 'Cleo'] })
    expect(room.asked()).toHaveLength(4)
  })

  it('that two others denied counts as one by which its member was overruled [RM27] [RM35]', () => {
    const room = aRoom(FIVE)
    for (let n = 0; n < 2; n += 1) {
      const claim = room.claims('Ana')
      room.says('Ben', claim, false)
      room.says('Cleo', claim, false)
    }
    room.decides()
    expect([...room.state().overruled]).toEqual(['Ana'])
    room.claims('Ana', '6')
    expect(room.state().recorded.at(-1)).toMatchObject({ counts: false, claim: { by: 'Ana', verdict: 'fails' } })
  })

  it('changes nothing in a decided round, and is refused to a member who records nothing [RM28] [RM29]', () => {
    const room = aRoom(THREE, [under('Ben')])
    room.claims('Gus')
    expect(room.state().recorded).toEqual([])
    room.decides()
    room.claims('Ana')
    expect(room.state().recorded).toEqual([])
  })
})

it('keeps who said that the count of a type is right, or claimed what it lacks [RM36]', () => {
  const room = aRoom(THREE)
  room.checks('Ana')
  room.claims('Ben')
  const checked = (eventType: string) => THREE.map((one) => room.state().hasChecked(one, '0', eventType))
  expect(checked('Corner')).toEqual([true, true, false])
  expect(checked('Shot')).toEqual([false, false, false])
})

it('gives a member whom two others overruled twice a voice only beside another [RM27]', () => {
  const room = aRoom(FIVE, [over('Ana', 0.5)])
  for (const second of [10, 100]) {
    const corner = room.taps('Ana', second)
    room.says('Ben', corner, false)
    room.says('Cleo', corner, false)
  }
  expect([...room.state().overruled]).toEqual([])
  room.decides()
  expect([...room.state().overruled]).toEqual(['Ana'])
  room.taps('Ana', 1300)
  expect(room.state().recorded.at(-1)).toMatchObject({ voices: { yes: 0 }, counts: false, isInDoubt: false })
  room.taps('Dan', 1301)
  expect(room.state().recorded.at(-1)).toMatchObject({ voices: { yes: 2 }, counts: true })
})

it('does not overrule a member who taps a wrong event by which they do not gain [RM27]', () => {
  const room = aRoom(FIVE)
  for (const second of [10, 100, 200]) {
    const corner = room.taps('Ana', second)
    room.says('Ben', corner, false)
    room.says('Cleo', corner, false)
  }
  room.decides()
  expect([...room.state().overruled]).toEqual([])
})

it('changes nothing in a decided round: no tap, no undoing, no word and no later loss of trust [RM28]', () => {
  const room = aRoom(THREE, [over('Ana')])
  const corner = room.taps('Ben', 10)
  room.taps('Cleo', 12)
  const lone = room.taps('Ana', 590)
  room.decides()
  const before = room.state().countedIn('0')
  expect(before.map(({ id }) => id)).toEqual([corner])
  room.taps('Ana', 300, { arrives: 650 })
  room.says('Ben', lone, true)
  room.says('Cleo', lone, true)
  room.says('Ben', corner, false)
  room.says('Cleo', corner, false)
  room.undoes('Ben', corner, 12)
  expect(room.state().countedIn('0')).toEqual(before)
  expect(room.asked()).toEqual([])
})

it('changes recorders from the end of the round on in which the host decides [RM29]', () => {
  const room = aRoom(['Ana', 'Ben'])
  room.admits('Cleo', 60)
  room.dismisses('Ben', 60)
  const namesAt = (second: number) => room.state().recordersAt(START + second * 1000)
  expect(namesAt(599)).toEqual(['Ana', 'Ben'])
  expect(namesAt(600)).toEqual(['Ana', 'Cleo'])
  room.taps('Cleo', 599)
  expect(room.state().recorded).toEqual([])
  room.taps('Cleo', 600)
  expect(room.state().recorded).toHaveLength(1)
})

/** Any taps and words of the members of a room in its first round. */
const anyDeeds = fc.array(
  fc.record({
    memberId: fc.constantFrom(...FOUR),
    second: fc.integer({ min: 0, max: 590 }),
    about: fc.nat(20),
    isTrue: fc.boolean(),
    kind: fc.constantFrom('tap', 'word', 'undo'),
  }),
  { maxLength: 40 },
)

it('never counts an event that only one member speaks for who gains by it, whatever that member does [RM25]', () => {
  fc.assert(
    fc.property(anyDeeds, (deeds) => {
      const room = aRoom(FOUR, [over('Ana')])
      for (const { kind, second, about, isTrue } of deeds) {
        if (kind === 'tap') room.taps('Ana', second)
        else if (kind === 'word') room.says('Ana', about, isTrue, false)
        else room.undoes('Ana', about, second)
      }
      expect(room.counted()).toEqual([])
    }),
  )
})

it('never wins or saves the bet of a recorder by their own taps, words and claims alone [RM25] [RM35]', () => {
  fc.assert(
    fc.property(anyDeeds, fc.subarray([0, 1, 2, 3]), (deeds, claimsAfter) => {
      const room = aRoom(FOUR, [over('Ana')])
      for (const [index, { kind, second, about, isTrue }] of deeds.entries()) {
        if (claimsAfter.includes(index)) room.claims('Ana')
        if (kind === 'tap') room.taps('Ana', second)
        else if (kind === 'word') room.says('Ana', about, isTrue, false)
        else room.undoes('Ana', about, second)
      }
      room.claims('Ana')
      expect(room.counted()).toEqual([])
      expect(room.isDisputed(over('Ana'))).toBe(false)
    }),
  )
})

it('never changes a decided round, whatever the members do [RM28]', () => {
  fc.assert(
    fc.property(anyDeeds, anyDeeds, (before, after) => {
      const room = aRoom(FOUR, [over('Ana'), under('Ben')])
      const does = (deeds: typeof before) => {
        for (const { kind, memberId, second, about, isTrue } of deeds) {
          if (kind === 'tap') room.taps(memberId, second)
          else if (kind === 'word') room.says(memberId, about, isTrue, false)
          else room.undoes(memberId, about, second)
        }
      }
      does(before)
      room.decides()
      const decided = room.state().countedIn('0')
      does(after)
      expect(room.state().countedIn('0')).toEqual(decided)
    }),
  )
})
