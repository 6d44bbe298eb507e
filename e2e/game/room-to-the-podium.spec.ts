import { type Lobby, lobbyByCode, lobbyDetails, type Token } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { opensCrowdRoom } from '../support/crowd-room.ts'
import { cutTexts } from '../support/cut-texts.ts'
import { aName, arrivesByLink } from '../support/guest.ts'
import { misfits } from '../support/misfits.ts'
import { aNextMatch, nextMatchCard } from '../support/next-match.ts'
import { expect, test } from '../support/stage.ts'

const opensPad = async ({ page }: Actor) => {
  await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: 'Tap' }).click()
  await expect(page.getByRole('button', { name: 'Corner, home', exact: true })).toBeEnabled()
}

/** Opens the pad once more: presence lasts ten minutes, which pass at once on the clock of the stage. */
const opensPadAgain = async (actor: Actor) => {
  await actor.goesTo('Rank')
  await opensPad(actor)
}

/** Lets the actors tap, one after the other. It waits for each reply, because match time passes at once afterwards. */
const tap = async (name: string, ...actors: readonly Actor[]) => {
  for (const { page } of actors) {
    const replied = page.waitForResponse((response) => response.url().endsWith('/app/game/tap-in-room'))
    await page.getByRole('button', { name, exact: true }).click()
    expect((await replied).status()).toBe(200)
  }
}

test('a host, a friend and a guest by link play a room from the invitation to the podium, with the chips that their taps decide, and open the next room together [RM3] [RM11] [RM15] [RM20] [PR710] [PR711]', async ({
  admin,
  browser,
  stage,
}) => {
  test.setTimeout(240_000)
  const { url } = stage.server
  const ana = await stage.arrives('Ana', 'phone')
  const ben = await stage.arrives('Ben', 'phone')
  /** The price of an option of the next round, in hundredths. */
  const priceOf = async ({ _id }: Pick<Lobby, '_id'>, option: string) => {
    // The session of the page is the latest one: match time passes faster than sessions allow.
    const token: Token = await ana.page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? ''))
    const { odds } = await ask(url, lobbyDetails, { params: { lobbyId: _id } }, token)
    const found = odds.find(({ name }) => name.toLowerCase() === option.toLowerCase())
    return Math.round((found?.odds ?? 0) * 100)
  }

  const { lobbyCode, lobby } = await test.step('Ana opens a room, which takes guests by link', async () => {
    const { lobbyCode: code } = await opensCrowdRoom(ana, stage)
    return { lobbyCode: code, lobby: await ask(url, lobbyByCode, { params: { code } }, ana.token) }
  })

  await ben.joins({ lobbyCode })
  const cleo = await arrivesByLink(browser, stage.server, { lobbyCode }, { name: aName('Cleo') })
  const everyone = [ana, ben, cleo]
  const underCard = await priceOf(lobby, 'Under 0.5 Card')
  const overCorner = await priceOf(lobby, 'Over 0.5 Corner')

  await test.step('the three bet and whistle the first half', async () => {
    await ana.bets(20).on('over 0.5 Corner')
    await ben.bets(30).on('under 0.5 Corner')
    await cleo.bets(40).on('under 0.5 Card')
    for (const actor of everyone) await opensPad(actor)
    await tap('Whistle: Start half 1', ben, cleo)
    await expect(ana.page.getByRole('button', { name: 'Whistle: End half 1' })).toBeDisabled()
    await admin.letsKickOff()
    await admin.letsPass(3)
  })

  await test.step('two of the three record a corner by which the third wins, and the round settles', async () => {
    await tap('Corner, home', ben, cleo)
    await expectAccessible(cleo.page)
    expect([...(await misfits(cleo.page)), ...(await cutTexts(cleo.page))]).toEqual([])
    await admin.letsPass(8)
    for (const actor of everyone) await actor.goesTo('My bets')
    await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
    await expect(ben.bet('Under 0.5 Corner')).toContainText('LOST')
    await expect(cleo.bet('Under 0.5 Card')).toContainText('WON')
  })

  const overCornerLater =
    await test.step('at half-time the guest bets once more, and they whistle both halves', async () => {
      await admin.letsPass(36)
      for (const actor of everyone) await opensPadAgain(actor)
      await tap('Whistle: End half 1', ana, ben)
      await expect(cleo.page.getByRole('button', { name: 'Whistle: Start half 2' })).toBeDisabled()
      const price = await priceOf(lobby, 'Over 0.5 Corner')
      await cleo.bets(10).on('over 0.5 Corner')
      await admin.letsPass(15)
      for (const actor of everyone) await opensPadAgain(actor)
      await tap('Whistle: Start half 2', ben, cleo)
      await expect(ana.page.getByRole('button', { name: 'Whistle: End half 2' })).toBeDisabled()
      await admin.letsKickOff()
      await admin.letsPass(2)
      for (const actor of everyone) await opensPadAgain(actor)
      await tap('Goal, away', ana, cleo)
      await tap('Corner, away', ana, ben)
      await expect(ben.page.getByText(/^France \w+ 0, Croatia 1$/)).toBeAttached()
      return price
    })

  await test.step('the last whistle completes the match: the podium shows every player with their chips', async () => {
    await admin.letsPass(45)
    for (const actor of everyone) await opensPadAgain(actor)
    await tap('Whistle: End half 2', ana, ben)
    // A round sat out costs five chips. Ana and Ben sat out nine of ten rounds, Cleo eight.
    const won = (price: number, stake: number) => Math.floor((price * stake) / 100)
    const chips = {
      ana: 100 - 20 + won(overCorner, 20) - 9 * 5,
      ben: 100 - 30 - 9 * 5,
      cleo: 100 - 40 + won(underCard, 40) - 10 + won(overCornerLater, 10) - 8 * 5,
    }
    for (const actor of everyone) {
      await actor.seesFinalStandings([cleo.name, chips.cleo], ['Ana', chips.ana], ['Ben', chips.ben])
      await expectAccessible(actor.page)
      expect(await misfits(actor.page)).toEqual([])
    }
    // A guest wins the game and no trophies, so Ana gets the pot: the starting chips of the two players with an account.
    await expect(ana.page.getByText('200 trophies for you once the results are confirmed.')).toBeVisible()
    await expect(cleo.page.getByRole('link', { name: 'Register to keep my result' })).toBeVisible()
  })

  await test.step('Ben opens the next room with one press, and Ana and the guest follow with one press each', async () => {
    const next = await aNextMatch(stage)
    await ben.page.reload()
    await nextMatchCard(ben.page).getByRole('button', { name: next }).click()
    await expect(ben.inGame).toBeVisible()
    for (const actor of [ana, cleo]) {
      await nextMatchCard(actor.page).getByRole('button', { name: 'Join' }).click()
      await expect(actor.page).toHaveURL(new URL(ben.page.url()).pathname)
    }
    for (const actor of everyone) await opensPad(actor)
  })
  await cleo.leavesTheStage()
})
