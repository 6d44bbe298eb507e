import type { Lobby } from '@bettle/contract'
import { expect, it } from 'vitest'
import { ANA, aLobby, aMember } from '../../push/lobby/a-lobby.test-support.ts'
import { mayTap } from './may-tap.ts'

const room = (figures: Parameters<typeof aMember>[1] = {}): Lobby => {
  const lobby = aLobby({ users: [aMember(ANA, figures)] })
  return { ...lobby, match: { ...lobby.match, isRoom: true } }
}

it('a room shows the tap pad to players and to a host without a seat, and an ordinary lobby shows none [RM12]', () => {
  expect(mayTap(aLobby())).toBe(false)
  expect(mayTap(room())).toBe(true)
  expect(mayTap(room({ role: 'spectator', ranked: false, isHost: true }))).toBe(true)
  expect(mayTap(room({ role: 'spectator', ranked: false }))).toBe(false)
  expect(mayTap(room({ role: 'spectator', isHost: true }))).toBe(false)
})

it('a room shows the tap pad to a guest who plays, and not to a guest who watches [RM15]', () => {
  expect(mayTap(room({ isGuest: true }))).toBe(true)
  expect(mayTap(room({ isGuest: true, role: 'spectator', ranked: false }))).toBe(false)
})
