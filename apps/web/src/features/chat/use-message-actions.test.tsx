import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { aMessage } from '../../push/chat/a-message.test-support.ts'
import { ANA, aLobby, aMember, BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { useMessageActions } from './use-message-actions.ts'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ success: true })))
afterEach(() => vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
)

it('a member reports a removed message of another one if they were there when it was published, and nobody who came later does [MD15] [PR806]', () => {
  const ofBen = (figures = {}) => aMessage(1, 'hi', { user: BEN, ...figures })
  const published = Date.parse(ofBen().createdAt)
  const onReport = vi.fn()
  const reports = (message: ReturnType<typeof ofBen>, joinedAt: number) => {
    const lobby = aLobby({ users: [aMember(ANA, { joinedAt: new Date(joinedAt).toISOString() }), aMember(BEN)] })
    const { result } = renderHook(() => useMessageActions(lobby, undefined, onReport), { wrapper })
    return result.current(message).report
  }
  const removed = ofBen({ message: '', removedBy: BEN })
  expect(reports(removed, published + 1)).toBeUndefined()
  expect(reports(ofBen(), published + 1)).toBeDefined()
  expect(reports(aMessage(2, '', { user: ANA, removedBy: BEN }), published)).toBeUndefined()
  reports(removed, published)?.()
  expect(onReport).toHaveBeenCalledExactlyOnceWith(removed)
})
