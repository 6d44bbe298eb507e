import { LobbyId } from '@bettle/contract'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LOBBY_ID } from '../../push/lobby/a-lobby.test-support.ts'
import { forgetAccount } from '../../store/remember.ts'
import { keptCommitments, useKeptCommitment } from './kept-commitments.ts'

const another = (n: number) => LobbyId.parse(`0197a000-0000-7000-8000-0007${n.toString(16).padStart(8, '0')}`)

it('the browser keeps the first hash of a lobby’s deal, also when another is shown later, and after a sign-out [H3] [PR188]', () => {
  keptCommitments.keep(LOBBY_ID, 'first')
  keptCommitments.keep(LOBBY_ID, 'second')
  forgetAccount()
  expect(keptCommitments.get(LOBBY_ID)?.commitment).toBe('first')
})

it('the browser stores the hash of a deal as soon as the shown game has one, and keeps the first hash [H3]', () => {
  const undealt: Parameters<typeof useKeptCommitment>[0] = { _id: LOBBY_ID }
  const { rerender } = renderHook(useKeptCommitment, { initialProps: undealt })
  expect(keptCommitments.get(LOBBY_ID)).toBeUndefined()
  rerender({ _id: LOBBY_ID, deal: { commitment: 'first' } })
  rerender({ _id: LOBBY_ID, deal: { commitment: 'second' } })
  expect(keptCommitments.get(LOBBY_ID)?.commitment).toBe('first')
})

it('the browser keeps the hashes of a hundred lobbies, and drops the oldest first', () => {
  for (let n = 0; n <= 100; n += 1) keptCommitments.keep(another(n), `hash ${n}`)
  expect([0, 1, 100].map((n) => keptCommitments.get(another(n))?.commitment)).toEqual([undefined, 'hash 1', 'hash 100'])
})

it('the store of deal hashes ignores invalid data under its storage key', () => {
  localStorage.setItem('bettle.commitments', '[null, 7, {"lobbyId": 1}]')
  expect(keptCommitments.get(LOBBY_ID)).toBeUndefined()
  localStorage.setItem('bettle.commitments', 'nonsense')
  keptCommitments.keep(LOBBY_ID, 'first')
  expect(keptCommitments.get(LOBBY_ID)?.commitment).toBe('first')
})
