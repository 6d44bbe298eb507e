import type { ChatPush, Lobby, LobbyId, LobbyPush, News } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { aLobby, aMember, BEN, CLEO, LOBBY_ID } from './a-lobby.test-support.ts'
import { aMessage } from './a-message.test-support.ts'
import { applyPush } from './apply-push.ts'
import { catchUp, follow, type Numbered } from './follow.ts'
import { isOfGame, lobbyPushes } from './lobby-pushes.ts'

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
const news = (version: number, push: LobbyPush = said): News<Topic> => ({
  type: 'news',
  topic: `lobby:${LOBBY_ID}`,
  version,
  push,
})

describe('following a lobby', () => {
  it('applies the next version', () => {
    const after = follow(aLobby({ version: 7 }), news(8, joined), byLobby)
    expect(after?.version).toBe(8)
    expect(after?.users.map(({ user }) => user.name)).toEqual(['Ana', 'Ben', 'Cleo'])
  })

  it('counts what is none of its business', () => {
    const before = aLobby({ version: 7 })
    expect(follow(before, news(8), byLobby)).toEqual({ ...before, version: 8 })
  })

  it('ignores what it has heard before', () => {
    const before = aLobby({ version: 7 })
    expect(follow(before, news(7, joined), byLobby)).toBe(before)
    expect(follow(before, news(3, joined), byLobby)).toBe(before)
  })

  it('fetches again after a gap', () => {
    expect(follow(aLobby({ version: 7 }), news(9, joined), byLobby)).toBeUndefined()
  })

  it('begins to count where nobody has said a version', () => {
    const unnumbered = { ...byLobby, versionOf: () => undefined }
    expect(follow(aLobby({ version: 7 }), news(12, joined), unnumbered)?.version).toBe(12)
  })
})

describe('catching up with what was pushed during a fetch', () => {
  it('puts the news in order and leaves out what the answer knows', () => {
    const left: LobbyPush = { type: 'member.left', userId: BEN._id, hostUser: aLobby().hostUser }
    const heard = [news(9, left), news(7, left), news(8, joined)]
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), heard, byLobby)
    expect(isWhole).toBe(true)
    expect(state.version).toBe(9)
    expect(state.users.map(({ user, present }) => [user.name, present])).toEqual([
      ['Ana', true],
      ['Ben', false],
      ['Cleo', true],
    ])
  })

  it('says when a piece is missing', () => {
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), [news(8), news(10)], byLobby)
    expect(isWhole).toBe(false)
    expect(state.version).toBe(8)
  })
})
