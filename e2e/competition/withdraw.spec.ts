import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { Cup } from '../support/competition.ts'
import { complaintsOf } from '../support/complaints.ts'
import { misfits } from '../support/misfits.ts'
import { ADMIN } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

test('a player who withdraws from a competition may enrol again until the draw, and watches the games after the draw [CP4] [CP50] [CP60] [PR701]', async ({
  ana,
  server,
  stage,
}) => {
  const players = [await stage.registers('Ben'), await stage.registers('Cleo'), await stage.registers('Emil')]
  const cup = await Cup.opens(server, ADMIN, { name: 'Cup for three', places: 3, isPrivate: false })
  const [ben, cleo, emil] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]]
  await cup.enrols(ben)
  await cup.enrols(cleo)

  const { page } = ana
  const complaints = complaintsOf(page)
  await ana.opens(`/compete/${cup.competition._id}`)
  const entry = page.getByRole('form', { name: 'Your entry in this competition' })
  const says = entry.getByRole('status').first()
  const enrolling = entry.getByRole('button', { name: 'ENROL' })
  const withdrawing = entry.getByRole('button', { name: 'Withdraw' })
  const withdraws = async () => {
    await withdrawing.click()
    const asking = page.getByRole('alertdialog', { name: 'Withdraw from this competition?' })
    await expect(asking).toContainText('You can enrol again while enrolment is open')
    await asking.getByRole('button', { name: 'Withdraw' }).click()
    await expect(asking).toHaveCount(0)
  }
  const fitsBothScreens = async () => {
    for (const size of [PHONE.viewport, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
      expect(await misfits(page)).toEqual([])
    }
  }

  await test.step('the player withdraws and enrols again while a place is free', async () => {
    await enrolling.click()
    await expect(says).toContainText('You are enrolled.')
    await withdraws()
    await expect(says).toHaveText('You have withdrawn from the competition. One place is left. Entering costs nothing.')
    await expect(withdrawing).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(2)
    await fitsBothScreens()
    await enrolling.click()
    await expect(says).toContainText('You are enrolled.')
  })

  await test.step('the player enrols again as the last reserve while all places are taken', async () => {
    await cup.enrols(emil)
    await withdraws()
    await expect(says).toContainText(
      'You have withdrawn from the competition. All places are taken. If you enrol, you are reserve 1',
    )
    await enrolling.click()
    await expect(says).toContainText('You are reserve 1.')
    await withdraws()
    await expect(enrolling).toBeVisible()
  })

  await test.step('the player who has withdrawn watches the games after the draw', async () => {
    await cup.isDrawn()
    await expect(says).toHaveText('You have withdrawn from the competition. You can watch the games here.')
    await expect(enrolling).toHaveCount(0)
    await expect(withdrawing).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Your next game' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(3)
    await fitsBothScreens()
    await page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/game\/[\w-]{36}$/)
    await expect(page.getByText('France').first()).toBeVisible()
    await ana.opens('/compete')
    await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Cup for three' })).toContainText(
      'You withdrew',
    )
  })
  expect(complaints).toEqual([])
})
