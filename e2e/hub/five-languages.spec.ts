import { createMatch, LANGUAGES } from '@bettle/contract'
import { PHONE } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { aName } from '../support/guest.ts'
import { setHabits } from '../support/habits.ts'
import { expect, type Stage, test } from '../support/stage.ts'
import { isRead, Words } from '../support/words.ts'

const HOUR = 3_600_000
const PASSWORD = 'Kick-off-1'

/** Creates a match that kicks off in some hours. */
async function announces({ server, signsInAsAdmin }: Stage, hours: number) {
  const startTime = new Date(server.clock.now() + hours * HOUR).toISOString()
  const body = { homeTeam: aName('Japan'), awayTeam: 'Ghana', startTime }
  return (await ask(server.url, createMatch, { body }, await signsInAsAdmin())).match
}

for (const language of Object.keys(LANGUAGES)) {
  test(`from the link to a bet, a result, an account, a game and a cup of one's own, every screen is in ${language} [PR1058]`, async ({
    admin,
    browser,
    stage,
  }) => {
    const words = new Words(language)
    const lobby = await stage.anaOpensLobby({ isPrivate: true })
    const context = await browser.newContext({
      baseURL: stage.server.url,
      reducedMotion: 'reduce',
      locale: language,
      ...PHONE,
    })
    await setHabits(context)
    const page = await context.newPage()
    const view = (key: string) =>
      page
        .getByRole('navigation', { name: words.is('pages-game.game-bar.game') })
        .getByRole('button', { name: words.has(key) })
        .tap()
    const name = aName('Cleo')

    await test.step('a guest takes a seat by the link', async () => {
      await page.goto(`/join/${lobby.lobbyCode}`)
      await page.getByLabel(words.starts('guest.guest-seat-form.your-name')).fill(name)
      await isRead(page, words, 'the invitation')
      await page.getByRole('button', { name: words.is('guest.guest-seat-form.take-a-seat') }).tap()
      await expect(page).toHaveURL(`/game/${lobby.lobbyCode}`)
      await page.getByRole('button', { name: words.is('bet.first-bet-guide.skip-the-guide') }).tap()
      await isRead(page, words, 'the lobby')
    })

    await test.step('the guest bets', async () => {
      const panel = page.getByRole('region', { name: words.is('bet.bet-panel.bets') })
      await page.getByRole('radio', { name: words.starts('match-ui.event-type.corner') }).tap()
      await panel.getByRole('button', { name: words.is('bet.phone-question.more-lines') }).tap()
      await isRead(page, words, 'the lines')
      const over = words.has('ui.direction.over').source
      await panel
        .getByRole('region', { name: words.is('bet.phone-question.more-lines') })
        .getByRole('button', { name: new RegExp(`${over} 0[.,]5`, 'i') })
        .tap()
      const slip = page.getByRole('region', { name: words.is('bet.bet-slip.bet-slip') })
      await slip.getByRole('textbox', { name: words.is('bet.stake-field.stake') }).fill('10')
      await isRead(page, words, 'the slip')
      await slip.getByRole('button', { name: words.has('bet.bet-slip.place') }).tap()
      await isRead(page, words, 'the question before a bet')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words.is('bet.confirm-bet.place-bet') })
        .tap()
      await expect(page.getByRole('region', { name: words.is('bet.placed-bet.your-bet') })).toContainText(
        words.has('bet.placed-bet.bet-confirmed'),
      )
      await isRead(page, words, 'the placed bet')
    })

    await test.step('the round is settled, and the guest reads why the bet won', async () => {
      await admin.startsHalf(1)
      await admin.letsKickOff()
      await admin.letsPass(3)
      await admin.records('Corner')
      await view('pages-game.game-bar.my-bets')
      const mine = page.getByRole('region', { name: words.is('my-bets.my-bets.my-bets') })
      await expect(mine).toContainText(words.has('match-ui.bet-status.winning'))
      await isRead(page, words, 'the live bet')
      await admin.letsPass(8)
      await expect(mine).toContainText(words.has('match-ui.bet-status.won'))
      await mine.getByRole('button', { name: words.has('match-ui.bet-status.won') }).tap()
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
      await isRead(page, words, 'the receipt')
      await page.keyboard.press('Escape')
      await view('pages-game.game-bar.rank')
      await isRead(page, words, 'the ranking')
    })

    await test.step('the match ends, and the guest reads the result', async () => {
      await admin.letsPass(35)
      await admin.endsHalf(1)
      await isRead(page, words, 'half-time')
      await admin.startsHalf(2)
      await admin.letsKickOff()
      await admin.letsPass(46)
      await admin.endsHalf(2)
      await expect(page.getByRole('heading', { name: words.is('result.match-complete.match-complete') })).toBeVisible()
      await expect(
        page.getByRole('region', { name: words.is('result.final-standings.final-standings') }),
      ).toContainText(name)
      await isRead(page, words, 'the result')
    })

    await test.step('the guest registers and keeps the result', async () => {
      await page
        .getByRole('link', { name: words.is('pages-game.match-end.register-to-keep-my') })
        .first()
        .tap()
      const form = page.getByRole('form', { name: words.is('account.register-form.create-your-account') })
      await form
        .getByLabel(words.starts('account.register-form.email'))
        .fill(`cleo.${process.pid}.${lobby.lobbyCode}@bettle.example`)
      await form.getByLabel(words.starts('account.register-form.password')).first().fill(PASSWORD)
      await form.getByLabel(words.starts('account.register-form.confirm-password')).fill(PASSWORD)
      await isRead(page, words, 'the registration')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: words.is('form.submit-button.submit') }).tap()
      await expect(form).toHaveCount(0)
      await isRead(page, words, 'the page after the registration')
    })

    const { homeTeam, awayTeam } = await announces(stage, 30)
    await test.step('the player creates a game', async () => {
      await page.goto('/?tab=create')
      const create = page.getByRole('button', {
        name: words.is('hub.match-card.create-game-on-v', { homeTeam, awayTeam }),
      })
      const filter = page.getByRole('searchbox', { name: words.is('hub.match-list.filter-matches') })
      await expect(create.or(filter).first()).toBeVisible()
      if (await filter.isVisible()) await filter.fill(homeTeam)
      await isRead(page, words, 'the hub')
      await create.tap()
      await page
        .getByRole('button', { name: words.has('hub.friends-dialog.play-with-friends') })
        .last()
        .tap()
      const dialog = page.getByRole('dialog', { name: words.is('hub.private-lobby-dialog.your-private-lobby') })
      await expect(dialog).toBeVisible()
      await isRead(page, words, 'the code of the game')
      await dialog.getByRole('button', { name: words.is('hub.private-lobby-dialog.open-the-game') }).tap()
      await expect(page).toHaveURL(/\/game\/[A-HJ-NP-Z2-9]{6}$/)
      await isRead(page, words, 'the new game')
    })

    await test.step('the player creates a cup', async () => {
      await page.goto('/compete')
      await isRead(page, words, 'the competitions')
      await page.goto('/compete/new')
      await page
        .getByRole('textbox', { name: words.is('organise-competition.competition-form.name') })
        .fill(`Cup ${name}`)
      await page.getByRole('checkbox', { name: new RegExp(`^${homeTeam}`) }).check()
      await isRead(page, words, 'the new cup')
      await page
        .getByRole('button', { name: words.is('organise-competition.create-competition.create-competition') })
        .tap()
      await expect(page).toHaveURL(/\/compete\/[\w-]+\/organise$/)
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: words.is('organise-competition.organise-competition.organise-name', { name: `Cup ${name}` }),
        }),
      ).toBeVisible()
      await isRead(page, words, 'the page of its organiser')
      await page.goto(page.url().replace('/organise', ''))
      await expect(page.getByRole('heading', { name: `Cup ${name}` }).first()).toBeVisible()
      await isRead(page, words, 'the cup')
    })
    await context.close()
  })
}
