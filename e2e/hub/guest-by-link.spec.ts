import type { Lobby } from '@bettle/contract'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { PHONE } from '../support/actor.ts'
import { aName, registersAsGuest } from '../support/guest.ts'
import { setHabits } from '../support/habits.ts'
import { misfits } from '../support/misfits.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { aNextMatch, nextMatchCard } from '../support/next-match.ts'
import type { StageServer } from '../support/server.ts'
import { expect, test } from '../support/stage.ts'
import { tabTo } from '../support/tab-to.ts'

const rank = (page: Page) => page.getByRole('region', { name: 'Game rank' })
const joining = (page: Page) => page.getByRole('region', { name: 'Join this game' })

/** Opens a new browser and takes a seat as a guest. */
async function aGuest(browser: Browser, server: StageServer, { lobbyCode }: Pick<Lobby, 'lobbyCode'>, name: string) {
  const { page, context } = await aNewcomer(browser, server)
  await page.goto(`/join/${lobbyCode}`)
  await page.getByLabel(/^Your name/).fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(page.getByRole('button', { name: 'Leave Game' })).toBeVisible()
  return { page, context }
}

test('a visitor with the link gets a seat with a name and three taps, chats after the host allows guests to write, and keeps the seat by registering [G8] [G11] [PR572]', async ({
  browser,
  stage,
}) => {
  test.setTimeout(120_000)
  const ana = await stage.arrives('Ana')
  const lobby = await stage.opensLobby(ana, { isPrivate: true })
  const context = await browser.newContext({ baseURL: stage.server.url, reducedMotion: 'reduce', ...PHONE })
  await setHabits(context)
  const page = await context.newPage()
  let taps = 0
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1
    await target.tap()
  }
  await page.goto(`/join/${lobby.lobbyCode}`)
  await expect(page.getByRole('heading', { name: /Ana.* invites you to a game/ })).toBeVisible()
  await expect(joining(page)).toContainText('Chips are points: they are free, and nobody can buy or sell them.')
  await expectAccessible(page)
  expect(await misfits(page)).toEqual([])
  const name = aName('Cleo')
  await tap(page.getByLabel(/^Your name/))
  await page.keyboard.type(name)
  await tap(page.getByRole('radio').first())
  await tap(page.getByRole('button', { name: 'Take a seat' }))
  await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await expect(page.getByRole('region', { name: 'Bets', exact: true })).toBeVisible()
  expect(taps).toBe(3)
  await expect(rank(ana.page)).toContainText(name)
  await expect(page.getByRole('link', { name: 'Register to keep my seat' })).toBeVisible()

  // The same browser returns to the same seat, even by the link.
  await page.goto(`/join/${lobby.lobbyCode}`)
  await tap(page.getByRole('button', { name: `Take a seat as ${name}` }))
  await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)

  await page.goto(`/chat?lobbyId=${lobby._id}&matchId=${lobby.match._id}`)
  await expect(page.getByText('Guests can only read the chat.')).toBeVisible()
  await ana.page.getByRole('button', { name: 'Guests can only read the chat' }).click()
  await ana.page.getByRole('menuitem', { name: 'Guests may write in the chat' }).click()
  await expect(page.getByText('Guests can only read the chat.')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello from the terrace')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(ana.page.getByText('Hello from the terrace')).toBeVisible()

  await page.goto(`/game/${lobby.lobbyCode}`)
  await page.getByRole('link', { name: 'Register to keep my seat' }).tap()
  await expect(page.getByLabel('Username')).toHaveValue(name)
  await registersAsGuest(page, `cleo.${process.pid}.${lobby.lobbyCode}@bettle.example`)
  await expect(page.getByRole('region', { name: 'Bets', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register to keep my seat' })).toHaveCount(0)
  await expect(rank(ana.page)).toContainText(name)
  await context.close()
})

test('a visitor takes a seat by keyboard; a name that is taken is refused at its field, and a free name is suggested [G8] [PR561]', async ({
  browser,
  stage,
}) => {
  const lobby = await stage.anaOpensLobby({ isPrivate: true })
  const name = aName('Dora')
  const first = await aGuest(browser, stage.server, lobby, name)
  const { page, context } = await aNewcomer(browser, stage.server, 'day')
  await page.goto(`/join/${lobby.lobbyCode}`)
  await expectAccessible(page)
  await tabTo(page, page.getByLabel(/^Your name/))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This name is taken\. .* is free\./)).toBeVisible()
  await expect(page.getByLabel(/^Your name/)).toBeFocused()
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)
  await Promise.all([first.context.close(), context.close()])
})

test('the host switches guests on and off in the create dialog, which says what guests may do [G8] [PR573]', async ({
  ana,
  stage,
}) => {
  const settings = await ana.opensSettings(stage.match)
  const guests = settings.getByRole('switch', { name: 'Guests by link' })
  await expect(guests).not.toBeChecked()
  await settings.getByRole('switch', { name: 'Private lobby' }).click()
  await expect(guests).toBeChecked()
  await expect(settings).toContainText('Friends with the link need only a name to play.')
  await expectAccessible(ana.page)
  await guests.click()
  await expect(guests).not.toBeChecked()
  await expect(settings.getByRole('switch', { name: 'Private lobby' })).toBeChecked()
})

/** Holds back the requests for a rematch until both players have sent theirs. */
async function atOnce(...pages: readonly Page[]): Promise<void> {
  let waiting = pages.length
  let letThrough = () => {}
  const all = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  for (const page of pages) {
    await page.route('**/app/game/rematch', async (route) => {
      waiting -= 1
      if (waiting === 0) letThrough()
      await all
      await route.continue()
    })
  }
}

test('five players move to the next match with one press each; two press at once, and one of two guests registers and keeps seat and invitation [G14] [PR570] [PR571] [PR574] [PR735]', async ({
  admin,
  ana,
  ben,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  const lobby = await stage.opensLobby(ana, { isPrivate: true })
  await ben.joins(lobby)
  const cleo = await stage.arrives('Cleo', 'phone')
  await cleo.joins(lobby)
  const names = [aName('Dan'), aName('Ema')] as const
  const dan = await aGuest(browser, stage.server, lobby, names[0])
  const ema = await aGuest(browser, stage.server, lobby, names[1])
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(46)
  await admin.endsHalf(1)
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.letsPass(46)
  const choices = [await aNextMatch(stage), await aNextMatch(stage)] as const
  await admin.endsHalf(2)
  for (const { page } of [ana, ben, cleo, dan, ema]) {
    await expect(page.getByRole('heading', { name: 'Match Complete' })).toBeVisible()
  }
  await expect(nextMatchCard(ben.page)).toContainText('When you choose a match, all members of this lobby are invited.')
  await expectAccessible(ben.page)
  // A guest can open no lobby, and has none to return to.
  await expect(dan.page.getByRole('link', { name: 'See the full result' })).toBeVisible()
  await expect(dan.page.getByRole('button', { name: 'Play again' })).toHaveCount(0)
  await expect(nextMatchCard(dan.page)).toHaveCount(0)

  // Ben has closed the end of the game. He opens the result later by its link, and goes on from there.
  await ben.opens(`/previous-results/${lobby._id}`)
  await expect(nextMatchCard(ben.page)).toContainText('When you choose a match, all members of this lobby are invited.')
  await expectAccessible(ben.page)

  await atOnce(ana.page, ben.page)
  await nextMatchCard(ana.page).getByRole('button', { name: choices[0] }).click()
  await nextMatchCard(ben.page).getByRole('button', { name: choices[1] }).click()
  await expect(nextMatchCard(dan.page)).toContainText(/(Ana|Ben).* has opened/)
  const [opener, other] = /Ana/.test(await nextMatchCard(dan.page).innerText()) ? [ana, ben] : [ben, ana]
  await expect(opener.page.getByRole('button', { name: 'Leave Game' })).toBeVisible()
  await expect(nextMatchCard(other.page)).toContainText(opener.name)
  await expect(nextMatchCard(other.page)).toBeFocused()
  for (const { page } of [dan, cleo]) {
    await expect(nextMatchCard(page)).toContainText(opener.name)
    await expectAccessible(page)
    expect(await misfits(page)).toEqual([])
  }

  await ema.page.getByRole('main').getByRole('link', { name: 'Register to keep my result' }).click()
  await registersAsGuest(ema.page, `ema.${process.pid}.${lobby.lobbyCode}@bettle.example`)
  await expect(ema.page.getByText('Final result')).toBeVisible()
  await expect(ema.page.getByRole('main')).toContainText(names[1])
  for (const { page } of [other, cleo, dan, ema]) {
    await nextMatchCard(page).getByRole('button', { name: 'Join' }).click()
    await expect(page).toHaveURL(new URL(opener.page.url()).pathname)
    await expect(page.getByRole('region', { name: 'Bets', exact: true })).toBeVisible()
  }
  for (const name of ['Ana', 'Ben', 'Cleo', ...names]) await expect(rank(opener.page)).toContainText(name)

  // The player who opened the rematch returns to the old result, and from there to the rematch.
  await opener.opens(`/previous-results/${lobby._id}`)
  await nextMatchCard(opener.page).getByRole('button', { name: 'Go to the game' }).click()
  await expect(rank(opener.page)).toContainText(names[0])
  await Promise.all([dan.context.close(), ema.context.close()])
})
