import { type FeedProvider, FeedProviderId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { openFolds } from '../../ui/layout/open-folds.test-support.ts'
import { ProviderList } from './provider-list.tsx'

const _id = FeedProviderId.parse('01900000-0000-7000-8000-000000000001')
const counts: FeedProvider = {
  ...{ _id, name: 'Counts Ltd', format: 'generic', url: 'https://counts.example/m/{match}', keyHeader: 'x-key' },
  totals: [
    { eventType: 'Corner', side: 'home', path: 'teams[0].corners' },
    { eventType: 'Corner', side: 'away', path: 'teams[1].corners' },
    { eventType: 'Goal', side: 'away', path: 'teams[1].goals' },
  ],
  ...{ fixtures: null, phases: null, halves: 'nothing', matchPath: null, timePath: null },
  ...{ intervalSeconds: 20, delaySeconds: 45, delays: [{ eventType: 'Corner', seconds: 90 }], dailyCalls: 100 },
  ...{ hasKey: true, eventTypes: ['Corner', 'Goal'], isTriedLive: false, callsToday: 7 },
  measured: [],
}
const measured = [
  { eventType: 'Corner', seconds: 38, events: 12 },
  { eventType: 'Goal', seconds: 55, events: 1 },
  { eventType: 'Throw', seconds: 41, events: 10 },
]
let providers: FeedProvider[]
let testReply: object
let refusal: Response | undefined
const sent: { method: string; path: string; body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  providers = [counts]
  testReply = { totals: [], problem: 'key-refused', milliseconds: 12 }
  refusal = undefined
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api', '')
    if (path.endsWith('available')) {
      const builtIn = ['Corner', 'Goal'].map((name) => ({ name, displayName: name }))
      builtIn.push({ name: 'Throw', displayName: 'Throw-in' })
      return Response.json({ eventTypes: { builtIn, configurable: [] } })
    }
    if (method === 'GET') return Response.json({ providers })
    sent.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    if (refusal) return refusal
    if (path.endsWith('/test')) return Response.json(testReply)
    if (method === 'DELETE') providers = []
    return Response.json(method === 'DELETE' ? { message: 'The provider was deleted.' } : { provider: counts })
  })
})

function show() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ProviderList />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('the list of feed providers says that a key is stored, how many calls are used, and that the format was never tried with the real provider [F15] [F17]', async () => {
  show()
  const panel = within(await screen.findByRole('region', { name: 'Counts Ltd' }))
  expect(panel.getByText('The key is stored, and is never shown again')).toBeVisible()
  expect(panel.getByText('7 of 100')).toBeVisible()
  expect(panel.getByText('Usually 45 s, Corner 90 s')).toBeVisible()
  expect(panel.getByText('not tested live')).toBeVisible()
})

it('the list of feed providers says how to measure the delay of a provider, and shows the measured delay of each event type once there is one [F23]', async () => {
  const other = FeedProviderId.parse('01900000-0000-7000-8000-000000000002')
  providers = [counts, { ...counts, _id: other, name: 'Totals Ltd', measured }]
  show()
  const empty = within(await screen.findByRole('region', { name: 'Counts Ltd' }))
  expect(
    empty.getByText(
      'To measure the delay, let a match follow this provider. Then take the match over and record its events by hand.',
    ),
  ).toBeVisible()
  const panel = within(screen.getByRole('region', { name: 'Totals Ltd' }))
  expect(panel.getByText('Measured')).toBeVisible()
  expect(
    await panel.findByText('Corner 38 s (12 events), Goal 55 s (1 event), Throw-in 41 s (10 events)'),
  ).toBeVisible()
})

it('an administrator fills in the measured delays of event types with ten events by one press above the delays, and saves them [F23] [PR738]', async () => {
  providers = [{ ...counts, measured }]
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  expect(dialog.getByText(/^Measured: Corner 38 s \(12 events\)/)).toBeVisible()
  const use = dialog.getByRole('button', { name: 'Use the measured delays' })
  await user.click(use)
  // The new rows follow the button, so that the button and the answer to its press stay in sight.
  const [first] = dialog.getAllByRole('textbox', { name: 'Delay in seconds' })
  expect(use.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    dialog.getAllByRole('textbox', { name: 'Delay in seconds' }).map((field) => (field as HTMLInputElement).value),
  ).toEqual(['38', '41'])
  expect(dialog.getByText('The measured delays are filled in below.')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const delays = [
    { eventType: 'Corner', seconds: 38 },
    { eventType: 'Throw', seconds: 41 },
  ]
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ delays })]))
})

it('the form of a feed provider offers no measured delay while every event type has fewer than ten measured events [F23]', async () => {
  providers = [{ ...counts, measured: [{ eventType: 'Corner', seconds: 38, events: 9 }] }]
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  expect(dialog.getByText('A type needs at least 10 events before you can use its measured delay.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Use the measured delays' })).not.toBeInTheDocument()
})

it('an administrator who changes the name of a feed provider keeps its key, paths and delays [F17]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  expect(dialog.getByText(/A key is stored/)).toBeVisible()
  await user.clear(dialog.getByRole('textbox', { name: /^Name/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Totals Ltd')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const { _id: id, hasKey, eventTypes, halves, isTriedLive, callsToday, measured, ...form } = counts
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'PUT', path: `/admin/feed-provider/${id}`, body: { ...form, name: 'Totals Ltd' } },
    ]),
  )
})

it('a new feed provider needs a name and a key, is tested at once, and shows JSON paths only for the generic format [F17] [PR844]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'New provider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New feed provider' }))
  expect(dialog.queryByText('Paths in the answer')).not.toBeInTheDocument()
  expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveTextContent('API-Football v3')
  for (const folded of [/^Address/, /^Seconds between/, /^Usual delay/])
    expect(dialog.getByLabelText(folded)).not.toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Counts Ltd')
  await user.type(dialog.getByLabelText('Key', { exact: true }), 'a key')
  await user.click(dialog.getByRole('button', { name: 'Create and test' }))
  expect(await screen.findByRole('dialog', { name: 'Test Counts Ltd' })).toBeVisible()
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/admin/feed-provider',
      body: { name: 'Counts Ltd', format: 'api-football', key: 'a key', url: 'https://v3.football.api-sports.io' },
    },
  ])
})

it('a generic feed provider asks for its address, folds its JSON paths, and opens the folds if a folded field is refused [PR844]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'New provider' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New feed provider' }))
  await user.click(dialog.getByRole('combobox', { name: 'Format' }))
  await user.click(await screen.findByRole('option', { name: /^Generic JSON/ }))
  expect(dialog.getByRole('textbox', { name: /^Address/ })).toBeVisible()
  expect(dialog.getByLabelText('Path to the match id')).not.toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Counts Ltd')
  await user.click(dialog.getByRole('button', { name: 'Create and test' }))
  expect(await dialog.findByText('Please enter an address that begins with https://')).toBeVisible()
  expect(dialog.getByLabelText('Path to the match id')).toBeVisible()
  expect(sent).toEqual([])
})

it('the form of a feed provider says that a change of the host requires the key again [F17]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  const address = dialog.getByRole('textbox', { name: /^Address/ })
  await user.clear(address)
  await user.type(address, 'https://other.example/m/')
  expect(dialog.getByText('You have entered an address on another host. Enter the key again.')).toBeVisible()
})

it('the form of a feed provider removes one row of totals and keeps the paths of the other rows', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  await user.click(dialog.getByRole('button', { name: 'Remove event total 1' }))
  expect(dialog.getByRole('textbox', { name: 'Path to the away total' })).toHaveValue('teams[1].goals')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const kept = [{ eventType: 'Goal', side: 'away', path: 'teams[1].goals' }]
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ totals: kept })]))
})

it('the form of a generic feed provider saves the address of a list of matches only with all paths of that list [F20]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  const fill = (name: string, text: string) => user.type(dialog.getByRole('textbox', { name }), text)
  await fill('Match list address', 'https://counts.example/list')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Please enter the paths to the match id, both teams and the kick-off')).toBeVisible()
  await fill('Path from a match to its id', 'id')
  await fill('Path from a match to the home team', 'home')
  await fill('Path from a match to the away team', 'away')
  await fill('Path from a match to the kick-off', 'at')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const fixtures = {
    ...{ url: 'https://counts.example/list', list: '', match: 'id', homeTeam: 'home', awayTeam: 'away', kickOff: 'at' },
    matchKickOff: null,
  }
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ fixtures })]))
})

it('the form of a generic feed provider saves where it states the phase of a match, with several values of a phase, only if every phase has a value of its own [F24]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Counts Ltd' }))
  const dialog = within(await screen.findByRole('dialog'))
  openFolds()
  const fill = (name: RegExp, text: string) => user.type(dialog.getByRole('textbox', { name }), text)
  const saves = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  await fill(/^Path to the phase/, 'status.code')
  await fill(/^Values in half 1/, '1H, LIVE1')
  await saves()
  expect(await dialog.findByText('Please enter the values of both halves, the interval and the end')).toBeVisible()
  await fill(/^Values in the interval/, 'HT')
  await fill(/^Values in half 2/, '1H')
  await fill(/^Values after the match/, 'FT,')
  await saves()
  expect(await dialog.findByText('Please enter each value of the phase only once')).toBeVisible()
  await user.clear(dialog.getByRole('textbox', { name: /^Values in half 2/ }))
  await fill(/^Values in half 2/, '2H')
  await saves()
  const phases = { path: 'status.code', half1: ['1H', 'LIVE1'], interval: ['HT'], half2: ['2H'], over: ['FT'] }
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ phases })]))
})

it('the test of a feed provider shows why its response could not be used, and the totals if it could', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Test Counts Ltd' }))
  await user.type(await screen.findByRole('textbox', { name: /^Id of a match/ }), '42')
  await user.click(screen.getByRole('button', { name: 'Send one request' }))
  expect(await screen.findByText('The provider refused the key. Check the key.')).toBeVisible()
  const totals = [{ eventType: 'Corner', side: 'home', total: 3 }]
  testReply = { totals, problem: null, milliseconds: 80 }
  await user.click(screen.getByRole('button', { name: 'Send one request' }))
  expect(await screen.findByRole('row', { name: 'Corner 3 –' })).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ match: '42' }, { match: '42' }])
})

it('an administrator deletes a feed provider after a confirmation, which stays open if a match still follows the provider', async () => {
  const user = show()
  refusal = Response.json({ code: 'provider-in-use', error: 'A match follows this provider.' }, { status: 409 })
  await user.click(await screen.findByRole('button', { name: 'Delete Counts Ltd' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText('A match follows this provider.')).toBeVisible()
  refusal = undefined
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No provider yet')).toBeVisible()
})
