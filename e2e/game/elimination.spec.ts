import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/stage.ts'

test('a game of elimination runs to the last player: each elimination is announced, marked in the ranking, and one player wins [PR119]', async ({
  stage,
  admin,
  ana,
}) => {
  const ben = await stage.arrives('Ben', 'phone')
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('tab', { name: 'TOURNAMENT' }).click()
  await settings.getByRole('switch', { name: 'Elimination' }).click()
  await settings.getByRole('spinbutton', { name: 'Elimination threshold' }).fill('20')
  const lobby = await ana.createsGame(settings)
  await ben.joins(lobby)
  await expect(ana.page.getByRole('button', { name: /^House rules: .*Out below 20 chips/ })).toBeVisible()

  await ana.bets(10).on('over 0.5 Corner')
  await ben.bets(90).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(10)

  // Ben has 10 chips and no bet, so the page says that he is eliminated and cannot bet.
  await expect(ben.page.getByText('You had fewer than 20 chips at the end of round 1, and no open bet.')).toBeVisible()
  await expect(ben.page.getByText(/You have been out of this game since round 1\. Ana\d* has won\./)).toBeVisible()
  // Ana is the last remaining player, so she has won and betting is over.
  await expect(ana.page.getByText('GAME DECIDED', { exact: true })).toBeVisible()
  await expect(ana.page.getByText('All other players are out. You have won.').first()).toBeVisible()
  await expect(ana.page.getByText('Out in round 1')).toBeVisible()
  await expectAccessible(ana.page)
  await expectAccessible(ben.page)

  // Ana pays no penalty for rounds on which she cannot bet.
  await admin.letsPass(20)
  await expect(ana.page.getByRole('heading', { name: 'Game decided' })).toBeVisible()
  for (const { page } of [ana, ben]) {
    await expect(page.getByText(/betting on round \d+ is open|closes in|betting is open/i)).toHaveCount(0)
  }
  await ana.seesRanking(['Ana', 90], ['Ben', 10])

  // The list of current games asks neither player for a bet.
  for (const [actor, text] of [
    [ana, 'There is nothing left to bet on'],
    [ben, 'You have been out since round 1'],
  ] as const) {
    await actor.page.getByRole('link', { name: 'Bettle: all lobbies' }).click()
    await expect(actor.page.getByText(text)).toBeVisible()
    await expect(actor.page.getByText(/No bet for round/)).toHaveCount(0)
  }
})
