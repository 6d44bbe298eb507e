import { createLobby, joinLobby, type Lobby, lobbyDetails } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { expect, type Stage, test } from '../support/stage.ts'

test('a player reads on settled bets what their cards did: Boost added chips, Shield returned chips, Near Miss returned the stake [PR182] [PR185]', async ({
  admin,
  ana,
  stage,
}) => {
  // A lobby that hides bets deals no Scout, so a hand there holds the three other cards.
  await stage.opensLobby(ana, { showCompetitorBets: false, roundDuration: 5, cardCooldownTime: 1 })
  const { page } = ana
  await expect(page.getByRole('img', { name: 'You get three cards when the match starts' })).toBeVisible()
  await admin.startsHalf(1)
  await admin.letsKickOff()

  await picksFirst(ana, 'under', 'Throw')
  const returns = await returnOf(ana)
  await playsFromHand(ana, 'Boost', 2)
  expect(await returnOf(ana)).toBe(Math.floor(returns * 1.5))
  await ana.slip.getByRole('button', { name: /^Place 10/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Place your bet?' })
  await expect(question).toContainText('With Boost. A win pays 1.5 times as much.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Place Bet' }).click()
  const boosted = Math.floor(returns * 1.5)
  await expect(page.getByRole('region', { name: 'Your bet' })).toContainText(`returns ${boosted}`)

  await admin.letsPass(5)
  await expect(page.getByRole('heading', { name: 'Round 3' })).toBeVisible()
  const hand = await opensHand(ana)
  await expect(hand).toContainText('Played in round 2')
  await expect(hand.getByText('You can play this card from round 4')).toHaveCount(2)
  await page.keyboard.press('Escape')

  await admin.letsPass(5)
  await expect(ana.bet('WON')).toContainText(`Boost: +${boosted - returns} chips`)
  await picksFirst(ana, 'over', 'Throw')
  await playsFromHand(ana, 'Shield', 4)
  await placesPicked(ana)

  await admin.letsPass(10)
  await expect(ana.bet('LOST')).toContainText('Shield: +5 chips')
  await picksFirst(ana, 'over', 'Goal \\d')
  await playsFromHand(ana, 'Near Miss', 6)
  await placesPicked(ana)
  await admin.letsPass(10)
  const saved = ana.bet('VOID')
  await expect(saved).toContainText('Near Miss brought the stake back')
  await saved.click()
  const receipt = page.getByRole('dialog', { name: 'Round 6' })
  await expect(receipt).toContainText(
    '0 is not more than 0.5, but it missed by only one: Near Miss brought the stake back.',
  )
  await expectAccessible(page)
})

test('a Scout shows its holder another player’s bet once betting has closed, and is hidden from others until the round starts; afterwards a player verifies the hands [PR186] [PR187]', async ({
  admin,
  ana,
  ben,
  stage,
}) => {
  const lobbies = await lobbiesOf(stage, ana, ben)
  await admin.startsHalf(1)
  await admin.letsKickOff()
  const { lobby, scout, other } = await lobbyWithScoutCard(stage, lobbies, ana, ben)
  await scout.returnsTo(lobby)
  await other.returnsTo(lobby)
  await picksFirst(other, 'over', 'Throw')
  await placesPicked(other)
  await picksFirst(scout, 'under', 'Throw')
  await playsFromHand(scout, 'Scout', 2)
  await placesPicked(scout)
  const play = scout.page.getByRole('region', { name: 'Your bet' })
  await expect(play).toContainText('Scout shows you the others’ bets once betting has closed.')

  await admin.letsPass(8)
  await play.getByRole('button', { name: 'See the bets' }).click()
  const seen = scout.page.getByRole('dialog', { name: 'Scout: round 2' })
  const theirs = seen.getByRole('listitem').filter({ hasText: other.name })
  await expect(theirs).toContainText(/over.*Throw.*10/i)
  await expectAccessible(scout.page)
  await scout.page.keyboard.press('Escape')
  await other.page.getByRole('tab', { name: 'Competitors' }).click()
  await expect(other.page.getByText('Round 1, now')).toBeVisible()
  await expect(other.page.getByText('Scout', { exact: true })).toHaveCount(0)

  await admin.letsPass(2)
  await expect(other.leaderboard.filter({ hasText: scout.name })).toContainText('plays Scout')
  await expect(other.page.getByRole('tabpanel', { name: 'Competitors' })).toContainText(/Scout.*under/i)

  await admin.endsHalf(1)
  await admin.startsHalf(2)
  await admin.letsKickOff()
  await admin.endsHalf(2)
  // Until the results are confirmed the operator may reopen the half, so cards can still be played.
  await admin.letsPass(11)
  await other.page.getByRole('button', { name: 'Check the deal' }).click()
  const deal = other.page.getByRole('dialog', { name: 'How the cards were dealt' })
  await expect(deal).toContainText('the seed gives every player these cards')
  await expect(deal.getByRole('listitem').filter({ hasText: 'matches' })).toHaveCount(2)
  await expectAccessible(other.page)
})

/** Picks the lowest line of a side. This line differs from round to round. */
async function picksFirst({ page }: Actor, side: 'over' | 'under', kind: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).click()
  const panel = page.getByRole('region', { name: 'Bets', exact: true })
  await panel
    .getByRole('button', { name: new RegExp(`^${side}`, 'i') })
    .first()
    .click()
}

/** Opens the cards and plays one by keyboard. */
async function playsFromHand(actor: Actor, name: string, round: number): Promise<void> {
  const hand = await opensHand(actor)
  await hand.getByRole('button', { name: new RegExp(`Add to my bet on round ${round}.*${name}`) }).press('Enter')
  await expect(actor.slip).toContainText(`with ${name}`)
}

async function opensHand({ page }: Actor) {
  await page.getByRole('button', { name: /^Your cards|^What your cards do/ }).click()
  const hand = page.getByRole('dialog', { name: 'Your cards' })
  await expect(hand).toBeVisible()
  return hand
}

async function placesPicked({ page, slip }: Actor): Promise<void> {
  await slip.getByRole('button', { name: /^Place 10/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place Bet' }).click()
  await expect(page.getByRole('region', { name: 'Your bet' })).toContainText('Bet confirmed')
}

/** Reads the possible payout that the button of the slip shows. */
async function returnOf({ slip }: Actor): Promise<number> {
  const text = await slip.getByRole('button', { name: /^Place 10/ }).innerText()
  return Number(/(\d+)\D*$/.exec(text)?.[1])
}

/**
 * Opens enough lobbies that one of the two players holds a Scout in at least one of them. The probability that none
 * does is one in a million.
 */
async function lobbiesOf({ server, match }: Stage, host: Actor, guest: Actor): Promise<readonly Lobby[]> {
  const lobbies: Lobby[] = []
  for (let n = 0; n < 5; n++) {
    const { lobby } = await ask(server.url, createLobby, { body: { matchId: match._id, gameSettings: {} } }, host.token)
    await ask(server.url, joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }, guest.token)
    lobbies.push(lobby)
  }
  return lobbies
}

async function lobbyWithScoutCard({ server }: Stage, lobbies: readonly Lobby[], ana: Actor, ben: Actor) {
  const wanted: CardKind = 'scout'
  for (const lobby of lobbies) {
    for (const [scout, other] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const { hand } = await ask(server.url, lobbyDetails, { params: { lobbyId: lobby._id } }, scout.token)
      if (hand?.cards.some(({ kind }) => kind === wanted)) return { lobby, scout, other }
    }
  }
  throw new Error('nobody was dealt a Scout')
}
