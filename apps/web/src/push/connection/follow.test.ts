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
  it('an update with the next version is applied to the lobby [PR247]', () => {
    const after = follow(aLobby({ version: 7 }), update(8, joined), byLobby)
    expect(after?.version).toBe(8)
    expect(after?.users.map(({ user }) => user.name)).toEqual(['Ana', 'Ben', 'Cleo'])
  })

  it('an update that does not change the lobby still changes the lobby’s version', () => {
    const before = aLobby({ version: 7 })
    expect(follow(before, update(8), byLobby)).toEqual({ ...before, version: 8 })
  })

  it('an update that was already applied is ignored', () => {
    const before = aLobby({ version: 7 })
    expect(follow(before, update(7, joined), byLobby)).toBe(before)
    expect(follow(before, update(3, joined), byLobby)).toBe(before)
  })

  it('an update after a gap in versions returns undefined, so that the lobby is fetched again [PR247]', () => {
    expect(follow(aLobby({ version: 7 }), update(9, joined), byLobby)).toBeUndefined()
  })

  it('the first update sets the version of a lobby that has none', () => {
    const unnumbered = { ...byLobby, versionOf: () => undefined }
    expect(follow(aLobby({ version: 7 }), update(12, joined), unnumbered)?.version).toBe(12)
  })
})

describe('catching up with updates that were pushed during a fetch', () => {
  it('updates that were pushed during a fetch are sorted, and those that the response already includes are skipped', () => {
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

  it('the updates that were pushed during a fetch are reported as incomplete if one is missing', () => {
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), [update(8), update(10)], byLobby)
    expect(isWhole).toBe(false)
    expect(state.version).toBe(8)
  })
})
