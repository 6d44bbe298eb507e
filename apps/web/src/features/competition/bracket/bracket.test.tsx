import type { Competition } from '@bettle/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ANA, BEN, CLEO, LOBBY_ID } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition, aGroup, aRow, aStage, DORA, hours, matchId } from '../a-competition.test-support.ts'
import { peopleOf } from '../people.ts'
import { showPage } from '../show-page.test-support.tsx'
import { Bracket } from './bracket.tsx'
import { openingRound, roundsOf } from './ties-of.ts'

afterEach(() => vi.unstubAllGlobals())

/** Ana has beaten Dora, who was absent. Ben and Cleo are playing now. */
const CUP = aCompetition({
  phase: 'running',
  fixtures: [
    {
      matchId: matchId(1),
      homeTeam: 'Spain',
      awayTeam: 'Italy',
      kickOffAt: new Date(hours(2)).toISOString(),
      status: 'under-way',
      failure: null,
      stage: 'round-1',
    },
  ],
  stages: [
    aStage(
      [
        aGroup([aRow(ANA, 1, { present: 1, chips: 140 }), aRow(DORA, 2)]),
        aGroup([aRow(BEN, 1, { present: 1, chips: 120 }), aRow(CLEO, 2, { present: 1, chips: 90 })], {
          group: 1,
          isProvisional: true,
          lobbies: [{ lobbyId: LOBBY_ID, matchId: matchId(1), players: [BEN._id, CLEO._id] }],
        }),
      ],
      { stage: 'round-1', kind: 'round', status: 'under-way' },
    ),
  ],
  bracket: [
    {
      stage: 'round-1',
      ties: [
        {
          sides: [
            { userId: ANA._id, seed: 1 },
            { userId: DORA._id, seed: 4 },
          ],
          winner: ANA._id,
        },
        {
          sides: [
            { userId: BEN._id, seed: 2 },
            { userId: CLEO._id, seed: 3 },
          ],
          winner: null,
        },
      ],
    },
    { stage: 'round-2', ties: [{ sides: [{ userId: ANA._id, seed: 1 }, null], winner: null }] },
  ],
})

const watch = vi.fn()
const show = (ownId: Competition['players'][number]['user']['_id'] = CLEO._id) =>
  showPage(
    <Bracket
      rounds={roundsOf(CUP)}
      people={peopleOf(CUP, ownId)}
      fixtures={CUP.fixtures}
      watching={{ mayWatch: true, watch, pendingId: undefined }}
    />,
  )

it('the whole bracket is a list of rounds with their ties, and each tie is a sentence with its result [PR444]', async () => {
  show()
  const semis = await screen.findByRole('list', { name: 'Semi-finals' })
  expect(within(semis).getAllByRole('article')).toHaveLength(2)
  expect(within(semis).getByRole('article', { name: 'Semi-final 1' })).toHaveTextContent(
    'ana, seed 1 with 140 chips against dora, seed 4. ana won this tie.',
  )
  expect(within(semis).getByRole('article', { name: 'Semi-final 2' })).toHaveTextContent(
    'ben, seed 2 with 120 chips against you, cleo, seed 3 with 90 chips.',
  )
  expect(screen.getByRole('article', { name: 'Final' })).toHaveTextContent(
    'ana, seed 1 against a player who is not decided yet.',
  )
})

it('a tie in play links its players to their game, and lets other users watch it [PR444] [PR445]', async () => {
  const { unmount } = show()
  expect(await screen.findByRole('link', { name: 'Your game' })).toHaveAttribute('href', `/game/${LOBBY_ID}`)
  unmount()
  show(ANA._id)
  await userEvent.click(await screen.findByRole('button', { name: 'Watch Semi-final 2' }))
  expect(watch).toHaveBeenCalledWith(LOBBY_ID)
})

it('the bracket on a phone shows one round a page, and first the round and the tie of the player [PR444]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  show()
  const path = await screen.findByRole('list', { name: 'Your opponents in the knockout' })
  expect(path).toHaveTextContent('Semi-final against ben')
  // The whole bracket, which only paper shows, is in the document too.
  const onPage = () => within(screen.getByRole('tabpanel')).getAllByRole('article')
  const [first, second] = onPage()
  expect(first).toHaveAccessibleName('Semi-final 2')
  expect(second).toHaveAccessibleName('Semi-final 1')
  await userEvent.click(screen.getByRole('tab', { name: 'Final' }))
  expect(onPage().map((tie) => tie.getAttribute('aria-label'))).toEqual(['Final'])
})

it('the bracket opens at the round in play, and at the final when all rounds are over [PR444]', () => {
  expect(openingRound(roundsOf(CUP))).toBe(0)
  const over = CUP.bracket.map((round) => ({
    ...round,
    ties: round.ties.map((tie) => ({ ...tie, winner: ANA._id })),
  }))
  expect(openingRound(roundsOf({ ...CUP, bracket: over }))).toBe(1)
})
