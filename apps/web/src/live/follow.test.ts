import type { Push } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { aLobby, aMember, BEN, CLEO, minute } from './a-lobby.test-support.ts'
import { catchUp, follow } from './follow.ts'
import { byLobby, byMatch, lobbyPushes } from './lobby-pushes.ts'

const told = { now: minute(5) }
const joined: Push = { type: 'member.joined', member: aMember(CLEO) }
const step = (lobby: ReturnType<typeof aLobby>, news: { version: number; push?: Push }) =>
  follow(lobby, news, byLobby, lobbyPushes, told)

describe('following a lobby', () => {
  it('applies the next version', () => {
    const after = step(aLobby({ version: 7 }), { version: 8, push: joined })
    expect(after?.version).toBe(8)
    expect(after?.users.map(({ user }) => user.name)).toEqual(['Ana', 'Ben', 'Cleo'])
  })

  it('counts a version that is none of its business', () => {
    const before = aLobby({ version: 7 })
    expect(step(before, { version: 8 })).toEqual({ ...before, version: 8 })
  })

  it('ignores what it has heard before', () => {
    const before = aLobby({ version: 7 })
    expect(step(before, { version: 7, push: joined })).toBe(before)
    expect(step(before, { version: 3, push: joined })).toBe(before)
  })

  it('fetches again after a gap', () => {
    expect(step(aLobby({ version: 7 }), { version: 9, push: joined })).toBeUndefined()
  })

  it('counts the versions of the match apart from its own', () => {
    const before = aLobby({ version: 7 })
    const after = follow(before, { version: 4 }, byMatch, lobbyPushes, told)
    expect(after).toMatchObject({ version: 7, match: { version: 4 } })
  })
})

describe('catching up with what was pushed during a fetch', () => {
  it('puts the news in order and leaves out what the answer knows', () => {
    const left: Push = { type: 'member.left', userId: BEN._id, hostUser: aLobby().hostUser }
    const news = [
      { version: 9, push: left },
      { version: 7, push: left },
      { version: 8, push: joined },
    ]
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), news, step)
    expect(isWhole).toBe(true)
    expect(state.version).toBe(9)
    expect(state.users.map(({ user, present }) => [user.name, present])).toEqual([
      ['Ana', true],
      ['Ben', false],
      ['Cleo', true],
    ])
  })

  it('says when a piece is missing', () => {
    const { state, isWhole } = catchUp(aLobby({ version: 7 }), [{ version: 8 }, { version: 10 }], step)
    expect(isWhole).toBe(false)
    expect(state.version).toBe(8)
  })
})
