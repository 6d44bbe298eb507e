import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/stage.ts'

test('a host who is alone in a lobby sees how to invite friends; an arrival is announced without moving the bet panel [PR95] [PR823]', async ({
  stage,
}) => {
  const ana = await stage.arrives('Ana', 'phone')
  const lobby = await stage.opensLobby(ana)
  const invite = ana.page.getByRole('region', { name: 'Invite' })
  await expect(invite).toContainText('You are alone in this game')
  await expect(invite.getByRole('img', { name: `QR code of the link to lobby ${lobby.lobbyCode}` })).toBeInViewport({
    ratio: 1,
  })
  await expectAccessible(ana.page)
  await expect(ana.page.getByText('Match has not started yet')).toBeInViewport()
  const before = await ana.page.getByRole('region', { name: 'Bets', exact: true }).boundingBox()
  const ben = await stage.arrives('Ben')
  // The notice is visible for one second, so the test checks each frame, beginning before Ben joins.
  await Promise.all([
    ana.page.waitForFunction(() => /Ben\d* has joined/.test(document.body.innerText), undefined, { polling: 'raf' }),
    ben.joins(lobby),
  ])
  await expect(invite).toContainText(/Ben\d* is here/)
  expect(await ana.page.getByRole('region', { name: 'Bets', exact: true }).boundingBox()).toEqual(before)
  await invite.getByRole('button', { name: 'Dismiss' }).click()
  await expect(invite).toHaveCount(0)
  await expect(ben.page.getByRole('region', { name: 'Invite' })).toHaveCount(0)
})

test('a latecomer reads before and after joining what they missed; dismissing the notice moves no option, and the notice does not return [PR90]', async ({
  admin,
  ben,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby()
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(21)
  await ben.opens(`/join/${lobby.lobbyCode}`)
  const said = 'Betting on rounds 1 to 3 is over; 7 of 10 are left. You still start with 100 chips.'
  await expect(ben.page.getByRole('dialog', { name: 'JOIN LOBBY' })).toContainText(said)
  await ben.choosesRole('player')
  // For a player who has never placed a bet, the guide is shown before the notice.
  await ben.page.getByRole('button', { name: 'Skip the guide' }).click()
  const note = ben.page.getByRole('region', { name: 'You joined late' })
  await expect(note).toContainText(said)
  const options = ben.page.getByRole('button', { name: /^Over/ })
  // The text has more lines in a narrow panel, and a low screen has less space for them.
  const places = async () => {
    const found: unknown[] = []
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await ben.page.setViewportSize(viewport)
      found.push({ viewport, option: await options.first().boundingBox() })
    }
    return found
  }
  const before = await places()
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect(note).toHaveCount(0)
  expect(await places()).toEqual(before)
  await ben.page.reload()
  await expect(options.first()).toBeVisible()
  await expect(note).toHaveCount(0)
})
