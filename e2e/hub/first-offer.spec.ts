import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/stage.ts'

for (const device of ['phone', 'desktop'] as const) {
  test(`on a ${device}, the lobbies show one match with one press on the first screen, the code below it, then the other matches, and no match twice [PR851]`, async ({
    stage,
  }) => {
    const { match } = await stage.anaOpensLobby()
    const ben = await stage.arrives('Ben', device)
    const { page } = ben
    await ben.opens('/')
    const offer = page.getByRole('region', { name: 'Scoreboard' })
    const press = page.getByRole('button', { name: /^(PLAY NOW|TAKE A SEAT)$/ })
    await expect(press).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'PLAY WITH FRIENDS' })).toBeInViewport({ ratio: 1 })
    const code = page.getByRole('textbox', { name: 'Lobby code' })
    const lists = page.getByRole('region', { name: 'OPEN LOBBIES' })
    await expect(lists).toBeVisible()
    const yOf = async (part: typeof offer) => (await part.boundingBox())?.y ?? Number.NaN
    expect(await yOf(offer)).toBeLessThan(await yOf(code))
    if (device === 'phone') {
      await expect(code).toBeInViewport()
      expect(await yOf(code)).toBeLessThan(await yOf(lists))
    }
    // The match is the offered one or one of the list.
    await expect(page.getByText(match.homeTeam).filter({ visible: true })).toHaveCount(1)
    await expectAccessible(page)
    await press.click()
    await expect(ben.inGame).toBeVisible()
  })
}
