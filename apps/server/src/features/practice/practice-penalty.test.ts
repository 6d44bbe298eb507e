import { createMatch, getMatch, lobbyByCode } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { aStory } from '../../test/story.ts'
import { feedOf } from './practice-file.ts'

it('[I5] [F4] a round sat out costs nothing in a practice match, whatever the settings say, and the lobby says so', async () => {
  const story = await aStory()
  try {
    const { db } = story.server.ctx
    await db
      .updateTable('match')
      .set({ feed: feedOf('a seed') })
      .where('id', '=', story.match._id)
      .execute()
    const ana = await story.player('Ana')
    const lobby = await ana.opensLobby({ inactivityPenalty: 20 })
    expect(lobby.gameSettings.inactivityPenalty).toBe(0)
    const params = { code: lobby.lobbyCode }
    expect((await ana.gets(lobbyByCode, { params })).gameSettings.inactivityPenalty).toBe(0)
    const { match } = await ana.gets(getMatch, { params: { id: story.match._id } })
    expect(match.isPractice).toBe(true)
    expect(JSON.stringify(match)).not.toContain('a seed')

    // As an older version may have stored it.
    const old = JSON.stringify({ ...DEFAULT_SETTINGS, inactivityPenalty: 20 })
    await db.updateTable('lobby').set({ settings: old }).where('id', '=', lobby._id).execute()
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(21)
    expect((await ana.looksAt(lobby)).currentUser.chips).toBe(100)

    const { match: real } = await story.admin.gets(createMatch, { body: { homeTeam: 'Spain', awayTeam: 'Italy' } })
    expect(real.isPractice).toBe(false)
    expect((await ana.opensLobby({ inactivityPenalty: 20 }, real._id)).gameSettings.inactivityPenalty).toBe(20)
  } finally {
    await story.ends()
  }
})
