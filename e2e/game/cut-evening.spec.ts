import { joinLobby, lobbyByCode, lobbyDetails } from '@bettle/contract'
import { expectAccessible } from '../support/accessible.ts'
import type { Actor } from '../support/actor.ts'
import { ask } from '../support/ask.ts'
import { expectFitsEverySize } from '../support/every-size.ts'
import { aNewcomer } from '../support/newcomer.ts'
import { bets, type Credentials, speaker } from '../support/past-game.ts'
import { expect, test } from '../support/stage.ts'

/** The stakes on rounds 1 to 4 of the players without a browser. They all lose, except those of `WINNERS`. */
const BY_CALLS: Readonly<Record<string, readonly number[]>> = {
  Cleo: [5, 5, 5, 5],
  Dan: [10, 5, 5, 5],
  Eve: [15, 5, 5, 5],
  Finn: [20, 5, 40, 5],
  Gus: [30, 5, 5, 5],
  // Hana never bets.
  Hana: [],
}

interface Placed {
  readonly name: string
  readonly round: number
  readonly stake: number
  /** The chips that the bet pays; 0 if it loses. */
  readonly pays: number
}

/** Counts an evening again from its bets, without the code of the product. */
class Recount {
  readonly placed: Placed[] = []
  private readonly outAfter = new Map<string, number>()
  private readonly names: readonly string[]

  constructor(names: readonly string[]) {
    this.names = names
  }

  /** The chips after a settled round. A round sat out costs five. */
  chips(name: string, round: number): number {
    let chips = 100
    for (let number = 1; number <= Math.min(round, this.outAfter.get(name) ?? round); number += 1) {
      const bet = this.betOf(name, number)
      chips += bet ? bet.pays - bet.stake : -5
    }
    return chips
  }

  /** The chips on the screens during the next round: all members see the stakes on it, which may be lost. */
  shown(name: string, round: number): number {
    const next = this.outAfter.has(name) ? undefined : this.betOf(name, round + 1)
    return this.chips(name, round) - (next?.stake ?? 0)
  }

  /** The names after a settled round: those out last, active ones first, and then by chips. */
  ranking(round: number, chips = (name: string) => this.chips(name, round)): string[] {
    const out = (name: string) => this.outAfter.get(name) ?? Number.POSITIVE_INFINITY
    const active = (name: string) => Number(this.isActive(name, round))
    return this.names.toSorted((a, b) => {
      const later = out(a) === out(b) ? 0 : out(b) - out(a)
      return later || active(b) - active(a) || chips(b) - chips(a)
    })
  }

  /** Those whom a cut after this round puts out. */
  low(round: number, isLast = false): string[] {
    const inPlay = this.ranking(round).filter((name) => !this.outAfter.has(name))
    const active = inPlay.filter((name) => this.isActive(name, round)).length
    return inPlay.slice(isLast ? 2 : Math.ceil(active / 2))
  }

  cutsAfter(round: number, isLast = false): string[] {
    const low = this.low(round, isLast)
    for (const name of low) this.outAfter.set(name, round)
    return low
  }

  private isActive(name: string, round: number): boolean {
    const played = Math.min(round, this.outAfter.get(name) ?? round)
    const bets = this.placed.filter((bet) => bet.name === name && bet.round <= played).length
    return bets >= Math.max(1, Math.floor(played / 3))
  }

  private betOf(name: string, round: number): Placed | undefined {
    return this.placed.find((bet) => bet.name === name && bet.round === round)
  }
}

test('eight friends play a cut evening from the preset to the podium: the ranking marks who would be out, four and then two stay, as a recount has it [X7] [X8] [X12] [PR960] [PR970] [PR971] [PR976]', async ({
  admin,
  browser,
  stage,
}) => {
  test.setTimeout(300_000)
  const { server } = stage
  const ana = await stage.arrives('Ana', 'phone')
  const ben = await stage.arrives('Ben', 'phone')
  const accounts = new Map<string, Credentials>()
  for (const name of Object.keys(BY_CALLS)) accounts.set(name, await stage.registers(name))
  const account = (name: string) => accounts.get(name) as Credentials
  const recount = new Recount(['Ana', 'Ben', ...accounts.keys()])

  const settings = await ana.opensSettings(stage.match)
  await settings.getByRole('radio', { name: 'Cut evening' }).click()
  await expect(settings).toContainText('After rounds 3 and 7 the lower half of the ranking is out')
  await expectAccessible(ana.page)
  await expectFitsEverySize(ana.page, 'create-dialog')
  const { lobbyCode } = await ana.createsGame(settings)
  const lobby = await ask(server.url, lobbyByCode, { params: { code: lobbyCode } }, ana.token)
  const details = async () => (await speaker(server, account('Cleo')))(lobbyDetails, { params: { lobbyId: lobby._id } })

  const visitor = await aNewcomer(browser, server)
  await visitor.page.goto(`/join/${lobbyCode}`)
  await expect(visitor.page.getByText('Half of the players are out after rounds 3 and 7')).toBeVisible()
  await expectFitsEverySize(visitor.page, 'invitation')
  await visitor.context.close()
  await ben.joins({ lobbyCode })
  for (const name of accounts.keys())
    await (await speaker(server, account(name)))(joinLobby, { body: { lobbyCode, role: 'player' } })

  /** The price of an option of the next round, in hundredths. */
  const priceOf = async (option: string) => {
    const found = (await details()).odds.find(({ name }) => name.toLowerCase() === option.toLowerCase())
    return Math.round((found?.odds ?? 0) * 100)
  }
  const note = async (name: string, round: number, stake: number, wins: boolean) => {
    const pays = wins ? Math.floor(((await priceOf('Under 0.5 Corner')) * stake) / 100) : 0
    recount.placed.push({ name, round, stake, pays })
  }
  const onScreen = async (actor: Actor, round: number, stake: number, wins = false) => {
    await note(actor.name, round, stake, wins)
    await actor.bets(stake).on(wins ? 'under 0.5 Corner' : 'over 0.5 Corner')
  }
  const byCall = async (name: string, round: number, stake: number, wins = false) => {
    await note(name, round, stake, wins)
    await bets(server, lobby, account(name), wins ? 'Under 0.5 Corner' : 'Over 0.5 Corner', stake)
  }
  const allByCalls = async (round: number, except: readonly string[] = []) => {
    for (const [name, stakes] of Object.entries(BY_CALLS)) {
      const stake = stakes[round - 1]
      // Finn wins round 3, and is no longer among the lowest.
      if (stake && !except.includes(name)) await byCall(name, round, stake, name === 'Finn' && round === 3)
    }
  }
  const sees = async ({ page }: Actor, round: number) => {
    const shown = (name: string) => recount.shown(name, round)
    const entries = recount.ranking(round, shown)
    const rows = page.getByRole('region', { name: 'Game rank' }).getByRole('listitem')
    await expect(rows).toHaveText(entries.map((name) => new RegExp(`${name}.*${shown(name)}$`)))
  }
  const seesLow = async ({ name: own, page }: Actor, low: readonly string[]) => {
    const rank = page.getByRole('region', { name: 'Game rank' })
    const marked = rank.getByRole('listitem').filter({ hasText: /would be out now/i })
    await expect(marked).toHaveCount(low.length)
    for (const name of low)
      await expect(marked.filter({ hasText: name === own ? 'You would be out' : name })).toHaveCount(1)
  }
  const rankText = ({ page }: Actor, text: string) =>
    expect(page.getByRole('region', { name: 'Game rank' }).getByText(text)).toBeVisible()

  await test.step('before the match the ranking says when the first cut comes', async () => {
    for (const actor of [ana, ben]) {
      await actor.goesTo('Rank')
      await rankText(actor, 'Cut after round 3: half of the players stay in.')
    }
    await ana.unfolds()
    await ana.page.getByRole('button', { name: /^House rules: .*Cuts after rounds 3 and 7/ }).click()
    const sheet = ana.page.getByRole('dialog', { name: 'House rules' })
    await expect(sheet).toContainText('Cuts')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await ana.folds()
  })

  await test.step('after two rounds the ranking marks the four who would be out now, an idle seat among them', async () => {
    await onScreen(ana, 1, 10, true)
    await onScreen(ben, 1, 40)
    await allByCalls(1)
    await admin.startsHalf(1)
    await admin.letsKickOff()
    await admin.letsPass(1)
    await onScreen(ana, 2, 5)
    await onScreen(ben, 2, 10)
    await allByCalls(2)
    await admin.letsPass(10)
    await onScreen(ana, 3, 5)
    await onScreen(ben, 3, 10)
    await allByCalls(3)
    await admin.letsPass(10)
    const low = recount.low(2)
    expect(low.toSorted()).toEqual(['Ben', 'Finn', 'Gus', 'Hana'])
    for (const actor of [ana, ben]) {
      await actor.goesTo('Rank')
      await sees(actor, 2)
      await rankText(actor, 'Cut after round 3: 4 of 8 players stay in.')
      await seesLow(actor, low)
      await expectAccessible(actor.page)
      await expectFitsEverySize(actor.page, `would-be-out-${actor.name}`)
      await actor.goesTo('Play')
    }
  })

  await test.step('the first cut leaves four, and one who bet well in the last round is saved', async () => {
    await onScreen(ben, 4, 7)
    await onScreen(ana, 4, 5)
    await allByCalls(4)
    await admin.letsPass(10)
    const out = recount.cutsAfter(3)
    await expect(ben.page.getByText('Round 3 ended with a cut, and you ranked too low')).toBeVisible()
    expect(out.toSorted()).toEqual(['Ben', 'Eve', 'Gus', 'Hana'])
    await expectFitsEverySize(ben.page, 'cut-notice-Ben')
    for (const actor of [ana, ben]) {
      await actor.goesTo('Rank')
      await sees(actor, 3)
      await expect(
        actor.page
          .getByRole('region', { name: 'Game rank' })
          .getByRole('listitem')
          .filter({ hasText: 'Out in round 3' }),
      ).toHaveCount(4)
      await rankText(actor, 'Last cut after round 7: 2 of 4 players stay in.')
      await expectFitsEverySize(actor.page, `after-cut-rank-${actor.name}`)
      await expectAccessible(actor.page)
    }
    await ben.goesTo('Play')
    await expect(ben.page.getByText(/out of this game since round 3/)).toBeVisible()
    await expectFitsEverySize(ben.page, 'out-play-Ben')
    await expectAccessible(ben.page)
    await ben.page.getByRole('button', { name: 'Dismiss' }).click()
    await ben.goesTo('My bets')
    await expect(ben.bet('Over 0.5 Corner').filter({ hasText: /void/i })).toHaveCount(1)
    await ben.bet('Over 0.5 Corner').filter({ hasText: /void/i }).click()
    await expect(ben.page.getByRole('dialog')).toContainText(
      'The player was out of the game before this round, by a cut',
    )
    await ben.page.keyboard.press('Escape')
    await expect(ben.page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a friend who comes after the cut may watch only', async () => {
    const late = await stage.arrives('Late', 'phone')
    await late.opens(`/join/${lobbyCode}`)
    await expect(late.page.getByRole('dialog')).toBeVisible()
    await expectFitsEverySize(late.page, 'late-join')
  })

  await test.step('the four play on, and the ranking marks the two whom the last cut would take', async () => {
    await onScreen(ana, 5, 5)
    await byCall('Cleo', 5, 5)
    await byCall('Dan', 5, 5)
    await byCall('Finn', 5, 60)
    await admin.letsPass(15)
    await admin.endsHalf(1)
    await admin.letsPass(2)
    await ben.goesTo('Play')
    await onScreen(ana, 6, 5)
    for (const name of ['Cleo', 'Dan', 'Finn']) await byCall(name, 6, 5)
    await admin.letsPass(12)
    await admin.startsHalf(2)
    await admin.letsKickOff()
    await admin.letsPass(1)
    await onScreen(ana, 7, 5)
    await byCall('Cleo', 7, 5)
    await byCall('Dan', 7, 10, true)
    await byCall('Finn', 7, 5)
    await admin.letsPass(10)
    const low = recount.low(6, true)
    expect(low.toSorted()).toEqual(['Cleo', 'Dan'])
    await ana.goesTo('Rank')
    await sees(ana, 6)
    await seesLow(ana, low)
  })

  await test.step('the last cut leaves two, who play for the win', async () => {
    await onScreen(ana, 8, 5)
    for (const name of ['Cleo', 'Dan', 'Finn']) await byCall(name, 8, 5)
    await admin.letsPass(10)
    expect(recount.cutsAfter(7, true).toSorted()).toEqual(['Cleo', 'Finn'])
    for (const actor of [ana, ben]) {
      await actor.goesTo('Rank')
      await sees(actor, 7)
      await rankText(actor, 'No more cuts: the last two play for the win.')
      await expectFitsEverySize(actor.page, `last-two-${actor.name}`)
    }
    await ana.goesTo('Play')
  })

  await test.step('one of the last two wins: podium and final ranking are those of the recount', async () => {
    await onScreen(ana, 9, 20, true)
    await admin.letsPass(25)
    await admin.endsHalf(2)
    const final = recount.ranking(10).map((name): [string, number] => [name, recount.chips(name, 10)])
    expect(final.slice(0, 2).map(([name]) => name)).toEqual(['Ana', 'Dan'])
    for (const actor of [ana, ben]) {
      await actor.seesFinalStandings(...final)
      await expectAccessible(actor.page)
      await expectFitsEverySize(actor.page, `podium-${actor.name}`)
    }
    await expect(ana.page.getByText('800 trophies for you once the results are confirmed.')).toBeVisible()
  })
})
