import { MATCH_FILE_BYTES, type MatchFeed, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { storeToken } from '../../api/token.ts'
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

beforeEach(() => {
  asked.length = 0
  feed = null
  refusal = undefined
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api', '')
    if (init.body) asked.push({ path, body: JSON.parse(String(init.body)) })
    if (path.endsWith('/feed')) return Response.json({ feed })
    if (refusal !== undefined) return Response.json({ code: 'invalid-request', error: refusal }, { status: 400 })
    if (path.endsWith('follow-feed')) {
      const { source = 'push' } = JSON.parse(String(init.body)) as { source?: MatchFeed['source'] }
      feed = aFeed({ source, ...(source !== 'push' && { address: null }) })
      return Response.json({ feed, secret: source === 'push' ? 'between us' : null })
    }
    if (path.endsWith('unfollow-feed')) {
      feed = null
      return Response.json({ message: 'The match follows no feed.' })
    }
    feed = aFeed({ state: path.endsWith('take-over-feed') ? 'held' : 'following' })
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

it('the feed panel attaches an external feed to a match, and shows the secret once', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'From outside' }))
  expect(await screen.findByText('between us')).toBeInTheDocument()
  expect(screen.getByText('https://bettle.example/api/feed/1/events')).toBeInTheDocument()
  expect(screen.getByText(/It has not sent anything yet/)).toBeInTheDocument()
  expect(asked).toEqual([{ path: '/admin/game/follow-feed', body: { matchId, source: 'push' } }])
})

it('the feed panel takes over from a feed and hands back to it with one press each', async () => {
  feed = aFeed({ heardAt: '2026-06-14T18:00:00.000Z' })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Take over' }))
  expect(await screen.findByText(/You have taken over/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Hand back' }))
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeInTheDocument()
  expect(asked.map(({ path }) => path)).toEqual(['/admin/game/take-over-feed', '/admin/game/hand-back-feed'])
})

it('the feed panel detaches a feed after a confirmation, and can then attach another', async () => {
  feed = aFeed({ source: 'simulator', address: null })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'No feed' }))
  expect(asked).toEqual([])
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No feed' }))
  expect(await screen.findByRole('button', { name: 'From outside' })).toBeInTheDocument()
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

it('the feed panel uploads a match file to the server, also one that begins with a byte order mark [F9]', async () => {
  const user = show()
  const field = await screen.findByLabelText('Match on file')
  await user.upload(field, new File(['\uFEFF{"halves":[]}'], 'match.json', { type: 'application/json' }))
  await waitFor(() =>
    expect(asked).toEqual([
      { path: '/admin/game/follow-feed', body: { matchId, source: 'file', file: { halves: [] } } },
    ]),
  )
  expect(await screen.findByText(/A match on file is played/)).toBeInTheDocument()
})

it('the feed panel shows beside the button why the server refuses a file, and which formats it accepts [F9]', async () => {
  refusal = 'The file is not a match Bettle can play: it holds Stats Perform events (Opta F24). Taken are others.'
  const user = show()
  const field = await screen.findByLabelText('Match on file')
  await user.upload(field, new File(['<Games></Games>'], 'f24.json', { type: 'application/json' }))
  expect(await screen.findByText(refusal)).toBeInTheDocument()
  expect(asked).toEqual([
    { path: '/admin/game/follow-feed', body: { matchId, source: 'file', file: '<Games></Games>' } },
  ])
})

it.each([
  ['a gzip archive', [0x1f, 0x8b, 8, 0], 'Unpack it, and choose the file in it.'],
  ['a ZIP archive', [0x50, 0x4b, 3, 4, 0], 'Unpack it, and choose the file in it.'],
  ['not a text', [0x89, 0x50, 0x4e, 0x47, 0, 0], 'Taken are JSON, XML and other texts.'],
  ['empty', [], 'Choose the file that holds the match.'],
])('the feed panel says that a chosen file is %s, and sends nothing [F9]', async (kind, bytes, advice) => {
  const user = show()
  await screen.findByRole('button', { name: 'From a file…' })
  await user.upload(screen.getByLabelText('Match on file'), new File([Uint8Array.from(bytes)], 'match.json'))
  expect(await screen.findByText(`match.json is ${kind}. ${advice}`)).toBeInTheDocument()
  expect(asked).toEqual([])
})

it('the feed panel keeps the message that a chosen file is too large until another file is chosen [F9]', async () => {
  const user = show()
  await screen.findByRole('button', { name: 'From a file…' })
  const input = screen.getByLabelText('Match on file')
  await user.upload(input, new File([new Uint8Array(MATCH_FILE_BYTES + 1)], 'match.json'))
  expect(await screen.findByText('match.json is too large: a match on file has at most 8 MB.')).toBeInTheDocument()
  await user.upload(input, new File(['{}'], 'match.json'))
  await waitFor(() => expect(screen.queryByText(/too large/)).not.toBeInTheDocument())
})

it.each([
  ['utf-16le', (text: string) => [0xff, 0xfe, ...Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0])]],
  ['utf-16be', (text: string) => [0xfe, 0xff, ...Array.from(text).flatMap((letter) => [0, letter.charCodeAt(0)])]],
])('the feed panel uploads a match file that is written in %s [F9]', async (_encoding, encoded) => {
  const user = show()
  await screen.findByRole('button', { name: 'From a file…' })
  const bytes = Uint8Array.from(encoded('{"homeTeam":"Ana"}'))
  await user.upload(screen.getByLabelText('Match on file'), new File([bytes], 'match.json'))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ file: { homeTeam: 'Ana' } }))
})
