import { expect, it } from 'vitest'
import { ANA, aLobby, aMember, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { awaitedText, hereText } from './lobby-before.tsx'

const users = [aMember(ANA), aMember(BEN)]

it('before the kick-off a lobby says who is here and how many seats are free', () => {
  expect(hereText({ ...aLobby({ users }), players: 2, spectators: 0 })).toBe('ben is here. 6 seats are free.')
})

it('before the kick-off a rematch says who was asked and has not come yet, until they come', () => {
  expect(awaitedText({ users })).toBeUndefined()
  expect(awaitedText({ users, awaited: ['cleo'] })).toBe('cleo was invited and is not here yet.')
  expect(awaitedText({ users, awaited: ['cleo', 'dario'] })).toBe('cleo and dario were invited and are not here yet.')
  expect(awaitedText({ users, awaited: ['ben', 'cleo'] })).toBe('cleo was invited and is not here yet.')
  const many = ['c', 'd', 'e', 'f', 'g', 'h']
  expect(awaitedText({ users, awaited: many })).toBe('c, d, e, f and 2 more were invited and are not here yet.')
})
