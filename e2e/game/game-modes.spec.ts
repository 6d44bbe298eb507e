import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { expect, test } from '../support/stage.ts'

test('in a game with Bettle Chips a player who has used every play pays no penalty [PR116]', async ({
  stage,
  admin,
  ana,
}) => {
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('radio', { name: 'Bettle Chips' }).click()
  await expect(settings).toContainText('You can use each play only once in a game')
  await expectAccessible(ana.page)
  await ana.createsGame(settings)
  await expect(ana.page.getByRole('button', { name: /^House rules: .*Bettle Chips/ })).toBeVisible()

  // From this point on the lobby offers only one play.
  await admin.offersOnly('Over 0.5 Corner')
  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(1)
  const used = option(ana, 'Over 0.5 Corner')
  await expect(used).toBeDisabled()
  await expect(used).toHaveAccessibleDescription('Used in round 1')
  await expect(ana.page.getByText('You have used up all your bets. Sitting out costs nothing')).toBeVisible()
  await expectAccessible(ana.page)

  // Ana cannot bet on round 2, so she gets no penalty. Only the lost bet reduces her chips.
  await admin.letsPass(20)
  await ana.seesRanking(['Ana', 90])
})

test('in a blind game with Bet Stop the house rules state the settings, and a repeated play is used up for its player only [PR115] [PR117]', async ({
  stage,
  admin,
  ana,
}) => {
  const ben = await stage.arrives('Ben', 'phone')
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('radio', { name: 'Quick' }).click()
  await settings.getByRole('tab', { name: 'BETTING' }).click()
  await settings.getByRole('radiogroup', { name: 'Game mode' }).getByRole('radio', { name: 'Bet Stop' }).click()
  await settings.getByRole('spinbutton', { name: 'Repeats of a play' }).fill('1')
  await settings.getByRole('tab', { name: 'ADVANCED' }).click()
  await settings.getByRole('switch', { name: "Show competitors' bets" }).click()
  const lobby = await ana.createsGame(settings)
  await ben.joins(lobby)
  await ben.unfolds()
  await expect(ben.page.getByText('BLIND BETTING MODE')).toBeVisible()
  const rules = ben.page.getByRole('button', { name: /^House rules: / })
  await expect(rules).toHaveText(/8 players · 5-minute rounds · 100 chips · Blind · Bet Stop 1$/)
  await rules.click()
  const sheet = ben.page.getByRole('dialog', { name: 'House rules' })
  await expect(sheet).toContainText('Repeats of a play1 time')
  await expectAccessible(ben.page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await ben.folds()

  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await expect(option(ana, 'Over 0.5 Corner')).toHaveAccessibleDescription(/last use/)
  await ana.bets(10).on('over 0.5 Corner')
  await admin.letsPass(5)
  await expect(option(ana, 'Over 0.5 Corner')).toBeDisabled()
  await expect(option(ana, 'Over 0.5 Corner')).toHaveAccessibleDescription('Used up in rounds 1 and 2')
  // Only Ana sees that she has used the play. Ben may use it too, and never sees her bet, even after settlement.
  await ben.picks(5, 'over 0.5 Corner')
  await expect(ben.slip.getByRole('button', { name: /^Place 5/ })).toBeEnabled()
})

/** Finds a play such as 'Over 0.5 Corner' among the shown options. */
function option(actor: Actor, play: string) {
  return actor.page
    .getByRole('region', { name: 'Bets', exact: true })
    .getByRole('button', { name: new RegExp(play.replace(' Corner', ''), 'i') })
}
