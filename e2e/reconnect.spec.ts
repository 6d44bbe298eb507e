import { CLOSE } from '@bettle/contract'
import { expect, test } from './stage.ts'

test('a reload in the middle of a round loses nothing', async ({ admin, ana, stage }) => {
  const lobby = await stage.opensLobby(ana)
  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(2)
  await admin.records('Corner')
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
  await ana.page.reload()
  await expect(ana.page.getByText(lobby.lobbyCode)).toBeVisible()
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
  await ana.seesRanking(['Ana', 90])
})

test('a connection cut in the middle is said, comes back by itself and misses nothing', async ({
  admin,
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(2)
  await ana.context.setOffline(true)
  stage.server.ctx.live.closeAll(CLOSE.moving)
  await expect(ana.page.getByText(/offline|reconnecting|connection/i).first()).toBeVisible()
  await admin.records('Corner')
  await ben.bets(20).on('over 0.5 Corner')
  await ana.context.setOffline(false)
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
  await admin.letsPass(8)
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
  await ana.seesRanking(['Ana', 105], ['Ben', 75])
})

test('news missed while the server restarts its sockets is replayed in order', async ({ admin, ana, stage }) => {
  await stage.opensLobby(ana)
  await ana.bets(10).on('over 1.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  for (const corner of [1, 2]) {
    stage.server.ctx.live.closeAll(CLOSE.moving)
    await admin.letsPass(1)
    await admin.records('Corner')
    await expect(ana.bet('Over 1.5 Corner')).toContainText(corner === 2 ? 'WINNING' : 'ACTIVE')
  }
})
