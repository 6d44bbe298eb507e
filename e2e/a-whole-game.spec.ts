import { type Lobby, lobbyByCode, lobbyDetails, placeBet } from '@bettle/contract'
import { expectAccessible } from './support/accessible.ts'
import type { Actor } from './support/actor.ts'
import { ask } from './support/ask.ts'
import { signsIn } from './support/newcomer.ts'
import { expect, test } from './support/stage.ts'

// Pages that a press opens are fetched ahead, so that they are loaded before the connection is cut.
test.use({ habits: { fetchesAhead: true } })

test('four players and a spectator go through a whole game, from an empty lobby to the podium [PR300]', async ({
  adminAtConsole: admin,
  ana,
  ben,
  stage,
}) => {
  test.setTimeout(240_000)
  const cleo = await stage.arrives('Cleo')
  const line = await cleo.hasFrailLine()
  const dora = await stage.arrives('Dora', 'phone')
  const lobby =
    await test.step('the players join: from the list, by code, and by a link as spectator [PR139] [PR189]', async () => {
      await Promise.all([ben, cleo].map((actor) => actor.opens('/')))
      const opened = await ana.createsGame(await ana.opensSettings(stage.match))
      await ben.typesCode(opened)
      await ben.choosesRole('player')
      await (await cleo.findsLobby(opened)).getByRole('button', { name: /^Join/ }).click()
      await cleo.choosesRole('player')
      await dora.joins(opened, 'spectator')
      await expect(dora.page.getByText('SPECTATOR MODE').first()).toBeVisible()
      return opened
    })

  await test.step('the players bet and chat before the match [PR137] [PR141] [PR142] [PR194] [PR223]', async () => {
    await expect(ana.page.getByText('Match has not started yet')).toBeVisible()
    await expect(ana.page.getByText('PRE-MATCH').first()).toBeVisible()
    await expect(ana.page.getByText('WAITING FOR HALF 1')).toBeVisible()
    await expectAccessible(ana.page)
    await ana.bets(10).on('over 0.5 Corner')
    await ben.bets(95).on('under 0.5 Corner')
    await cleo.bets(20).on('over 0.5 Corner')
    await ana.says('May the best guess win')
    await dora.page.getByRole('button', { name: '1 unread Chat' }).click()
    await dora.says('I only watch')
    for (const actor of [ana, ben, cleo, dora]) {
      await expect(actor.messages).toContainText(['May the best guess win', 'I only watch'])
    }
    await dora.page.getByRole('button', { name: 'Back' }).click()
    // Stakes on a round that has not started are hidden from other players.
    await dora.seesRanking(['Ana', 100], ['Ben', 100], ['Cleo', 100])
  })

  await test.step('at kick-off everyone sees the bets, and Ben cannot stake more chips than he has [PR167] [PR168] [PR190]', async () => {
    await admin.startsHalf(1)
    await admin.letsKickOff()
    for (const actor of [ana, ben, cleo, dora]) await expect(actor.page.getByText('HALF 1 OF 2')).toBeVisible()
    await expect(ana.page.getByText('LIVE ROUND').first()).toBeVisible()
    await expectAccessible(ana.page)
    await cleo.page.getByRole('tab', { name: 'Competitors' }).click()
    const rivals = cleo.page.getByRole('list', { name: 'Previous round bets' })
    await expect(rivals).toContainText('95')
    await expect(rivals).toContainText('YOU')
    await cleo.page.getByRole('tab', { name: 'Odds' }).click()

    await ben.picks(10, 'over 0.5 Corner')
    await expect(ben.slip.getByRole('button', { name: 'You have 5 chips' })).toBeDisabled()
    await expect(placesUnasked(ben, stage.server.url, lobby, 10)).rejects.toThrow('insufficient-chips')
  })

  const emil =
    await test.step('a corner is recorded, and a latecomer joins with the starting chips [PR216]', async () => {
      await admin.letsPass(3)
      await admin.records('Corner')
      await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
      await expect(ben.bet('Under 0.5 Corner')).toContainText('ACTIVE')
      const { actor, account } = await stage.arrivesSignedOut('Emil')
      await actor.opens(`/join/${lobby.lobbyCode}`)
      await actor.page.getByRole('link', { name: 'I have an account' }).click()
      await signsIn(actor.page, account)
      await actor.choosesRole('player')
      await actor.seesRanking(['Emil', 100], ['Ana', 90], ['Cleo', 80], ['Ben', 5])
      return actor
    })

  await test.step('the players bet on the second round until the window closes; Cleo leaves, returns and still has her bet [PR139] [PR171] [PR173] [PR215]', async () => {
    for (const [actor, stake] of [
      [ana, 10],
      [cleo, 10],
      [emil, 30],
    ] as const)
      await actor.bets(stake).on('over 0.5 Corner')
    await cleo.leaves()
    await expect(ana.leaderboard.filter({ hasText: 'Cleo' })).toContainText('Left')
    await cleo.typesCode(lobby)
    await cleo.choosesRole('player')
    await expect(cleo.bet('Over 0.5 Corner').filter({ hasText: 'WINNING' })).toBeVisible()
    await expect(cleo.bet('Over 0.5 Corner').filter({ hasText: 'UPCOMING' })).toBeVisible()
    await expect(cleo.leaderboard.filter({ hasText: 'Cleo' })).toContainText('70')
    await admin.letsPass(4.2)
    await expect(ben.page.getByText(/closing soon/i).first()).toBeVisible()
    await admin.letsPass(1)
    await expect(ben.page.getByText(/betting closed for next round/i).first()).toBeVisible()
  })

  await test.step('the round is settled and corrected on every screen [PR198] [PR214] [PR238]', async () => {
    await admin.letsPass(2)
    await expect(ana.bet('Over 0.5 Corner').filter({ hasText: 'WON' })).toBeVisible()
    await expect(ben.bet('Under 0.5 Corner')).toContainText('LOST')
    for (const actor of [ana, ben, cleo, dora, emil]) {
      // None of Emil's bets is settled, so he ranks below all players who have a settled bet.
      await actor.seesRanking(['Cleo', 101], ['Ana', 95], ['Ben', 5], ['Emil', 70])
    }
    await admin.deletesEvent('Corner', 'It was a goal kick')
    for (const actor of [ana, ben, cleo, dora, emil]) {
      const notice = actor.page.getByRole('listitem').filter({ hasText: 'Round 1 corrected: It was a goal kick.' })
      await expect(notice).toHaveCount(1)
      await actor.seesRanking(['Ben', 228], ['Ana', 80], ['Cleo', 70], ['Emil', 70])
    }
    await expect(ben.bet('Under 0.5 Corner')).toContainText('WON')
    await ana.bet('Over 0.5 Corner').filter({ hasText: 'LOST' }).click()
    const why = ana.page.getByRole('dialog')
    await expect(why).toContainText('It was a goal kick')
    await expect(why).toContainText('−15')
    await ana.page.keyboard.press('Escape')
  })

  await test.step('the host leaves and the next player becomes host; a reconnected player has every update [PR135] [PR148] [PR247]', async () => {
    await ana.leaves()
    await ben.says('Still with us?')
    await expect(cleo.messages.filter({ hasText: 'Still with us?' })).toContainText('Host')
    await ana.joins(lobby)
    await line.breaks()
    await admin.records('Corner')
    await emil.says('Corner!')
    await line.mends()
    await expect(cleo.bet('Over 0.5 Corner').filter({ hasText: 'WINNING' })).toBeVisible()
    await expect(cleo.messages.filter({ hasText: 'Corner!' })).toHaveCount(1)
    const details = await emil.waitsFor('**/api/app/game/lobby-details/*')
    await emil.page.reload()
    await expect(emil.page.getByText('Getting match information...')).toBeAttached()
    details.letThrough()
    await expect(emil.bet('Over 0.5 Corner')).toContainText('WINNING')
    await emil.isIn(lobby)
    for (const actor of [cleo, emil]) await actor.seesRanking(['Ben', 228], ['Ana', 80], ['Cleo', 70], ['Emil', 70])
  })

  await test.step('the players bet on the first round of the second half at half-time [PR137] [PR138]', async () => {
    await admin.letsPass(36)
    await admin.endsHalf(1)
    for (const actor of [ana, dora]) {
      await expect(actor.page.getByText('WAITING FOR HALF 2')).toBeVisible()
      await expect(actor.page.getByText('ROUND BREAK').first()).toBeVisible()
    }
    await admin.letsPass(0.2)
    await ana.bets(5).on('over 1.5 Corner')
  })

  await test.step('the last round is settled, and every screen shows the podium [PR147] [PR148] [PR204] [PR227] [PR228] [PR229]', async () => {
    await admin.startsHalf(2)
    await admin.letsKickOff()
    await admin.letsPass(41)
    await dora.goesTo('Play')
    for (const actor of [ana, dora]) {
      await expect(actor.page.getByText('This is the final round. No more bets can be placed.').first()).toBeVisible()
    }
    await admin.records('Goal CRO')
    await admin.letsPass(7)
    const results = await cleo.waitsFor('**/assets/match-end-*.js')
    await admin.endsHalf(2)
    await expect(cleo.page.getByText('Loading results...')).toBeVisible()
    results.letThrough()
    // Only Ana has bet on a third of the rounds: three of ten. Ben and Emil have bet on one of nine, Cleo on two of
    // ten. So Ana ranks first.
    for (const actor of [ana, ben, cleo, dora, emil]) {
      await actor.seesFinalStandings(['Ana', 54], ['Ben', 183], ['Emil', 74], ['Cleo', 44])
      await expect(actor.page.getByText('Provisional results')).toBeVisible()
    }
    await expect(ana.page.getByText('You won!')).toBeVisible()
    await expect(cleo.page.getByText('Thanks for playing!')).toBeVisible()
    await expect(cleo.page.getByText('Your rank: #4')).toBeVisible()
    await expectAccessible(ben.page)
    await admin.letsPass(10)
    for (const actor of [ana, dora]) await expect(actor.page.getByText('Results confirmed')).toBeVisible()
    await ana.page.getByRole('button', { name: 'Play again' }).click()
    await expect(ana.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  })
})

test('in a blind lobby no player ever sees another player’s bet [PR193]', async ({ admin, ana, ben, stage }) => {
  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('tab', { name: 'ADVANCED' }).click()
  await settings.getByRole('switch', { name: "Show competitors' bets" }).click()
  const lobby = await ana.createsGame(settings)
  await ben.joins(lobby)
  await ana.bets(10).on('over 0.5 Corner')
  await admin.startsHalf(1)
  await admin.letsKickOff()
  await admin.letsPass(3)
  await admin.records('Corner')
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WINNING')
  await expect(ben.page.getByText('BLIND BETTING MODE')).toBeVisible()
  await expect(ben.page.getByRole('tab', { name: 'Competitors' })).toBeDisabled()
  await ana.seesRanking(['Ana', 100], ['Ben', 100])
  // The stake becomes visible to others together with the outcome.
  await ben.seesRanking(['Ana', 100], ['Ben', 100])
  await admin.letsPass(7)
  await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
  await ben.seesRanking(['Ana', 105], ['Ben', 95])
})

/** Sends a bet on the first option of the next round directly to the server, without the bet slip. */
async function placesUnasked(actor: Actor, url: string, { lobbyCode }: Pick<Lobby, 'lobbyCode'>, stake: number) {
  const card = await ask(url, lobbyByCode, { params: { code: lobbyCode } }, actor.token)
  const { odds, upcomingRounds } = await ask(url, lobbyDetails, { params: { lobbyId: card._id } }, actor.token)
  const [option] = odds
  const [round] = upcomingRounds
  if (!option || !round) throw new Error('nothing is offered')
  const body = { lobbyId: card._id, oddsId: option._id, matchRoundId: round._id, stake }
  return ask(url, placeBet, { body }, actor.token)
}
