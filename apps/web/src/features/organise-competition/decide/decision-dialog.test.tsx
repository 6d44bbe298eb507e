import '@testing-library/jest-dom/vitest'
import { previewDecision, proposeDecision } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCompetition } from '../a-competition.test-support.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { cancelling, disqualifying } from './decision-facts.ts'

const PATH = previewDecision.path.split('/').at(-1) ?? ''
const sent = vi.fn()
const onClose = vi.fn()
let preview: () => Response

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  sent.mockReset()
  onClose.mockReset()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith(`/${PATH}`)) return preview()
    await sent(JSON.parse(String(body)))
    return Response.json({ competition: aCompetition({ version: 2 }), mine: {} })
  })
})

const changes = (figures = {}) =>
  Response.json({
    before: { phase: 'running', winner: null },
    after: { phase: 'running', winner: null },
    affected: [],
    lobbiesClosed: 0,
    bets: 0,
    ...figures,
  })

const competition = aCompetition({ phase: 'running' })
const shows = (decision = cancelling(competition)) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DecisionDialog {...decision} competition={competition} onClose={onClose} />
    </QueryClientProvider>,
  )

it('the decision dialog says what a cancellation changes, and sends the cancellation only with a reason [PR383]', async () => {
  preview = () => changes({ after: { phase: 'cancelled', winner: null }, lobbiesClosed: 2 })
  shows()
  expect(await screen.findByText('State: Under way becomes Cancelled.')).toBeVisible()
  expect(screen.getByText('2 games are closed, and all bets in these games are void.')).toBeVisible()
  expect(screen.getByText(/Games that have begun are played to their end, but decide nothing\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel competition' }))
  expect(await screen.findByText('Please say why')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Everyone is away')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel competition' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledExactlyOnceWith({ decision: { kind: 'cancelled' }, reason: 'Everyone is away' })
})

it('the decision dialog names the winner after the decision, and how many trophies a player loses [PR383]', async () => {
  preview = () =>
    changes({
      after: { phase: 'running', winner: BEN._id },
      affected: [{ userId: BEN._id, username: 'ben', trophies: -300 }],
    })
  shows(disqualifying(competition, BEN._id))
  expect(await screen.findByText('Winner: ben (now: nobody).')).toBeVisible()
  expect(screen.getByText('−300 trophies')).toBeVisible()
})

it('the decision dialog cannot send a decision whose preview the server refuses, and says why [PR383]', async () => {
  const error =
    'You play in this competition game yourself. An administrator who does not play in this game must decide.'
  preview = () => Response.json({ code: 'forbidden', error }, { status: 403 })
  shows(disqualifying(competition, BEN._id))
  expect(await screen.findByText(error)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Disqualify' })).toBeDisabled()
})

it('the decision dialog proposes a decision to the players of a private competition if its organiser may not make it [CP87] [PR771]', async () => {
  const asked: string[] = []
  preview = () => changes({ refusal: 'plays-there' })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    asked.push(url)
    return fetch(url, request)
  })
  shows(disqualifying(competition, BEN._id))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Two accounts')
  await userEvent.click(await screen.findByRole('button', { name: 'Propose to the players' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    decision: { kind: 'disqualified', userId: BEN._id },
    reason: 'Two accounts',
  })
  expect(asked.some((url) => url.endsWith(`/${proposeDecision.path.split('/').at(-1)}`))).toBe(true)
})

it.each([
  ['a public competition', { isPrivate: false }, 'own-place'],
  ['a competition that ended long ago', { isPrivate: true }, 'too-late'],
] as const)('the decision dialog offers no proposal in %s [CP87]', async (_, figures, refusal) => {
  preview = () => changes({ refusal })
  const shown = aCompetition({ phase: 'running', ...figures })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DecisionDialog {...disqualifying(shown, BEN._id)} competition={shown} onClose={onClose} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/An administrator without an entry in this competition must decide\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Disqualify' })).toBeDisabled()
})

it('the decision dialog does not request the preview again when its own decision changes the competition [PR383]', async () => {
  let previews = 0
  preview = () => {
    previews += 1
    return changes()
  }
  const queryClient = makeQueryClient()
  const dialogOf = (shown: typeof competition) => (
    <QueryClientProvider client={queryClient}>
      <DecisionDialog {...disqualifying(competition, BEN._id)} competition={shown} onClose={onClose} />
    </QueryClientProvider>
  )
  const { rerender } = render(dialogOf(competition))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Two accounts')
  rerender(dialogOf({ ...competition, version: 2 }))
  await vi.waitFor(() => expect(previews).toBe(2))
  let reply = () => {}
  sent.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        reply = resolve
      }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Disqualify' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  rerender(dialogOf({ ...competition, version: 3 }))
  reply()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  rerender(dialogOf({ ...competition, version: 4 }))
  await screen.findByRole('region', { name: 'What changes' })
  expect(previews).toBe(2)
})
