import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasPlayLeft, type ModeSettings, type Play, playKey, playsUsed, usesLeft } from './play.ts'

const classic: ModeSettings = { gameMode: 'classic', maxPlayRepeats: 3 }
const bettleChips: ModeSettings = { gameMode: 'bettle-chips', maxPlayRepeats: 3 }
const betStop = (maxPlayRepeats: number): ModeSettings => ({ gameMode: 'bet-stop', maxPlayRepeats })

const overCorner: Play = { eventType: 'corner', betType: 'over', threshold: 1.5 }

const aPlay = fc.record<Play>({
  eventType: fc.constantFrom('corner', 'goal', 'goal-kick'),
  betType: fc.constantFrom('over', 'under'),
  threshold: fc.constantFrom(0.5, 1.5, 15),
})

describe('a play: an event type, a side and a line', () => {
  it('identifies a play by event type, side and threshold only [J1]', () => {
    expect(playKey({ ...overCorner, odds: 1.8 } as Play)).toBe(playKey(overCorner))
    for (const other of [{ eventType: 'goal' }, { betType: 'under' }, { threshold: 2.5 }] as const) {
      expect(playKey({ ...overCorner, ...other })).not.toBe(playKey(overCorner))
    }
    fc.assert(
      fc.property(aPlay, aPlay, (one, other) => {
        const same =
          one.eventType === other.eventType && one.betType === other.betType && one.threshold === other.threshold
        expect(playKey(one) === playKey(other)).toBe(same)
      }),
    )
  })

  it('lets a player use the same play once, and no second time, in a Bettle Chips game [J2]', () => {
    expect([0, 1, 2].map((used) => usesLeft(bettleChips, used))).toEqual([1, 0, 0])
  })

  it.each([1, 3, 10])('lets a player repeat a play %d times after its first use in a Bet Stop game [J3]', (repeats) => {
    const settings = betStop(repeats)
    expect(usesLeft(settings, 0)).toBe(repeats + 1)
    expect(usesLeft(settings, repeats)).toBe(1)
    expect(usesLeft(settings, repeats + 1)).toBe(0)
    expect(usesLeft(settings, repeats + 2)).toBe(0)
  })

  it('never uses up a play in a classic game [J2] [J3]', () => {
    expect(usesLeft(classic, 1000)).toBe(Number.POSITIVE_INFINITY)
  })

  it('counts each bet as a use of its play, whatever the outcome of the bet [J4]', () => {
    const bets = (['won', 'lost', 'void', 'open'] as const).map((outcome) => ({ ...overCorner, outcome }))
    expect(playsUsed(bets).get(playKey(overCorner))).toBe(4)
    expect(playsUsed([]).size).toBe(0)
  })

  it('finds that a player has a play left exactly if at least one offered play is not used up in the game mode [J5]', () => {
    const under = { ...overCorner, betType: 'under' } as const
    expect(hasPlayLeft(bettleChips, [overCorner], playsUsed([overCorner]))).toBe(false)
    expect(hasPlayLeft(bettleChips, [overCorner, under], playsUsed([overCorner]))).toBe(true)
    expect(hasPlayLeft(betStop(1), [overCorner], playsUsed([overCorner]))).toBe(true)
    expect(hasPlayLeft(betStop(1), [overCorner], playsUsed([overCorner, overCorner]))).toBe(false)
    expect(hasPlayLeft(classic, [], playsUsed([]))).toBe(false)
  })
})
