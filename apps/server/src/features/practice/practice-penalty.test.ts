import { createMatch, getMatch, lobbyByCode } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { aScenario } from '../../../test/support/scenario.ts'
import { feedOf } from './practice-file.ts'

it('a player in a practice match pays no penalty for a missed round, and the lobby shows a penalty of zero [I5] [F4] [PR205]', async () => {
  const scenario = await aScenario()
  try {
    const { db } = scenario.server.ctx
    await db
      .updateTable('match')
      .set({ feed: feedOf('a seed') })
      .where('id', '=', scenario.match._id)
      .execute()
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby({ inactivityPenalty: 20 })
    expect(lobby.gameSettings.inactivityPenalty).toBe(0)
    const params = { code: lobby.lobbyCode }
    expect((await ana.gets(lobbyByCode, { params })).gameSettings.inactivityPenalty).toBe(0)
    const { match } = await ana.gets(getMatch, { params: { id: scenario.match._id } })
    expect(match.isPractice).toBe(true)
    expect(JSON.stringify(match)).not.toContain('a seed')

    // The format in which an older version may have stored the settings.
    const old = JSON.stringify({ ...DEFAULT_SETTINGS, inactivityPenalty: 20 })
    await db.updateTable('lobby').set({ settings: old }).where('id', '=', lobby._id).execute()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(21)
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(100)

    const { match: real } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Spain', awayTeam: 'Italy' } })
    expect(real.isPractice).toBe(false)
    expect((await ana.opensLobby({ inactivityPenalty: 20 }, real._id)).gameSettings.inactivityPenalty).toBe(20)
  } finally {
    await scenario.ends()
  }
})
