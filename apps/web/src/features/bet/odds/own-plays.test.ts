import { DEFAULT_SETTINGS, type GameSettings } from '@bettle/rules'
import { describe, expect, it } from 'vitest'
import { aBet } from '../../../push/lobby/a-lobby.test-support.ts'
import { anOption } from '../an-option.test-support.ts'
import { ownPlays } from './own-plays.ts'

const over = anOption(1)
const under = anOption(2, { betType: 'under', name: 'Under 4.5 Throw' })
/** The same play as `over`, offered again as another option. */
const overAgain = anOption(9)

const playsIn = (settings: Partial<GameSettings>, bets = [aBet(1, 1, 10)], odds = [over, under]) =>
  ownPlays({ bets, odds, gameSettings: { ...DEFAULT_SETTINGS, ...settings } })

describe('the plays that a game mode leaves to a player', () => {
  it('a classic game does not limit how often a player repeats a play [J6]', () => {
    const plays = playsIn({})
    expect([plays.isUsedUp(over), plays.isOut]).toEqual([false, false])
  })

  it('Bettle Chips excludes every play of the player’s own bets [J6]', () => {
    const plays = playsIn({ gameMode: 'bettle-chips' })
    expect([over, overAgain, under].map(plays.isUsedUp)).toEqual([true, true, false])
    expect(plays.usedIn(over)).toEqual([1])
    expect(plays.isOut).toBe(false)
  })

  it('Bet Stop shows how many uses of a play are left after the first bet on it [J6]', () => {
    const plays = playsIn({ gameMode: 'bet-stop', maxPlayRepeats: 2 }, [aBet(2, 4, 5), aBet(1, 1, 10)])
    expect([plays.isUsedUp(over), plays.left(over), plays.left(under)]).toEqual([false, 1, undefined])
    expect(plays.usedIn(over)).toEqual([1, 4])
  })

  it('a player has no plays left when every offered play is used, until a new line is offered [J5]', () => {
    const settings = { gameMode: 'bettle-chips' } as const
    const bets = [aBet(1, 1, 10)]
    expect(playsIn(settings, bets, [over]).isOut).toBe(true)
    expect(playsIn(settings, bets, [over, { ...under, retired: true }]).isOut).toBe(true)
    expect(playsIn(settings, bets, [over, anOption(3, { threshold: 5.5 })]).isOut).toBe(false)
    expect(playsIn(settings, [], []).isOut).toBe(false)
  })
})
