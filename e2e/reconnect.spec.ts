import { CLOSE } from '@bettle/contract'
import { expect, test } from './stage.ts'

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
