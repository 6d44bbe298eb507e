import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { fetchOnceMore } from './fetch-once-more.ts'
import { makeQueryClient } from './query-client.ts'

const KEY = ['a list']
const client = makeQueryClient()
let answers: ((answer: string) => void)[]
let shown: unknown[]

beforeEach(() => {
  client.clear()
  answers = []
  shown = []
})

function show(): () => void {
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  return new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(({ data }) => {
    if (data !== undefined && data !== shown.at(-1)) shown.push(data)
  })
}

it('fetchOnceMore shows the response of the pending first request, and then fetches the query again and shows the new response', async () => {
  const stop = show()
  const done = fetchOnceMore(client, KEY)
  answers[0]?.('too early')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('as it is')
  await done
  await expect.poll(() => shown).toEqual(['too early', 'as it is'])
  stop()
})

it('fetchOnceMore cancels a pending refetch if data is already shown, and fetches the query again', async () => {
  client.setQueryData(KEY, 'held')
  const stop = show()
  void client.refetchQueries({ queryKey: KEY })
  const done = fetchOnceMore(client, KEY)
  answers[0]?.('too early')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('as it is')
  await done
  expect(shown).not.toContain('too early')
  stop()
})
