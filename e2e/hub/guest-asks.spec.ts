import { type Lobby, type LobbyId, lobbyDetails, removeMember } from '@bettle/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { aName } from '../support/guest.ts'
import { misfits } from '../support/misfits.ts'
import { aNewcomer } from '../support/newcomer.ts'
import type { StageServer } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'

const PUB = '203.0.113.20'
const OFFICE = '198.51.100.7'

/** Opens a browser at another address than the host's, and asks for a seat with a name. */
async function arrivesFrom(
  address: string,
  browser: Browser,
  server: StageServer,
  { lobbyCode }: Pick<Lobby, 'lobbyCode'>,
  name: string,
): Promise<Page> {
  const { page, context } = await aNewcomer(browser, server)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.goto(`/join/${lobbyCode}`)
  await page.getByLabel(/^Your name/).fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  return page
}

const isIn = async (page: Page) => expect(page.getByRole('button', { name: 'Leave Game' })).toBeVisible()

async function removes({ token }: Actor, { url }: StageServer, lobbyId: LobbyId, name: string): Promise<void> {
  const { users } = await ask(url, lobbyDetails, { params: { lobbyId } }, token)
  const member = users.find(({ user }) => user.username === name)
  if (!member) throw new Error(`${name} is not in the lobby`)
  const body = { lobbyId, userId: member.user._id, to: 'out' as const, reason: 'Please come in with your own name' }
  await ask(url, removeMember, { body }, token)
}

test('after a removal the guests of two addresses ask to come in: the host lets in one, who plays to the end, and refuses the other [G15] [PR799]', async ({
  admin,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  const { server } = stage
  const ana = await stage.arrives('Ana')
  const lobby = await stage.opensLobby(ana, { isPrivate: true, inactivityPenalty: 0 })
  const [cleo, ema] = [aName('Cleo'), aName('Ema')]
  const cleos = await arrivesFrom(PUB, browser, server, lobby, cleo)
  await isIn(cleos)
  const emas = await arrivesFrom(OFFICE, browser, server, lobby, ema)
  await isIn(emas)
  for (const name of [cleo, ema]) await removes(ana, server, lobby._id, name)
  await expect(cleos.getByText('You were removed from this lobby')).toBeVisible()

  // The next guests of both addresses ask, and hold no seat.
  const [dan, fay] = [aName('Dan'), aName('Fay')]
  const dans = await arrivesFrom(PUB, browser, server, lobby, dan)
  const fays = await arrivesFrom(OFFICE, browser, server, lobby, fay)
  for (const [page, name] of [
    [dans, dan],
    [fays, fay],
  ] as const) {
    const asks = page.getByRole('button', { name: /^Ask Ana.* to let me in$/ })
    await expect(asks).toBeVisible()
    await expectAccessible(page)
    await asks.click()
    await expect(page.getByText(new RegExp(`^We have asked .+, ${name}\\.`))).toBeVisible()
  }
  const rank = ana.page.getByRole('region', { name: 'Game rank' })
  await expect(rank).not.toContainText(dan)

  const notice = ana.page.getByRole('listitem').filter({ hasText: 'Guests are waiting.' })
  await notice.getByRole('button', { name: 'Answer' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Who may come in?' })
  const asksOf = (name: string) => dialog.getByRole('region', { name })
  await expect(asksOf(dan)).toContainText(`You removed a guest on the same network (${cleo}).`)
  await expect(asksOf(fay)).toContainText(`You removed a guest on the same network (${ema}).`)
  await expectAccessible(ana.page)
  expect(await misfits(ana.page)).toEqual([])
  await asksOf(dan).getByRole('button', { name: 'Let in everyone from here' }).click()
  await expect(asksOf(dan)).toHaveCount(0)
  await asksOf(fay).getByRole('button', { name: 'No more from here' }).click()
  // After the last answer nobody is waiting, so the dialog and the notice close by themselves.
  await expect(dialog).toHaveCount(0)
  await expect(notice).toHaveCount(0)

  await isIn(dans)
  await expect(rank).toContainText(dan)
  await expect(fays.getByText(/is not letting in any more guests from your network/)).toBeVisible()
  await expect(rank).not.toContainText(fay)
  // Another guest of the refused address cannot even ask. A guest of the other address needs no second yes.
  const gus = await arrivesFrom(OFFICE, browser, server, lobby, aName('Gus'))
  await expect(
    gus.getByText(/(is not letting in any more|lets in no more) guests from your network/).first(),
  ).toBeVisible()
  await expect(gus.getByRole('button', { name: /to let me in$/ })).toHaveCount(0)
  const hal = await arrivesFrom(PUB, browser, server, lobby, aName('Hal'))
  await isIn(hal)
  // The browser of the removed guest gets no second seat, also after the yes to its address.
  await cleos.goto(`/join/${lobby.lobbyCode}`)
  await cleos.getByRole('button', { name: `Take a seat as ${cleo}` }).click()
  await expect(cleos.getByText('You were removed from this lobby and cannot come back to it.')).toBeVisible()

  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)
  await admin.records('Corner')
  await admin.endsHalf(1)
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.letsPass(1)
  await admin.endsHalf(2)
  for (const page of [ana.page, dans]) {
    await expect(page.getByRole('heading', { name: 'Match Complete' })).toBeVisible()
    const standings = page.getByRole('region', { name: 'Final Standings' })
    await expect(standings).toContainText(dan)
    await expect(standings).not.toContainText(fay)
  }
  await Promise.all([cleos, emas, dans, fays, gus, hal].map((page) => page.context().close()))
})
