import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCard } from '../a-card.test-support.ts'
import { InvitationBoard } from './invitation-board.tsx'

const card = { ...aCard('AB23CD', 1), faces: [], rounds: { total: 10, left: 10 }, prizePot: 100 }
const show = (isPractice: boolean) =>
  render(
    <InvitationBoard card={{ ...card, match: { ...card.match, isPractice } }} now={minute(5)} isCurrent>
      <p>Doors</p>
    </InvitationBoard>,
  )

it('an invitation to a practice match says that the match is for practice', () => {
  show(true)
  expect(screen.getByText(/computer simulates this match/)).toHaveTextContent('You cannot win trophies in it.')
})

it('an invitation shows score, members and house rules [PR21]', () => {
  const { match } = card
  const score = { home: 2, away: 1 }
  const gameSettings = { ...card.gameSettings, startingChips: 250, showCompetitorBets: false }
  const faces = [{ username: 'ana', image: null }]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InvitationBoard card={{ ...card, match: { ...match, score }, gameSettings, faces }} now={minute(5)} isCurrent>
        <p>Doors</p>
      </InvitationBoard>
    </QueryClientProvider>,
  )
  const list = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
  expect(screen.getAllByText(match.homeTeam)[0]).toBeVisible()
  expect(document.body).toHaveTextContent(/2.*to.*1/)
  expect(list('Players').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/ana$/)])
  const rules = list('House rules').map(({ textContent }) => textContent)
  expect(rules).toEqual(expect.arrayContaining(['You start with 250 chips', 'Everyone sees only their own bets']))
})

it('an invitation to a real match does not mention practice', () => {
  show(false)
  expect(screen.queryByText(/computer simulates this match/)).toBeNull()
})
