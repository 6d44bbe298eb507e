import type { Match, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { EventTypeManager } from './event-type-manager.tsx'

const matchId = '01900000-0000-7000-8000-000000000001' as MatchId
const NEVER = '2026-01-01T00:00:00.000Z'
const match: Match = {
  ...{ _id: matchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [], status: 'upcoming', tempo: 1, halves: [] },
  ...{ startTime: null, score: { home: 0, away: 0 }, suspended: false, suspendedEventTypes: [], abandonedReason: null },
  ...{ abandonedWhy: null, endedAt: null, resultsConfirmedAt: null, createdAt: NEVER, updatedAt: NEVER, version: 1 },
}
const typeOf = (name: string) => ({ name, displayName: name })
const round = { _id: 'r3', match: matchId, half: { halfNumber: 1 }, roundNumber: 3, startMinute: 20, endMinute: 30 }

let added: unknown[]
beforeEach(() => {
  added = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes('/event-types/available'))
      return Response.json({
        eventTypes: { builtIn: [typeOf('Goal'), typeOf('Penalty')], configurable: [typeOf('Handball')] },
      })
    if (url.endsWith('/event-types/add')) {
      added.push(JSON.parse(String(body)))
      return Response.json({ eventTypes: [typeOf('Goal'), typeOf('Handball')] })
    }
    return Response.json({ matchRounds: [{ ...round, status: 'upcoming', startsAt: null, endsAt: null }] })
  })
})

function manages() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EventTypeManager match={match} eventTypes={[typeOf('Goal')]} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

describe('the event types of a match', () => {
  it('offer the types that the match lacks, with their odds in the next round, and add a chosen one [PR811]', async () => {
    const user = manages()
    await user.click(await screen.findByLabelText('Available event types'))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Penalty.*Round 3/),
      'HandballRound 3: over 0.5 at 1.80, over 1.5 at 2.20, under 0.5 at 2.00, under 1.5 at 1.60',
    ])
    await user.click(screen.getByRole('option', { name: /Handball/ }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(added).toEqual([{ eventTypeName: 'Handball' }]))
  })

  it('add a type with the operator’s own odds [PR811]', async () => {
    const user = manages()
    await user.type(screen.getByLabelText('New event type'), 'Tackle')
    await user.type(screen.getByLabelText('Threshold'), '2.5')
    await user.type(screen.getByLabelText('Odds over'), '1.9')
    await user.type(screen.getByLabelText('Odds under'), '1,85{Enter}')
    const customOdds = [
      { betType: 'over', threshold: 2.5, oddsValue: 1.9 },
      { betType: 'under', threshold: 2.5, oddsValue: 1.85 },
    ]
    await waitFor(() => expect(added).toEqual([{ eventTypeName: 'Tackle', customOdds }]))
    expect(screen.getByLabelText('Threshold')).toHaveValue('')
  })

  it.each([
    ['0.3', '1.9', 'The threshold of your own odds is a multiple of 0.5 from 0 to 1000.'],
    ['', '1.9', 'The threshold of your own odds is a multiple of 0.5 from 0 to 1000.'],
    ['0.5', '1', 'Your own odds are numbers from 1.01 to 100.'],
    ['0.5', '', 'Give odds for over, for under, or for both.'],
  ])('refuse own odds with threshold ‘%s’ and odds ‘%s’, and say why [PR811]', async (threshold, over, text) => {
    const user = manages()
    await user.type(screen.getByLabelText('New event type'), 'Tackle')
    if (threshold) await user.type(screen.getByLabelText('Threshold'), threshold)
    if (over) await user.type(screen.getByLabelText('Odds over'), over)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(added).toEqual([])
  })
})
