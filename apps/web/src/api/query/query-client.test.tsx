import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CrashBoundary } from '../../ui/index.ts'
import { CallError } from '../call-error.ts'
import { makeQueryClient } from './query-client.ts'

let reports: { error: { message: string } }[]

beforeEach(() => {
  reports = []
  vi.stubGlobal('fetch', async (_path: string, { body = '{}' }: { body?: string } = {}) => {
    reports.push(JSON.parse(body))
    return Response.json({ id: 'the-id' })
  })
})

function renderQuery(queryFn: () => Promise<string>, client = makeQueryClient()) {
  const Page = () => {
    const { data, error } = useQuery({ queryKey: ['page'], queryFn, retry: false })
    return <p>{data ?? (error ? `refused: ${error.message}` : 'waiting')}</p>
  }
  render(
    <QueryClientProvider client={client}>
      <CrashBoundary name="Page" fallback={() => <p>crash page</p>}>
        <Page />
      </CrashBoundary>
    </QueryClientProvider>,
  )
  return client
}

it('a response that our code cannot read leads to the crash page instead of an endless wait, and is reported once', async () => {
  renderQuery(async () => {
    throw new TypeError('Cannot read properties of undefined (reading version)')
  })
  expect(await screen.findByText('crash page')).toBeVisible()
  await waitFor(() => expect(reports).toHaveLength(1))
})

it.each([
  ['a refused call', new CallError({ status: 409, code: 'lobby-full', message: 'Full' }), 'refused: Full'],
  [
    'a script that did not load',
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    /^refused: Failed/,
  ],
])('%s is no crash: the page handles it, and nothing is reported', async (_what, error, text) => {
  renderQuery(async () => {
    throw error
  })
  expect(await screen.findByText(text)).toBeVisible()
  expect(reports).toEqual([])
})

it('a page that has data keeps it if a later response cannot be read, and the fault is reported', async () => {
  let isBroken = false
  const client = renderQuery(async () => {
    if (isBroken) throw new TypeError('no version')
    return 'the data'
  })
  expect(await screen.findByText('the data')).toBeVisible()
  isBroken = true
  await client.refetchQueries()
  await waitFor(() => expect(reports).toHaveLength(1))
  expect(screen.getByText('the data')).toBeVisible()
})
