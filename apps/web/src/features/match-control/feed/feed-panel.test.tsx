import { FeedProviderId, MATCH_FILE_BYTES, type MatchFeed, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { timeOfDay } from '../../../text/date-text.ts'
import { FeedPanel } from './feed-panel.tsx'

const matchId = MatchId.parse('01900000-0000-7000-8000-000000000001')
const asked: { path: string; body: unknown }[] = []
let feed: MatchFeed | null
let refusal: string | undefined

const aFeed = (given: Partial<MatchFeed> = {}): MatchFeed => ({
  source: 'push',
  state: 'following',
  address: 'https://bettle.example/api/feed/1/events',
  secretNumber: 1,
  heardAt: null,
  ...given,
})

const idOf = (number: number) => FeedProviderId.parse(`01900000-0000-7000-8000-00000000000${number}`)
const aProvider = (number: number, name: string) => ({
  ...{ _id: idOf(number), name, format: 'openligadb', url: 'https://api.openligadb.de', keyHeader: null, totals: [] },
  ...{ intervalSeconds: 20, delaySeconds: 45, delays: [], dailyCalls: null, hasKey: false, eventTypes: ['Goal'] },
  ...{ isTriedLive: false, callsToday: 0, measured: [], halves: 'ends-match' },
})
const providers = [aProvider(2, 'Counts Ltd'), aProvider(3, 'Totals Ltd')]
const AT = '2026-06-14T18:00:00.000Z'
const provider: NonNullable<MatchFeed['provider']> = {
  ...{ providerId: idOf(2), name: 'Counts Ltd', match: '77', answeredAt: AT, silentSince: null, problem: null },
  ...{ halves: 'nothing', awaitsSince: null },
  counts: [
    { eventType: 'Goal', side: 'home', total: 2, isProvisional: true, recorded: 1 },
    { eventType: 'Goal', side: 'away', total: 1, isProvisional: false, recorded: 1 },
  ],
  checkedBy: { providerId: idOf(3), name: 'Totals Ltd', match: '88', answeredAt: AT, problem: null },
  disagreements: [{ eventType: 'Goal', side: 'away', total: 1, other: 3, since: AT }],
}

beforeEach(() => {
  asked.length = 0
  feed = null
  refusal = undefined
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api', '')
    if (path === '/admin/feed-provider') return Response.json({ providers })
    if (init.body) asked.push({ path, body: JSON.parse(String(init.body)) })
    if (path.endsWith('/feed')) return Response.json({ feed })
    if (refusal !== undefined) return Response.json({ code: 'invalid-request', error: refusal }, { status: 400 })
    if (path.endsWith('follow-feed')) {
      const { source = 'push' } = JSON.parse(String(init.body)) as { source?: MatchFeed['source'] }
      feed = aFeed({ source, ...(source !== 'push' && { address: null }) })
      const replied = feed
      if (source === 'provider') feed = { ...feed, provider }
      return Response.json({ feed: replied, secret: source === 'push' ? 'between us' : null })
    }
    if (path.endsWith('unfollow-feed')) {
      feed = null
      return Response.json({ message: 'The feed of this match is stopped.' })
    }
    feed = { ...(feed ?? aFeed()), state: path.endsWith('take-over-feed') ? 'held' : 'following' }
    return Response.json({ feed, message: 'Done.' })
  })
})

function show() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <FeedPanel matchId={matchId} disabled={false} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('the feed panel attaches an external feed to a match, and shows the secret and the address of the feed', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'External feed' }))
  expect(await screen.findByText('between us')).toBeInTheDocument()
  expect(screen.getByText('https://bettle.example/api/feed/1/events')).toBeInTheDocument()
  expect(screen.getByText(/The feed has not sent anything yet/)).toBeInTheDocument()
  expect(asked).toEqual([{ path: '/admin/game/follow-feed', body: { matchId, source: 'push' } }])
})

it('the feed panel lets the operator take over from a feed and hand back to it with one press each', async () => {
  feed = aFeed({ heardAt: '2026-06-14T18:00:00.000Z' })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Take over' }))
  expect(await screen.findByText(/An operator has taken over/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Hand the match back to the feed' }))
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument()
  expect(asked.map(({ path }) => path)).toEqual(['/admin/game/take-over-feed', '/admin/game/hand-back-feed'])
})

it('the feed panel lets a match follow a provider of counts, and lets a second provider check the counts [F12] [F16]', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Provider of counts…' }))
  await user.click(await screen.findByRole('combobox', { name: /^Provider/ }))
  await user.click(await screen.findByRole('option', { name: /^Counts Ltd/ }))
  expect(screen.getByText(/If you follow this provider, the match offers bets only on Goal/)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Checked by' }))
  expect(screen.queryByRole('option', { name: /^Counts Ltd/ })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: /^Totals Ltd/ }))
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  expect(asked).toEqual([])
  expect(screen.getAllByText('Please enter the id of the match')).toHaveLength(2)
  await user.type(screen.getByRole('textbox', { name: /^Id of the match at the provider/ }), '77')
  await user.type(screen.getByRole('textbox', { name: /at Totals Ltd/ }), '88')
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByText(/A provider counts the events/)).toBeVisible()
  const followed = { providerId: idOf(2), match: '77', check: { providerId: idOf(3), match: '88' } }
  expect(asked).toEqual([
    { path: '/admin/game/follow-feed', body: { matchId, source: 'provider', provider: followed } },
  ])
  expect(await screen.findByRole('table', { name: 'Event counts of the provider' })).toBeVisible()
})

it('the feed panel shows which provider counts, with what delay, which counts are provisional or differ, and on which both providers disagree [F12] [F16]', async () => {
  feed = aFeed({ source: 'provider', address: null, provider })
  show()
  expect(await screen.findByText(/Usually 45 s late/)).toHaveTextContent('Counts Ltd, match 77.')
  expect(screen.getByRole('row', { name: 'Goal 1 recorded in the match provisional 2 1' })).toBeVisible()
  expect(screen.getByText('Totals Ltd').closest('p')).toHaveTextContent('Checked by Totals Ltd, match 88.')
  expect(screen.getByText(/Goal away: 1 and 3/)).toBeVisible()
  expect(screen.queryByText(/No bet is accepted/)).not.toBeInTheDocument()
})

it.each([
  ['starts-and-ends', 'The provider also starts and ends the halves, from the planned kick-off on.'],
  ['ends-match', 'You start and end the halves. The provider ends only the last half.'],
  ['nothing', 'You start and end the halves.'],
] as const)(
  'the feed panel says who starts and ends the halves if the provider states %s [F24]',
  async (halves, text) => {
    feed = aFeed({ source: 'provider', address: null, provider: { ...provider, halves } })
    show()
    expect(await screen.findByText(/A provider counts the events/)).toHaveTextContent(text)
    expect(screen.queryByText(/Betting stopped at/)).not.toBeInTheDocument()
  },
)

it('the feed panel says that betting has stopped because the provider may start the half at any moment [F24]', async () => {
  feed = aFeed({
    source: 'provider',
    address: null,
    provider: { ...provider, halves: 'starts-and-ends', awaitsSince: AT },
  })
  show()
  expect(await screen.findByText(/Betting stopped at .* may start the half at any moment/)).toBeVisible()
})

it('the feed panel says that a provider without messages stops betting and why, until the operator takes over; then the panel says that the delay is measured [F7] [F14] [F23]', async () => {
  feed = aFeed({
    source: 'provider',
    address: null,
    // The silence is noticed three minutes after the last answer.
    provider: { ...provider, silentSince: '2026-06-14T18:03:00.000Z', problem: 'unreachable' },
  })
  const user = show()
  const silence = await screen.findByText(/No bet is accepted until new counts arrive/)
  expect(silence).toHaveTextContent(`The provider has sent no new counts since ${timeOfDay(Date.parse(AT))}.`)
  expect(screen.getByText('The provider did not answer.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take over' }))
  expect(await screen.findByRole('button', { name: 'Hand the match back to the feed' })).toBeVisible()
  expect(screen.getByText(/Bettle measures how late the provider counts your events/)).toBeVisible()
  expect(screen.queryByText(/No bet is accepted/)).not.toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Event counts of the provider' })).toBeVisible()
})

it('the feed panel detaches a feed after a confirmation, and then offers to attach another feed', async () => {
  feed = aFeed({ source: 'simulator', address: null })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Stop the feed' }))
  expect(asked).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop the feed' }))
  expect(await screen.findByRole('button', { name: 'External feed' })).toBeInTheDocument()
  expect(asked).toEqual([{ path: '/admin/game/unfollow-feed', body: { matchId } }])
})

it('the feed panel asks for confirmation before it issues a new secret', async () => {
  feed = aFeed()
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'New secret' }))
  expect(asked).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'New secret', hidden: false }))
  expect(await screen.findByText('between us')).toBeInTheDocument()
})

it('the feed panel uploads a match file that begins with a byte order mark, and says that a recorded match is playing [F9]', async () => {
  const user = show()
  const field = await screen.findByLabelText('Match file')
  await user.upload(field, new File(['\uFEFF{"halves":[]}'], 'match.json', { type: 'application/json' }))
  await waitFor(() =>
    expect(asked).toEqual([
      { path: '/admin/game/follow-feed', body: { matchId, source: 'file', file: { halves: [] } } },
    ]),
  )
  expect(await screen.findByText(/A recorded match is playing/)).toBeInTheDocument()
})

it('the feed panel shows beside the button why the server refuses a file, and which formats it accepts [F9]', async () => {
  refusal = 'The file is not a match Bettle can play: it holds Stats Perform events (Opta F24). Taken are others.'
  const user = show()
  const field = await screen.findByLabelText('Match file')
  await user.upload(field, new File(['<Games></Games>'], 'f24.json', { type: 'application/json' }))
  expect(await screen.findByText(refusal)).toBeInTheDocument()
  expect(asked).toEqual([
    { path: '/admin/game/follow-feed', body: { matchId, source: 'file', file: '<Games></Games>' } },
  ])
})

it.each([
  ['a gzip archive', [0x1f, 0x8b, 8, 0], 'Unpack the archive, and choose the file inside.'],
  ['a ZIP archive', [0x50, 0x4b, 3, 4, 0], 'Unpack the archive, and choose the file inside.'],
  ['not a text file', [0x89, 0x50, 0x4e, 0x47, 0, 0], 'Choose a JSON, XML or other text file.'],
  ['empty', [], 'Choose the file that contains the match.'],
])('the feed panel says that a chosen file is %s, and sends nothing [F9]', async (kind, bytes, advice) => {
  const user = show()
  await screen.findByRole('button', { name: 'From a file…' })
  await user.upload(screen.getByLabelText('Match file'), new File([Uint8Array.from(bytes)], 'match.json'))
  expect(await screen.findByText(`match.json is ${kind}. ${advice}`)).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('the feed panel keeps the message that a chosen file is too large until another file is chosen [F9]', async () => {
  const user = show()
  await screen.findByRole('button', { name: 'From a file…' })
  const input = screen.getByLabelText('Match file')
  await user.upload(input, new File([new Uint8Array(MATCH_FILE_BYTES + 1)], 'match.json'))
  expect(await screen.findByText('match.json is too large: a match file has at most 8 MB.')).toBeInTheDocument()
  await user.upload(input, new File(['{}'], 'match.json'))
  await waitFor(() => expect(screen.queryByText(/too large/)).not.toBeInTheDocument())
})

it.each([
  ['utf-16le', (text: string) => [0xff, 0xfe, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0])]],
  ['utf-16be', (text: string) => [0xfe, 0xff, ...Array.from(text).flatMap((letter) => [0, letter.charCodeAt(0)])]],
])('the feed panel uploads a match file that is encoded in %s [F9]', async (_encoding, encoded) => {
  const user = show()
  await screen.findByRole('button', { name: 'From a file…' })
  const bytes = Uint8Array.from(encoded('{"homeTeam":"Ana"}'))
  await user.upload(screen.getByLabelText('Match file'), new File([bytes], 'match.json'))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ file: { homeTeam: 'Ana' } }))
})
