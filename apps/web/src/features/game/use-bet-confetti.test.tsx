import { renderHook, waitFor } from '@testing-library/react'
import confetti from 'canvas-confetti'
import { beforeEach, expect, it, vi } from 'vitest'
import { liveBets } from '../../match-ui/bets/own-bets.ts'
import { aBet, aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { useBetConfetti } from './use-bet-confetti.ts'

// The confetti library needs a canvas, which the test environment lacks.
beforeEach(() => {
  vi.spyOn(confetti, 'create')
})

const [lobby, bet] = [aLobby(), aBet(1, 1, 10)]
/** The bet on Over 4.5 Throw, after this many throw-ins. */
const after = (throws: number) => liveBets([bet], { Throw: { 1: throws } }, lobbyTimetable(lobby), minute(5))

it('the game shows confetti only once for a bet, also if the bet becomes winning a second time [PR201]', async () => {
  const { rerender } = renderHook(({ bets }) => useBetConfetti(bets), { initialProps: { bets: after(4) } })
  rerender({ bets: after(5) })
  await waitFor(() => expect(confetti.create).toHaveBeenCalledOnce())
  rerender({ bets: after(4) })
  rerender({ bets: after(5) })
  await Promise.resolve()
  expect(confetti.create).toHaveBeenCalledOnce()
})

it('the game shows no confetti for a bet that was already winning when the page opened', async () => {
  const { rerender } = renderHook(({ bets }) => useBetConfetti(bets), { initialProps: { bets: after(5) } })
  rerender({ bets: after(6) })
  await Promise.resolve()
  expect(confetti.create).not.toHaveBeenCalled()
})

it('confetti ends when the player leaves the game’s page', async () => {
  const { rerender, unmount } = renderHook(({ bets }) => useBetConfetti(bets), { initialProps: { bets: after(4) } })
  vi.mocked(confetti.create).mockReturnValue(
    Object.assign(() => new Promise<null>(() => undefined), { reset: vi.fn() }),
  )
  rerender({ bets: after(5) })
  await waitFor(() => expect(document.querySelector('canvas')).not.toBeNull())
  unmount()
  expect(document.querySelector('canvas')).toBeNull()
})
