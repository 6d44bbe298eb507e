import { type Competition, voteOnDecision } from '@bettle/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '../../../api/session/token.ts'
import { serverClock } from '../../../push/clock/server-clock.ts'
import { ANA, BEN, CLEO } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition, anEntry, aSideOf, DORA, hours } from '../a-competition.test-support.ts'
import { showPage } from '../show-page.test-support.tsx'
import { CompetitionView } from './competition-view.tsx'

type Proposal = NonNullable<Competition['proposals']>[number]

const PATH = voteOnDecision.path.split('/').at(-1) ?? ''
let sent: unknown[]
let answer: () => Response

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  serverClock().moveTo(hours(0))
  sent = []
  answer = () => Response.json({ competition: aCompetition(), mine: aSideOf() })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (String(url).endsWith(`/${PATH}`)) sent.push(JSON.parse(String(body)))
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const aProposal = (proposal: Partial<Proposal> = {}): Proposal => ({
  ...{ number: 7, kind: 'disqualified', userId: BEN._id, by: ANA._id, reason: 'Two accounts' },
  ...{ until: new Date(hours(24)).toISOString(), gains: [ANA._id], loses: [BEN._id] },
  ...{ voters: [CLEO._id, DORA._id], agreeing: [DORA._id], disagreeing: [] },
  ...proposal,
})

const show = (user: typeof ANA, proposal: Partial<Proposal> = {}) =>
  showPage(
    <CompetitionView
      competition={aCompetition({ isPrivate: true, proposals: [aProposal(proposal)] })}
      mine={aSideOf({ entry: anEntry(user) })}
      onEnter={() => undefined}
      links={null}
    />,
  )

it('the page of a competition shows a proposed decision with who gains, the votes so far and the end of the vote, and sends a vote [CP87] [PR774]', async () => {
  show(CLEO)
  expect(await screen.findByText('Disqualify ben?')).toBeVisible()
  expect(screen.getByText('ana proposes this: ‘Two accounts’')).toBeVisible()
  expect(screen.getByText('Gains: ana. Loses: ben.')).toBeVisible()
  expect(screen.getByText(/^1 of 2 agree\. 2 must agree before .+\.$/)).toBeVisible()
  expect(screen.getByRole('group', { name: 'Your vote: Disqualify ben?' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await userEvent.click(screen.getByRole('button', { name: 'Disagree' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { proposal: 7, agrees: true },
      { proposal: 7, agrees: false },
    ]),
  )
})

it('the page of a competition marks the own vote on a proposed decision [PR774]', async () => {
  show(DORA)
  expect(await screen.findByRole('button', { name: 'Agree' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Disagree' })).toHaveAttribute('aria-pressed', 'false')
})

it('the page of a competition offers no vote to players who gain or lose or who proposed, and says why [PR774]', async () => {
  const { unmount } = show(BEN)
  expect(await screen.findByText('Only players who neither gain nor lose by it vote.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
  unmount()
  show(ANA)
  expect(await screen.findByText('You proposed this, so you do not vote.')).toBeVisible()
})

it('the page of a competition shows no proposed decision after the end of its vote [PR774]', async () => {
  show(CLEO, { until: new Date(hours(0)).toISOString() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday cup' })).toBeVisible()
  expect(screen.queryByText('Disqualify ben?')).toBeNull()
})

it('a refused vote on a proposed decision says why [PR774]', async () => {
  show(CLEO)
  answer = () => Response.json({ code: 'not-found', error: 'The vote on this decision is over.' }, { status: 404 })
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }))
  expect(await screen.findByText('The vote on this decision is over.')).toBeVisible()
})
