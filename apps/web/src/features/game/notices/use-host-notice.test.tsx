import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ANA, aLobby, aMember, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { forgetPage } from '../../../store/remember.ts'
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

it('a player who became host while the page was closed gets one notice on return [M8] [PR96]', () => {
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

it('a player who became host while the page was offline gets a notice, but none when another player becomes host [M8] [PR96]', () => {
  const { rerender } = renderHook(({ lobby }) => useHostNotice(lobby), { initialProps: { lobby: hostedBy(BEN) } })
  rerender({ lobby: hostedBy(ANA) })
  expect(titles()).toEqual(['You are the host now'])
  gameNotices.set([])
  rerender({ lobby: hostedBy(BEN) })
  expect(titles()).toEqual([])
})

it('the host who opened the lobby gets no notice that they are the host [M8]', () => {
  looksAt(hostedBy(ANA))
  expect(titles()).toEqual([])
})
