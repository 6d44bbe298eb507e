import { deleteRound, type Match, type MatchId, type MatchRound, updateRound } from '@bettle/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { roundsQuery } from '../../../push/match/match-feed.ts'
import { timetableOf } from '../../../push/match/timetable.ts'
import { openFolds } from '../../../ui/layout/open-folds.test-support.ts'
import { RoundsTable } from './rounds-table.tsx'

const matchId = '01900000-0000-7000-8000-000000000001' as MatchId
const NEVER = '2026-01-01T00:00:00.000Z'
const half = {
  ...{ _id: 'h1' as Match['halves'][number]['_id'], match: matchId, halfNumber: 1, status: 'upcoming' as const },
  ...{ startTime: null, endTime: null },
}
const match: Match = {
  ...{ _id: matchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [], status: 'upcoming', tempo: 1, halves: [half] },
  ...{ startTime: null, score: { home: 0, away: 0 }, suspended: false, suspendedEventTypes: [], abandonedReason: null },
  ...{ abandonedWhy: null, endedAt: null, resultsConfirmedAt: null, createdAt: NEVER, updatedAt: NEVER, version: 1 },
}

let round: MatchRound
let saved: Partial<MatchRound>[]
let deleted: string[]
let mayAnswer: Promise<void>

beforeEach(() => {
  round = {
    ...{
      _id: 'r1' as MatchRound['_id'],
      match: matchId,
      half,
      roundNumber: 1,
      startMinute: 20,
      endMinute: 30,
      status: 'upcoming',
    },
    ...{ startsAt: null, endsAt: null },
  }
  saved = []
  deleted = []
  mayAnswer = Promise.resolve()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === deleteRound.method) {
      deleted.push(url)
      return Response.json({ message: 'Deleted' })
    }
    const isSaving = method === updateRound.method && url.includes('/match-round/')
    if (isSaving) {
      const change = JSON.parse(String(body))
      saved.push(change)
      round = { ...round, ...change }
      await mayAnswer
    }
    return Response.json(isSaving ? { matchRound: round } : { matchRounds: [round] })
  })
})

/** Renders the table without the push channel, so that no update arrives. */
function Planned() {
  const { data } = useQuery(roundsQuery(matchId))
  return data ? <RoundsTable match={match} timetable={timetableOf(match, data.matchRounds)} /> : null
}

async function typesInto(label: string, text: string, user: ReturnType<typeof userEvent.setup>) {
  const field = screen.getByLabelText(`${label} minute of round 1`)
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}

async function aPlan() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Planned />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Start minute of round 1')
  openFolds()
  return userEvent.setup()
}

it('the rounds table keeps the start that the operator typed when they save the end after it, also before any update arrives [PR320]', async () => {
  let answer = () => {}
  mayAnswer = new Promise((resolve) => (answer = resolve))
  const user = await aPlan()
  await typesInto('Start', '22', user)
  await typesInto('End', '32', user)
  answer()
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(round).toMatchObject({ startMinute: 22, endMinute: 32 })
  await typesInto('Start', '20', user)
  await waitFor(() => expect(round).toMatchObject({ startMinute: 20, endMinute: 32 }))
})

it('the rounds table saves a start that is later than the end together with the later end that makes it valid [PR320]', async () => {
  const user = await aPlan()
  await typesInto('Start', '35', user)
  expect(await screen.findByText('End minute must be greater than start minute.')).toBeVisible()
  await typesInto('End', '45', user)
  await waitFor(() => expect(round).toMatchObject({ startMinute: 35, endMinute: 45 }))
  expect(screen.queryByText('End minute must be greater than start minute.')).toBeNull()
})

it('the rounds table keeps the focus and the text in a field while the server’s response arrives', async () => {
  let answer = () => {}
  mayAnswer = new Promise((resolve) => (answer = resolve))
  const user = await aPlan()
  await typesInto('Start', '22', user)
  const end = screen.getByLabelText('End minute of round 1')
  await user.clear(end)
  await user.type(end, '3')
  answer()
  await waitFor(() => expect(screen.getByLabelText('Start minute of round 1')).toHaveValue('22'))
  await user.type(end, '5')
  await user.tab()
  await waitFor(() => expect(round).toMatchObject({ startMinute: 22, endMinute: 35 }))
})

it('the rounds table asks for confirmation before it deletes a round', async () => {
  const user = await aPlan()
  await user.click(screen.getByRole('button', { name: 'Delete round 1' }))
  expect(screen.getByRole('alertdialog', { name: 'Are You Sure?' })).toHaveAccessibleDescription(
    'This action cannot be undone',
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(deleted).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete round 1' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(deleted).toEqual(['/api/admin/match-round/r1'])
})
