import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Actor } from '../support/actor.ts'
import { Cup, type CupPlayer } from '../support/competition.ts'
import { expect, test } from '../support/stage.ts'

const NAMES = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']
/** The width of an A4 sheet without its margins, in pixels of CSS. */
const SHEET = { width: 718, height: 1050 }

test('a player shares a competition, and prints its whole bracket in dark ink [PR830] [PR831]', async ({
  browser,
  server,
  stage,
}) => {
  test.setTimeout(120_000)
  const organiser = await stage.registers('Ana')
  const players: CupPlayer[] = []
  for (const name of NAMES) players.push({ name, account: await stage.registers(name) })
  const [ben] = players
  if (!ben) throw new Error('the cup needs Ben')
  const cup = await Cup.opens(server, organiser, { name: 'Pub cup' })
  for (const { account } of players) await cup.enrols(account)
  const actor = await Actor.arrive(browser, server.url, ben.name, await stage.signsIn(ben.account), 'desktop')
  const { page } = actor
  await actor.opens(`/compete/${cup.competition._id}`)

  await test.step('Ben, who does not organise the cup, opens its code and its link', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite to this competition' })
    await expect(dialog).toContainText(cup.code)
    await expect(dialog).toContainText(`${server.url}/compete?code=${cup.code}`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('on paper both rounds are there, and no text is pale, in the dark theme too', async () => {
    await cup.isDrawn()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Pub cup' })).toBeVisible()
    // After enrolment the code of a private competition leads nobody in.
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
    const stakeOf = (player: CupPlayer) => 20 + 10 * players.indexOf(player)
    await cup.ends(await cup.kicksOff(0, players, ({ name }) => (name < 'D' ? 'right' : 'wrong'), stakeOf))
    await cup.ends(await cup.kicksOff(1, players, () => 'right', stakeOf))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize(SHEET)
    const bracket = page.getByRole('region', { name: 'Bracket' })
    await expect(bracket.getByRole('heading', { name: 'Semi-finals' })).toBeVisible()
    await expect(bracket.getByRole('heading', { name: 'Final', exact: true })).toBeVisible()
    await expect(bracket.getByRole('article')).toHaveCount(3)
    const right = await bracket.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(right).toBeLessThanOrEqual(0)
    await expect(bracket.getByRole('heading', { name: 'Winner' })).toBeVisible()
    await expect(bracket).toContainText('To be decided')
    await expect(page.getByRole('button', { name: /Watch|Code|Calendar/ })).toHaveCount(0)
    expect(await paleTexts(page)).toEqual([])
  })
  await actor.leavesTheStage()
})

/** Returns the headings, names and figures whose colour has less contrast to white paper than 4.5 to 1. */
function paleTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const texts = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, td, th, dt, dd, article p > span')]
    const contrastOf = (colour: string) => {
      if (!pen) return 0
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    return texts
      .filter((text) => text.innerText.trim() !== '' && text.checkVisibility())
      .filter((text) => contrastOf(getComputedStyle(text).color) < 4.5)
      .map((text) => text.innerText)
  })
}
