import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { misfits } from '../support/misfits.ts'
import { expect, test } from '../support/stage.ts'

test.use({ habits: { hints: true } })

const guide = ({ page }: Actor) => page.getByRole('region', { name: 'Your first bet' })
const hint = ({ page }: Actor) => page.getByRole('region', { name: 'Hint' })

/** Returns by how many pixels the space below a region's text differs from the space above it. */
function unevenSpace(region: Locator): Promise<number> {
  return region.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element.querySelector('p') ?? element)
    const [lines, box] = [text.getBoundingClientRect(), element.getBoundingClientRect()]
    return Math.abs(lines.top - box.top - (box.bottom - lines.bottom))
  })
}

test('a newcomer places the first bet with the guide, which waits for each step and shows the outcome, and gives way when its receipt is closed [PR180] [PR730]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  await stage.opensLobby(ana)
  // The game opens on the type that occurs most often. From another type the guide leads back to it.
  await expect(ana.page.getByRole('radio', { name: /^Throw/ })).toBeChecked()
  await ana.page.getByRole('radio', { name: /^Goal \d/ }).click()
  await expect(guide(ana)).toContainText('Press THROW')
  await expectAccessible(ana.page)
  expect(await unevenSpace(guide(ana))).toBeLessThan(2)
  const options = ana.page.getByRole('button', { name: /^Over/ })
  const before = await options.first().boundingBox()

  await ana.page.getByRole('radio', { name: /^Throw/ }).click()
  await expect(guide(ana)).toContainText(
    /Press (OVER|UNDER) \d\.5: .* throw-ins in 0'–10' win, about [456] of 10 times/,
  )
  const [, side, line] = (await guide(ana).innerText()).match(/Press (OVER|UNDER) (\d\.5)/) ?? []
  expect((await options.first().boundingBox())?.y).toBe(before?.y)
  await ana.page.getByRole('button', { name: new RegExp(`^${side} ${line}`, 'i') }).click()
  await expect(guide(ana)).toContainText(/The odds are \d\.\d\d: 10 chips become \d+ if your bet wins/)

  await ana.slip.getByRole('button', { name: /^Place 10/ }).click()
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Place Bet' }).click()
  await expect(guide(ana)).toContainText("Placed. Round 1 starts at 0'")

  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(4)
  await admin.records('Throw')
  await expect(guide(ana)).toContainText('Your bet counts now: 1 throw-in so far')
  await ana.page.reload()
  await expect(guide(ana)).toContainText('Your bet counts now: 1 throw-in so far')
  await admin.letsPass(6)
  await expect(guide(ana)).toContainText(/1 throw-in: .* (won|lost)/)

  await guide(ana).getByRole('button', { name: 'Why?' }).click()
  await expect(ana.page.getByRole('dialog', { name: 'Round 1' })).toBeVisible()
  await ana.page.keyboard.press('Escape')
  // The receipt has explained the bet, so the guide gives way without a further press.
  await expect(guide(ana)).toHaveCount(0)
  await expect(hint(ana)).toContainText('Your turn: place a bet on round 3.')
})

test('after the guide a hint with counts and chances invites the player to a second bet, and does not return after a reload [PR670]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  await stage.opensLobby(ana, { enableBettleCards: false })
  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(11)
  await expect(guide(ana)).toContainText(/OVER 0.5 lost/)
  const options = ana.page.getByRole('button', { name: /^Over/ })
  const before = await options.first().boundingBox()
  await guide(ana).getByRole('button', { name: 'Close the guide' }).click()
  await expect(guide(ana)).toHaveCount(0)
  await expect(hint(ana)).toContainText(
    /Your turn: place a bet on round 3\. \S+: 0 this round, usually \w+\. (OVER|UNDER) \d+\.5 wins about \d of 10 times\./,
  )
  await expect(hint(ana).getByRole('status')).toHaveText('Your turn: place a bet on round 3.')
  expect((await options.first().boundingBox())?.y).toBe(before?.y)
  expect(await misfits(ana.page)).toEqual([])
  await expectAccessible(ana.page)
  await hint(ana).getByRole('button', { name: 'Dismiss the hint' }).click()
  await expect(ana.page.getByText(/^Betting is open/)).toBeVisible()
  await ana.page.reload()
  await expect(ana.page.getByText(/^Betting is open/)).toBeVisible()
  await expect(hint(ana)).toHaveCount(0)
})

test('hints explain hidden bets, cards, elimination and half-time, each once when it first matters, and none returns after a reload [PR671]', async ({
  admin,
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const dismisses = async () => {
    await hint(ana).getByRole('button', { name: 'Dismiss the hint' }).press('Enter')
    await expect(hint(ana)).toHaveCount(0)
    await expect(ana.page.getByText(/^Betting is open/)).toBeVisible()
  }
  const seesNoneAfterReload = async () => {
    await ana.page.reload()
    await expect(ana.page.getByText(/^Betting is open/)).toBeVisible()
    await expect(hint(ana)).toHaveCount(0)
  }
  await stage.opensLobby(ana, { showCompetitorBets: false, isTournament: true, eliminationThreshold: 48 })
  await expect(guide(ana)).toBeVisible()
  await expect(hint(ana)).toHaveCount(0)
  await guide(ana).getByRole('button', { name: 'Skip the guide' }).click()
  await expect(hint(ana)).toContainText('Bets are secret in this game.')
  await expectAccessible(ana.page)
  await dismisses()

  // The cards are dealt at the start of the match and can be played from round 2.
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await expect(hint(ana)).toHaveText(
    'You can now play one of your cards with a bet. Press your cards to read about them.',
  )
  await dismisses()
  await seesNoneAfterReload()

  // The penalty for the missed round leaves 95 chips, fewer than twice the threshold.
  await admin.letsPass(10)
  await expect(hint(ana)).toHaveText('If a round ends and you have fewer than 48 chips and no open bet, you are out.')
  expect(await misfits(ana.page)).toEqual([])
  await dismisses()

  await admin.endsHalf(1)
  await expect(hint(ana)).toHaveText(/^It is half-time\. Betting on round 6 stays open until the next half begins\.$/)
  expect(await misfits(ana.page)).toEqual([])
  await expectAccessible(ana.page)
  await dismisses()
  await seesNoneAfterReload()
})

test('a player who skips the guide does not see it again, and can reopen it from the help by keyboard [PR181] [PR677]', async ({
  ana,
  stage,
}) => {
  await stage.opensLobby(ana)
  await guide(ana).getByRole('button', { name: 'Skip the guide' }).click()
  await expect(guide(ana)).toHaveCount(0)
  await expect(ana.page.getByText(/usually/)).toBeVisible()
  await ana.page.reload()
  await expect(ana.page.getByText(/usually/)).toBeVisible()
  await expect(guide(ana)).toHaveCount(0)

  await ana.page.getByRole('button', { name: 'How it works' }).press('Enter')
  const help = ana.page.getByRole('dialog', { name: 'How it works' })
  await expect(help).toContainText('Each round counts from 0')
  await expect(help).toContainText('An event counts when enough players agree')
  await expectAccessible(ana.page)
  await help.getByRole('button', { name: 'Guide me through a bet' }).press('Enter')
  await expect(help).toHaveCount(0)
  await expect(guide(ana)).toContainText(/Press (OVER|UNDER) \d\.5/)
})

test('a slip survives a reload until its round has started [PR178]', async ({ admin, ana, stage }) => {
  await stage.opensLobby(ana)
  await ana.picks(25, 'over 0.5 Corner')
  await ana.page.reload()
  await expect(ana.slip.getByRole('textbox', { name: 'Stake' })).toHaveValue('25')
  await expect(ana.slip).toContainText('Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await expect(ana.page.getByText('LIVE ROUND').first()).toBeVisible()
  await ana.page.goto('about:blank')
  await admin.letsPass(10)
  await ana.page.goBack()
  await expect(ana.slip).toContainText('Nothing picked yet')
})
