import { type AdminUser, adminListUsers } from '@bettle/contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import type { BulkDeletion } from './bulk-delete.tsx'
import { exportRecords } from './export-records.ts'
import { RecordList } from './record-list.tsx'
import type { RecordsSearch } from './records-search.ts'

type Row = Pick<AdminUser, '_id' | 'name'>

let asked: URLSearchParams[]
let answer: (query: URLSearchParams) => Response
let removed: BulkDeletion[]
let removing: () => Promise<unknown>

const users = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `u${index}` as Row['_id'], name: `Ana ${index + 1}` }))

function pageIn(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
  return rows.slice((page - 1) * size, page * size)
}

function pageOf(rows: readonly Row[]) {
  return (query: URLSearchParams) => Response.json({ users: pageIn(rows, query), total: rows.length })
}

beforeEach(() => {
  asked = []
  removed = []
  removing = async () => ({})
  answer = pageOf(users(24))
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://bettle.example').searchParams
    asked.push(query)
    return answer(query)
  })
})

function Listed({ initial = {} }: { initial?: RecordsSearch }) {
  const [search, setSearch] = useState(initial)
  return (
    <RecordList
      title="Users"
      many="users"
      route={adminListUsers}
      rowsOf={({ users }) => users as Row[]}
      columns={[
        {
          id: 'name',
          header: 'Name',
          sortable: true,
          rowHeader: true,
          file: ({ name }) => name,
          cell: ({ name }) => name,
        },
        { id: 'seen', header: 'Not in the file', cell: () => 'x' },
      ]}
      search={search}
      onSearch={setSearch}
      searchHint="Name"
      empty={<p>Add the first one</p>}
      bulk={{
        one: 'user',
        nameOf: ({ name }) => name,
        remove: (request) => {
          removed.push(request)
          return removing()
        },
      }}
    />
  )
}

let queryClient: QueryClient

async function aList(initial?: RecordsSearch) {
  const user = userEvent.setup()
  queryClient = makeQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Listed {...(initial && { initial })} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.queryByRole('table')?.getAttribute('aria-busy') ?? 'false').toBe('false'))
  return user
}

/** Refetches the list as after a push, when another user has added a record. */
const refetch = async () => {
  await queryClient.invalidateQueries()
  await screen.findByText(/of 25/)
}
const lastAsked = () => Object.fromEntries(asked.at(-1) ?? [])
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

it('a record list shows its first ten rows and the total, and ‘Next page’ shows the rows after them', async () => {
  const user = await aList()
  expect(lastAsked()).toEqual({ page: '1', pageSize: '10' })
  expect(names()).toHaveLength(10)
  expect(screen.getByText('1–10 of 24')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(names()[0]).toBe('Ana 11'))
})

it('a press on a column header of a record list asks the server to sort ascending, a second press descending; the header shows the order [PR287]', async () => {
  const user = await aList()
  const header = () => screen.getByRole('columnheader', { name: 'Name' })
  expect(header()).toHaveAttribute('aria-sort', 'none')
  expect(screen.getByRole('columnheader', { name: 'Not in the file' })).not.toHaveAttribute('aria-sort')
  await user.click(within(header()).getByRole('button'))
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'name', page: '1' }))
  expect(header()).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(header()).getByRole('button'))
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: '-name' }))
  expect(header()).toHaveAttribute('aria-sort', 'descending')
})

it('a record list searches half a second after the last key, and says if nothing is found [PR287]', async () => {
  const user = await aList({ page: 2 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer = pageOf([])
  const before = asked.length
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search users' }), { target: { value: 'Zoe' } })
  vi.advanceTimersByTime(499)
  expect(asked).toHaveLength(before)
  vi.advanceTimersByTime(1)
  await waitFor(() => expect(lastAsked()).toEqual({ page: '1', pageSize: '10', q: 'Zoe' }))
  expect(await screen.findByText('Nothing found')).toBeVisible()
  vi.useRealTimers()
  answer = pageOf(users(3))
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

it('a record list shows a skeleton while its first page loads [PR288]', async () => {
  let arrive: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Listed />
    </QueryClientProvider>,
  )
  const table = await screen.findByRole('table')
  expect(table).toHaveAttribute('aria-busy', 'true')
  expect(table.querySelectorAll('.animate-shimmer')).not.toHaveLength(0)
  expect(screen.queryByText('Add the first one')).toBeNull()
  arrive(pageOf(users(3))(new URLSearchParams({ page: '1', pageSize: '10' })))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(document.querySelector('.animate-shimmer')).toBeNull()
})

it('an empty record list says what to do, and its export is disabled [PR288]', async () => {
  answer = pageOf([])
  await aList()
  expect(await screen.findByText('Add the first one')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
})

it('a record list keeps its rows if the next page cannot be fetched, shows the error, and fetches the page on a retry [PR288]', async () => {
  const user = await aList()
  answer = () => Response.json({ error: 'The server is tired', code: 'unavailable' }, { status: 418 })
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('The server is tired')).toBeVisible()
  expect(names()[0]).toBe('Ana 1')
  answer = pageOf(users(24))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()[0]).toBe('Ana 11'))
})

it('an export of a record list fetches all its rows with its search and sort order, and puts an apostrophe before a formula [D3] [PR289]', async () => {
  const all = [{ _id: 'f' as Row['_id'], name: '=cmd|calc' }, ...users(600)]
  answer = pageOf(all)
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const user = await aList({ sort: '-name', q: 'a' })
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(lastAsked()).toEqual({ q: 'a', sort: '-name', page: '2', pageSize: '500' })
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.slice(0, 40)).toBe("\uFEFFName\r\n'=cmd|calc\r\nAna 1\r\nAna 2\r\nAna 3\r\n".slice(0, 40))
  expect(text.split('\r\n')).toHaveLength(all.length + 2)
})

it('a record list whose only exported column is a time offers the export too [D3] [PR289]', async () => {
  const columns = [{ id: 'at', header: 'At', fileTime: () => '2026-11-20T19:45:00.000Z', cell: () => 'x' }]
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RecordList
        {...{
          title: 'Users',
          many: 'users',
          route: adminListUsers,
          columns,
          search: {},
          onSearch: () => {},
          empty: null,
        }}
        rowsOf={({ users: rows }) => rows}
      />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible()
})

it('an export of a record list waits as long as a rate limit says, and then says how many rows a deletion kept out of the file [D3]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await aList()
  let isTooOften = true
  const all = users(600)
  answer = (query) => {
    if (isTooOften) {
      isTooOften = false
      return Response.json(
        { error: 'Too many', code: 'rate-limited' },
        { status: 429, headers: { 'retry-after': '7' } },
      )
    }
    // The first row is deleted while the list is being read, so the next page skips a row.
    const rows = query.get('page') === '1' ? all : all.slice(1)
    return Response.json({ users: pageIn(rows, query), total: 600 })
  }
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const before = asked.length
  await vi.advanceTimersByTimeAsync(6900)
  expect(asked).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByText(/1 row is not in the file/)).toBeVisible()
  expect(files).toHaveLength(1)
})

it('a record list deletes the selected rows after a question, and disables Delete Selected while no row is selected [PR290]', async () => {
  const user = await aList()
  const button = screen.getByRole('button', { name: 'Delete Selected' })
  expect(button).toBeDisabled()
  expect(screen.getByText('You can delete at most 1,000 at once')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana 2' }))
  await user.click(button)
  const question = screen.getByRole('alertdialog', { name: 'Are You Sure?' })
  expect(within(question).getByText('This action cannot be undone')).toBeVisible()
  expect(within(question).getByText(/^1 user is deleted\./)).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(removed).toEqual([])

  let done = (_: unknown) => {}
  removing = () => new Promise((resolve) => (done = resolve))
  await user.click(button)
  const confirm = screen.getByRole('button', { name: 'Confirm' })
  await user.click(confirm)
  expect(confirm).toHaveAttribute('aria-busy', 'true')
  done({})
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(removed).toEqual([{ ids: ['u1'] }])
  expect(button).toBeDisabled()
})

it('a record list can select the whole page or all found rows; deleting all sends the search and the number that the operator saw [PR291] [PR290]', async () => {
  const user = await aList({ q: 'ana' })
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  expect(screen.getByText('10 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Select all 24 found' }))
  expect(screen.getByText('24 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }))
  expect(screen.getByText(/^24 users are deleted\./)).toBeVisible()
  removing = async () => {
    throw new Error('no answer')
  }
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/No users were deleted/)).toBeVisible()
  expect(removed).toEqual([{ filter: { q: 'ana' }, count: 24 }])
  await user.click(screen.getByRole('button', { name: 'Unselect All' }))
  expect(screen.getByRole('button', { name: 'Delete Selected' })).toBeDisabled()
})

it('a record list says if more rows exist than it can hold, and exports all rows that it holds [PR330]', async () => {
  const rows = users(30)
  answer = (query) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))]
    return Response.json({ users: rows.slice((page - 1) * size, page * size), total: rows.length, more: true })
  }
  await aList()
  expect(await screen.findByText(/^1–10 of more than 30/)).toHaveTextContent('This list has only the newest rows')
  expect(screen.getByRole('heading', { name: /more than 30/ })).toBeVisible()
  const before = asked.length
  const { text: file } = await exportRecords({
    route: adminListUsers,
    query: {},
    rowsOf: ({ users }) => users as Row[],
    columns: [{ id: 'name', header: 'Name', file: ({ name }) => name, cell: ({ name }) => name }],
  })
  expect(file.trim().split('\r\n')).toHaveLength(31)
  expect(asked.length).toBe(before + 1)
})

it('deleting all found rows of a record list sends the number that the operator saw, also if a row is added before Confirm [D2]', async () => {
  const user = await aList({ q: 'ana' })
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Select all 24 found' }))
  await user.click(screen.getByRole('button', { name: 'Delete Selected' }))
  answer = pageOf(users(25))
  await refetch()
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(removed).toEqual([{ filter: { q: 'ana' }, count: 24 }]))
})

it('a record list clears the selection of all found rows when another row is added to them [D2]', async () => {
  const user = await aList({ q: 'ana' })
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Select all 24 found' }))
  answer = pageOf(users(25))
  await refetch()
  expect(screen.getByRole('button', { name: 'Delete Selected' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Select Ana 2' })).not.toBeChecked()
})
