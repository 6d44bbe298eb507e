import type { ChatPush, Lobby, LobbyId, LobbyPush, Update } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { aMessage } from '../chat/a-message.test-support.ts'
import { aLobby, aMember, BEN, CLEO, LOBBY_ID } from '../lobby/a-lobby.test-support.ts'
import { isOfGame, lobbyPushes } from '../lobby/lobby-pushes.ts'
import { applyPush } from './apply-push.ts'
import { catchUp, follow, type Numbered } from './follow.ts'

type Topic = `lobby:${LobbyId}`

const byLobby: Numbered<Lobby, Topic> = {
  versionOf: (lobby) => lobby.version,
  reduce: (lobby, { push, version }) => {
    const after = isOfGame(push) ? applyPush(lobby, push, lobbyPushes, undefined) : lobby
    return { ...after, version }
  },
}
const joined: LobbyPush = { type: 'member.joined', member: aMember(CLEO) }
const said: ChatPush = { type: 'chat.sent', message: aMessage(1, 'Hello') }
const update = (version: number, push: LobbyPush = said): Update<Topic> => ({
  type: 'news',
  topic: `lobby:${LOBBY_ID}`,
  version,
  push,
})

describe('following the versions of a lobby', () => {
  it('follow applies the update with the next version to the lobby [PR247]', () => {
    const after = follow(aLobby({ version: 7 }), update(8, joined), byLobby)
    expect(after?.version).toBe(8)
    expect(after?.users.map(({ user }) => user.name)).toEqual(['Ana', 'Ben', 'Cleo'])
  })

  it('follow counts the version of an update that does not change the lobby', () => {
    const before = aLobby({ version: 7 })
    expect(follow(before, update(8), byLobby)).toEqual({ ...before, version: 8 })
  })

  it('follow ignores an update that was already applied', () => {
    const before = aLobby({ version: 7 })
    expect(follow(before, update(7, joined), byLobby)).toBe(before)
    expect(follow(before, update(3, joined), byLobby)).toBe(before)
  })

  it('follow returns undefined after a gap in versions, so that the lobby is fetched again [PR247]', () => {
    expect(follow(aLobby({ version: 7 }), update(9, joined), byLobby)).toBeUndefined()
  })

  it('follow starts to count with the first update if the lobby has no version', () => {
    const unnumbered = { ...byLobby, versionOf: () => undefined }
    expect(follow(aLobby({ version: 7 }), update(12, joined), unnumbered)?.version).toBe(12)
  })
})

describe('catching up with updates that were pushed during a fetch', () => {
  it('catching up sorts the updates that were pushed during a fetch, and skips those that the response already includes', () => {
    const left: LobbyPush = { type: 'member.left', userId: BEN._id, hostUser: BEN }
    const received = [update(9, left), update(7, left), update(8, joined)]
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), received, byLobby)
    expect(isWhole).toBe(true)
    expect(state.version).toBe(9)
    expect(state.users.map(({ user, present }) => [user.name, present])).toEqual([
      ['Ana', true],
      ['Ben', false],
      ['Cleo', true],
    ])
  })

  it('catching up reports the result as incomplete if an update is missing', () => {
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), [update(8), update(10)], byLobby)
    expect(isWhole).toBe(false)
    expect(state.version).toBe(8)
  })
})
