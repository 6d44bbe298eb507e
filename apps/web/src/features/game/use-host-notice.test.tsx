import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ANA, aLobby, aMember, BEN } from '../../push/a-lobby.test-support.ts'
import { forgetPage } from '../../store/remember.ts'
import { gameNotices } from './use-game-notices.ts'
import { useHostNotice } from './use-host-notice.ts'

const hostedBy = (host: typeof ANA) => ({
  ...aLobby({ users: [ANA, BEN].map((user) => aMember(user, { isHost: user === host })) }),
  hostUser: host,
})
const looksAt = (lobby: ReturnType<typeof hostedBy>) => renderHook(() => useHostNotice(lobby))
const titles = () => gameNotices.get().map(({ title }) => title)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  gameNotices.set([])
})

it('[M8] tells on return a player who became host while the page was closed, once', () => {
  looksAt(hostedBy(BEN)).unmount()
  const kept = { ...localStorage }
  forgetPage()
  Object.assign(localStorage, kept)
  looksAt(hostedBy(ANA)).unmount()
  expect(titles()).toEqual(['You are the host now'])
  gameNotices.set([])
  looksAt(hostedBy(ANA))
  expect(titles()).toEqual([])
})

it('[M8] tells it to a player whose page was open without a connection, and to nobody else', () => {
  const { rerender } = renderHook(({ lobby }) => useHostNotice(lobby), { initialProps: { lobby: hostedBy(BEN) } })
  rerender({ lobby: hostedBy(ANA) })
  expect(titles()).toEqual(['You are the host now'])
  gameNotices.set([])
  rerender({ lobby: hostedBy(BEN) })
  expect(titles()).toEqual([])
})

it('[M8] tells nothing to the host who opened the lobby', () => {
  looksAt(hostedBy(ANA))
  expect(titles()).toEqual([])
})
