import {
  type AdminOdds,
  adminListMatchOdds,
  deleteOdds,
  type Match,
  type MatchId,
  type OddsId,
  updateOdds,
} from '@bettle/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { storeToken } from '../../../api/session/token.ts'
import { OddsEditor } from './odds-editor.tsx'

const matchId = '01900000-0000-7000-8000-000000000001' as MatchId
const match = { _id: matchId, suspended: false, suspendedEventTypes: [] as string[] } as Match

let options: AdminOdds[]
let made: number
let mayAnswer: Promise<void>

const option = (id: string, threshold: number, odds = 2): AdminOdds => ({
  ...{ _id: id as OddsId, match: matchId, name: `over ${threshold} Corner`, eventType: 'Corner', betType: 'over' },
  ...({ threshold, odds, setBy: 'admin', suspended: false, retired: false, model: null } as unknown as AdminOdds),
})

beforeEach(() => {
  options = [option('a', 0.5), option('b', 1.5)]
  made = 0
  mayAnswer = Promise.resolve()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const id = url.split('/').at(-1)
    if (method === deleteOdds.method) {
      options = options.filter(({ _id }) => _id !== id)
      return Response.json({ message: 'Deleted' })
    }
    if (method !== updateOdds.method) return Response.json({ odds: options })
    const { threshold, oddsValue } = JSON.parse(String(body))
    const old = options.find(({ _id }) => _id === id)
    if (!old) return Response.json({ error: 'It is offered no more.', code: 'option-retired' }, { status: 409 })
    // A changed threshold creates a new option, as on the server. The list is sorted by threshold.
    const now = { ...old, odds: oddsValue ?? old.odds }
    const saved = threshold === undefined ? now : { ...option(`new${++made}`, threshold), odds: now.odds }
    options = [...options.filter((one) => one !== old), saved].sort((a, b) => a.threshold - b.threshold)
    await mayAnswer
    return Response.json({ odds: saved })
  })
})

function Edited() {
  const { data } = useQuery(queryOf(adminListMatchOdds, { params: { matchId } }))
  const eventType = { name: 'Corner', displayName: 'Corner' }
  return data ? <OddsEditor match={match} eventType={eventType} odds={data.odds} /> : null
}

function opens() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Edited />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('the odds editor keeps and saves a price that is being typed while a saved threshold moves its row [PR322]', async () => {
  let answer = () => {}
  mayAnswer = new Promise((resolve) => (answer = resolve))
  const user = opens()
  const threshold = await screen.findByLabelText('Threshold of over 0.5 Corner')
  await user.clear(threshold)
  await user.type(threshold, '2.5')
  await user.tab()
  const price = screen.getByLabelText('Odds of over 0.5 Corner')
  await user.clear(price)
  await user.type(price, '3')
  answer()
  // The response to the new threshold arrives while the price is being typed.
  await screen.findByLabelText('Threshold of over 2.5 Corner')
  expect(document.activeElement).toHaveValue('3')
  await user.keyboard('.5')
  await user.tab()
  await waitFor(() =>
    expect(options).toMatchObject([
      { _id: 'b', odds: 2 },
      { threshold: 2.5, odds: 3.5 },
    ]),
  )
})

it('the odds editor says that a threshold between two steps is not saved, and sends no request [PR719]', async () => {
  const user = opens()
  await user.type(await screen.findByLabelText('Threshold of over 0.5 Corner'), '{Backspace}7')
  await user.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('A threshold is a multiple of 0.5 from 0 to 1000.')
  expect(screen.getByLabelText('Threshold of over 0.5 Corner')).toHaveValue('0.7')
  await user.type(screen.getByLabelText('Threshold of over 0.5 Corner'), '{Backspace}{Backspace}{Backspace}3')
  await user.tab()
  await waitFor(() => expect(options).toMatchObject([{ _id: 'b' }, { threshold: 3 }]))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

it('the odds editor suspends two options that are pressed in quick succession, and sends one request for a double press on an option', async () => {
  const suspended: string[] = []
  let answer = () => {}
  const mayAnswerNow = new Promise<void>((resolve) => (answer = resolve))
  const fetchOdds = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.includes('suspend')) return fetchOdds(url, init)
    suspended.push(JSON.parse(String(init.body)).oddsId)
    await mayAnswerNow
    return Response.json({ match })
  })
  const user = opens()
  await user.dblClick(await screen.findByRole('button', { name: 'Suspend over 0.5 Corner' }))
  await user.click(screen.getByRole('button', { name: 'Suspend over 1.5 Corner' }))
  answer()
  await waitFor(() => expect(suspended).toEqual(['a', 'b']))
})

it('the odds editor saves a price that was entered while a new threshold was still being saved to the option with the new threshold', async () => {
  let answer = () => {}
  mayAnswer = new Promise((resolve) => (answer = resolve))
  const user = opens()
  await user.type(await screen.findByLabelText('Threshold of over 0.5 Corner'), '{Backspace}{Backspace}{Backspace}2.5')
  await user.tab()
  await user.type(screen.getByLabelText('Odds of over 0.5 Corner'), '{Backspace}4')
  await user.tab()
  answer()
  await waitFor(() =>
    expect(options).toMatchObject([
      { _id: 'b', odds: 2 },
      { threshold: 2.5, odds: 4 },
    ]),
  )
  expect(screen.queryByText(/Failed to save odds/)).toBeNull()
})

it('the odds editor asks for confirmation before it deletes an option', async () => {
  const user = opens()
  await user.click(await screen.findByRole('button', { name: 'Delete over 0.5 Corner' }))
  expect(screen.getByRole('alertdialog', { name: 'Are You Sure?' })).toHaveAccessibleDescription(
    'This action cannot be undone',
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(options).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Delete over 0.5 Corner' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(options).toMatchObject([{ _id: 'b' }])
})

it('the odds editor deletes the option with the new threshold if the threshold was saved while the confirmation was open', async () => {
  let answer = () => {}
  mayAnswer = new Promise((resolve) => (answer = resolve))
  const user = opens()
  await user.type(await screen.findByLabelText('Threshold of over 0.5 Corner'), '{Backspace}{Backspace}{Backspace}2.5')
  await user.click(screen.getByRole('button', { name: 'Delete over 0.5 Corner' }))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  answer()
  await screen.findByLabelText('Threshold of over 2.5 Corner')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(options).toMatchObject([{ _id: 'b' }]))
})
