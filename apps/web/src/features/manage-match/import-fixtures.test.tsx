import { FIXTURE_FILE_BYTES } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { storeToken } from '../../api/token.ts'
import { ImportFixtures } from './import-fixtures.tsx'

const CSV = 'Home Team,Away Team\r\nKöln,Fürth\r\n'
const NOTHING = { fixtures: [], faults: [], columns: [], questions: [], dateOrder: null, timeZone: null }

/** Opens the dialog with a server that gives these replies in order. Returns the request bodies. */
function opens(...replies: object[]) {
  const bodies: Record<string, unknown>[] = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json(replies[Math.min(bodies.length, replies.length) - 1])
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ImportFixtures onClose={() => {}} />
    </QueryClientProvider>,
  )
  return bodies
}

const choose = (bytes: BlobPart) =>
  userEvent
    .setup()
    .upload(screen.getByLabelText('Choose a file'), new File([bytes], 'fixtures.csv', { type: 'text/csv' }))

const utf16 = Uint8Array.from(
  Array.from(`\uFEFF${CSV}`).flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8]),
)

it.each([
  ['UTF-8', new TextEncoder().encode(CSV)],
  ['UTF-16', utf16],
  ['Windows', Uint8Array.from(CSV, (letter) => letter.charCodeAt(0))],
])(
  'the import of fixtures uploads the unchanged bytes of a file with the browser’s time zone: %s [D6]',
  async (_encoding, bytes) => {
    const bodies = opens(NOTHING)
    await choose(bytes)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    await waitFor(() => expect(bodies).toMatchObject([{ file: btoa(String.fromCharCode(...bytes)), timeZone }]))
  },
)

it('the import of fixtures shows kick-offs with their zone and unused columns, and creates nothing before all questions are answered [D6]', async () => {
  const fixture = { line: 2, homeTeam: 'Ana', awayTeam: 'Ben', tempo: 1, isThere: false }
  const column = { column: 4, name: 'Location', holds: 'nothing', example: 'The Den' }
  const bodies = opens(
    {
      ...NOTHING,
      fixtures: [{ ...fixture, startTime: null, isUnclear: true }],
      columns: [column],
      questions: [{ code: 'fixture-date-order', message: 'The dates fit two orders.' }],
      timeZone: 'UTC',
    },
    {
      ...NOTHING,
      fixtures: [{ ...fixture, startTime: '2026-04-03T19:45:00.000Z' }],
      columns: [column],
      dateOrder: 'day-first',
      timeZone: 'UTC',
    },
  )
  await choose(CSV)
  expect(await screen.findByText('The dates fit two orders.')).toBeInTheDocument()
  expect(screen.getByText(/Not used: Location/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make 1 match' })).toBeDisabled()
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Dates in numbers'))
  await user.click(await screen.findByRole('option', { name: /Day first/ }))
  await waitFor(() => expect(bodies[1]).toMatchObject({ dateOrder: 'day-first' }))
  const table = await screen.findByRole('table', { name: 'What the file holds' })
  expect(within(table).getAllByText(/^Fri 3 April 2026, \d\d:45 \S+$/)).not.toEqual([])
  expect(screen.getByRole('button', { name: 'Make 1 match' })).toBeEnabled()
})

it('the import of fixtures asks whether an existing match has moved, and sends the answer with its line and match [D7]', async () => {
  const similar = {
    matchId: 'm1',
    homeTeam: 'Ana',
    awayTeam: 'Ben',
    startTime: '2026-04-03T19:45:00.000Z',
    canMove: true,
  }
  const fixture = {
    line: 2,
    homeTeam: 'ANA',
    awayTeam: 'Ben',
    startTime: '2026-04-10T19:45:00.000Z',
    tempo: 1,
    isThere: false,
    similar,
  }
  const bodies = opens(
    {
      ...NOTHING,
      fixtures: [fixture],
      questions: [{ code: 'fixture-similar', message: 'A fixture looks like a match that is there already.' }],
    },
    { ...NOTHING, fixtures: [fixture] },
  )
  await choose(CSV)
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/^Line 2: ANA v Ben/))
  await user.click(await screen.findByRole('option', { name: /moved/ }))
  await waitFor(() => expect(bodies[1]).toMatchObject({ similar: [{ line: 2, matchId: 'm1', is: 'moved' }] }))
  expect(await screen.findByRole('button', { name: 'Move 1 match' })).toBeEnabled()
})

it('the import of fixtures asks whether lines with the same teams are different matches, and sends the answer [D7]', async () => {
  const fixture = { homeTeam: 'Ana', awayTeam: 'Ben', tempo: 1, isThere: false, startTime: '2026-04-03T19:45:00.000Z' }
  const fixtures = [
    { ...fixture, line: 2 },
    { ...fixture, line: 3, startTime: '2026-04-03T20:00:00.000Z', alikeLine: 2 },
  ]
  const bodies = opens(
    {
      ...NOTHING,
      fixtures,
      questions: [{ code: 'fixture-lines-alike', message: 'Lines 2 and 3 name the same teams.' }],
    },
    { ...NOTHING, fixtures },
  )
  await choose(CSV)
  expect(await screen.findByText('Lines 2 and 3 name the same teams.')).toBeInTheDocument()
  expect(screen.getByText('like line 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make 2 matches' })).toBeDisabled()
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Lines of the same two teams'))
  await user.click(await screen.findByRole('option', { name: /different matches/ }))
  await waitFor(() => expect(bodies[1]).toMatchObject({ linesAlike: 'different' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make 2 matches' })).toBeEnabled())
})

it('the import of fixtures says that an existing match keeps its home and away teams if the file swaps them [D7]', async () => {
  const similar = { matchId: 'm1', homeTeam: 'Ben', awayTeam: 'Ana', startTime: null, canMove: true, isSwapped: true }
  const fixture = { line: 2, homeTeam: 'Ana', awayTeam: 'Ben', tempo: 1, isThere: false, similar }
  opens({ ...NOTHING, fixtures: [{ ...fixture, startTime: '2026-04-10T19:45:00.000Z' }] })
  await choose(CSV)
  await userEvent.setup().click(await screen.findByLabelText(/^Line 2: Ana v Ben/))
  expect(await screen.findByRole('option', { name: /home and away stay as they are/ })).toBeInTheDocument()
})

it('the import of fixtures rejects a file that is too large before it reads or sends it [D6]', async () => {
  const bodies = opens(NOTHING)
  await choose(new Uint8Array(FIXTURE_FILE_BYTES + 1))
  expect(await screen.findByText('fixtures.csv is too large: a file of fixtures has at most 3 MB.')).toBeInTheDocument()
  expect(bodies).toEqual([])
  await choose(CSV)
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(screen.queryByText(/too large/)).not.toBeInTheDocument()
})
