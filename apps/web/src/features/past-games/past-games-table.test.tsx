import type { Result } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aLobby } from '../../push/lobby/a-lobby.test-support.ts'
import { PastGamesTable } from './past-games-table.tsx'

it('the list of previous results shows a match that was called off as abandoned, with its stakes returned and without a winner [PR240]', () => {
  const { _id, lobbyCode, match, leaderboard } = aLobby()
  const given = { position: 1, userWon: true, trophies: 200, counts: { code: 'counts' }, provisional: false }
  const result = {
    ...{ _id, lobbyCode, matchId: match._id, homeTeam: 'France', awayTeam: 'Croatia', startTime: match.startTime },
    ...{ leaderboard, ...given, status: 'abandoned', abandonedReason: null, abandonedWhy: null },
  } as unknown as Result
  render(<PastGamesTable results={[result]} isStale={false} link={(_id, { children }) => <a href="/">{children}</a>} />)
  const row = screen.getByRole('row', { name: /France/ })
  expect(row).toHaveTextContent(/ABANDONED\s*stakes returned/)
  expect(row).not.toHaveTextContent(/WIN|LOSS|200/)
})
