import { expect, test } from './stage.ts'

test('a corner taken back after the round is corrected on every screen, and says why', async ({
  admin,
  ana,
  ben,
  stage,
}) => {
  const lobby = await stage.opensLobby(ana)
  await ben.joins(lobby)
  await ana.bets(10).on('over 0.5 Corner')
  await ben.bets(10).on('under 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(5)
  await admin.records('Corner')
  await admin.letsPass(5)
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
  await admin.takesBack('Corner', 'It was a goal kick')
  await expect(ana.bet('Over 0.5 Corner')).toContainText('LOST')
  await expect(ben.bet('Under 0.5 Corner')).toContainText('WON')
  await expect(ben.page.getByText(/It was a goal kick/).first()).toBeVisible()
  await ana.bet('Over 0.5 Corner').click()
  const why = ana.page.getByRole('dialog')
  await expect(why).toContainText('It was a goal kick')
  await expect(why).toContainText('−15')
})
