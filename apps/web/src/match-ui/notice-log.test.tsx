import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LOBBY_ID } from '../push/lobby/a-lobby.test-support.ts'
import { countNotices, MOST_KEPT_NOTICES, markNoticesRead, noteNotice, useNoticeLog } from './notice-log.ts'

const OTHER = '0197a000-0000-7000-8000-000700000002' as typeof LOBBY_ID

it('the notice log counts unread notices, and notices with the same id only once [PR253]', () => {
  const { result } = renderHook(() => useNoticeLog(LOBBY_ID))
  act(() => countNotices(LOBBY_ID))
  act(() => countNotices(LOBBY_ID, 'penalty'))
  act(() => countNotices(LOBBY_ID, 'penalty'))
  expect(result.current.unread).toBe(2)
  act(() => markNoticesRead(LOBBY_ID))
  expect(result.current.unread).toBe(0)
})

it('the notice log keeps the notices of this page up to a limit, and drops the oldest first', () => {
  const { result } = renderHook(() => useNoticeLog(LOBBY_ID))
  act(() => noteNotice(LOBBY_ID, { text: 'Your play is no longer offered', tone: 'plain' }))
  expect(result.current.entries.map(({ text }) => text)).toEqual(['Your play is no longer offered'])
  expect(result.current.unread).toBe(1)
  act(() => {
    for (let n = 0; n < MOST_KEPT_NOTICES + 5; n++) noteNotice(LOBBY_ID, { text: `News ${n}`, tone: 'plain' })
  })
  expect(result.current.entries).toHaveLength(MOST_KEPT_NOTICES)
  expect(result.current.entries.at(-1)?.text).toBe('News 54')
})

it('the notice log shows no notice of another lobby', () => {
  act(() => noteNotice(OTHER, { text: 'Elsewhere', tone: 'plain' }))
  const { result } = renderHook(() => useNoticeLog(LOBBY_ID))
  expect(result.current.entries).toEqual([])
})
