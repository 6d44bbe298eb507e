import {
  adminListMatches,
  createFeedProvider,
  createLobby,
  joinLobby,
  type Lobby,
  listMatchEvents,
  lobbyDetails,
  placeBet,
  type Token,
} from '@bettle/contract'
import { LocalProvider, serveLocalProvider } from '@bettle/replay'
import type { MatchFile, MatchFileTeam } from '@bettle/rules'
import { expectAccessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { OperatorAtConsole } from '../support/operator.ts'
import { expect, test } from '../support/stage.ts'

const DELAY_SECONDS = 30
const STEP_SECONDS = 60
const LATE_SECONDS = 90
const HALF = { durationSeconds: 2700 }

/** The events by half and minute. The operator records the corner of minute 24 during a takeover. */
const EVENTS: readonly [half: number, minute: number, eventType: string, team: MatchFileTeam][] = [
  [1, 2, 'Corner', 'home'],
  [1, 4, 'Shot', 'away'],
  [1, 7, 'Goal', 'home'],
  [1, 14, 'Corner', 'away'],
  [1, 18, 'Card', 'away'],
  [1, 24, 'Corner', 'home'],
  [1, 33, 'Shot', 'home'],
  [1, 41, 'Corner', 'home'],
  [2, 3, 'Goal', 'away'],
  [2, 16, 'Corner', 'away'],
  [2, 29, 'Offside', 'home'],
  [2, 38, 'Shot', 'away'],
]

const totalsOf = (events: readonly { readonly eventType: string; readonly team: string | null | undefined }[]) => {
  const totals: Record<string, number> = {}
  for (const { eventType, team } of events) totals[`${eventType} ${team}`] = (totals[`${eventType} ${team}`] ?? 0) + 1
  return totals
}

test('eight players play a match whose halves and events a provider states, through a silence of the provider and a takeover by an operator [F7] [F10] [F14] [F19] [F20] [F24] [PR640] [PR641] [PR643] [PR715] [PR716]', async ({
  adminInBrowser,
  ana,
  stage,
  server,
}) => {
  test.setTimeout(180_000)
  // From ten minutes before, a bet would need an answer of the provider first.
  const kickOff = Math.ceil(server.clock.now() / 60_000 + 11) * 60_000
  const homeTeam = `Ashford ${stage.match._id.slice(-5)}`
  const file: MatchFile = {
    ...{
      competition: 'Local',
      season: '2026',
      date: '2026-05-01',
      kickoffUtc: '18:00',
      homeTeam,
      awayTeam: 'Brentwood',
    },
    finalScore: { home: 1, away: 1 },
    halves: [
      { halfNumber: 1, ...HALF },
      { halfNumber: 2, ...HALF },
    ],
    events: EVENTS.map(([half, minute, eventType, team]) => ({ half, second: minute * 60, eventType, team })),
  }
  const local = new LocalProvider({
    matches: [{ id: '77', file, kickOff }],
    now: () => server.clock.now(),
    random: () => 0.5,
    ...{ tempo: 1, delaySeconds: DELAY_SECONDS, jitterSeconds: 0, faults: {} },
  })
  // The match kicks off late.
  local.startHalf('77', 1, kickOff + LATE_SECONDS * 1000)
  const service = await serveLocalProvider(local, { port: 0 })
  const name = `Local counts ${stage.match._id.slice(-5)}`
  const adminToken = await stage.signsInAsAdmin()
  await ask(
    server.url,
    createFeedProvider,
    {
      body: {
        ...{ name, format: 'api-football', url: `${service.url}/api-football`, dailyCalls: null, key: 'a key' },
        ...{ intervalSeconds: STEP_SECONDS, delaySeconds: DELAY_SECONDS },
      },
    },
    adminToken,
  )
  const passes = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += STEP_SECONDS / 60) await server.clock.advance(STEP_SECONDS * 1000)
  }
  const { page: adminPage } = adminInBrowser

  const match =
    await test.step('the administrator finds the match at the provider and creates it on the server', async () => {
      await adminInBrowser.opens('/admin/matches')
      await adminPage.getByRole('button', { name: 'From a provider' }).click()
      const dialog = adminPage.getByRole('dialog', { name: 'Matches from a provider' })
      await dialog.getByRole('combobox', { name: /^Provider/ }).click()
      await adminPage.getByRole('option', { name }).click()
      await dialog.getByRole('textbox', { name: /^League/ }).fill('39')
      await dialog.getByLabel(/^Day/).fill(new Date(kickOff).toISOString().slice(0, 10))
      await dialog.getByRole('button', { name: 'Search' }).click()
      await expect(dialog.getByRole('checkbox', { name: `${homeTeam} v Brentwood` })).toBeChecked()
      await expectAccessible(adminPage)
      await dialog.getByRole('button', { name: 'Create 1 match' }).click()
      await expect(adminPage.getByText('1 match created')).toBeVisible()
      const { matches } = await ask(server.url, adminListMatches, { query: { q: homeTeam } }, adminToken)
      expect(matches).toMatchObject([{ homeTeam, startTime: new Date(kickOff).toISOString(), countsFrom: { name } }])
      return matches[0] as (typeof matches)[number]
    })
  /** Returns when the halves have started, in seconds after the planned kick-off. */
  const startsOfHalves = async () => {
    const { matches } = await ask(
      server.url,
      adminListMatches,
      { query: { q: homeTeam } },
      await stage.signsInAsAdmin(),
    )
    return matches[0]?.halves.flatMap(({ startTime }) => (startTime ? [(Date.parse(startTime) - kickOff) / 1000] : []))
  }
  const operator = new OperatorAtConsole(adminInBrowser, server.clock, match)
  const foot = ana.page.getByText(new RegExp(`counts from ${name}`, 'i'))

  const { lobby, tokens, ben } =
    await test.step('eight players join, and see who counts the events and with what delay', async () => {
      const { lobby } = await ask(
        server.url,
        createLobby,
        { body: { matchId: match._id, gameSettings: {} } },
        ana.token,
      )
      const names = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gil', 'Hana']
      const accounts = await Promise.all(names.map((one) => stage.registers(one)))
      const tokens = await Promise.all(accounts.map((account) => stage.signsIn(account)))
      for (const token of tokens)
        await ask(server.url, joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }, token)
      await ana.returnsTo(lobby)
      await expect(foot).toHaveText(`Counts from ${name}, about 30 s late: Goal, Corner, Shot, Card, Offside`)
      await expectAccessible(ana.page)
      return { lobby, tokens: [ana.token, ...tokens], ben: accounts[0] as (typeof accounts)[number] }
    })

  const feed = adminPage.getByRole('region', { name: 'Feed' })
  await test.step('the players bet until the planned kick-off; then betting waits for the start that the provider states', async () => {
    await Promise.all(tokens.map((token, index) => bets(server.url, lobby, token, index % 2 === 0 ? 'over' : 'under')))
    await operator.opensConsole()
    await expect(feed.getByText(/The provider also starts and ends the halves/)).toBeVisible()
    await server.clock.set(kickOff)
    await expect(ana.page.getByText('Betting is on hold: the half may start at any moment.')).toBeVisible()
    await expect(feed.getByText(/^Betting stopped at .*, because the provider may start the half/)).toBeVisible({
      timeout: 15_000,
    })
    await expectAccessible(adminPage)
    await passes(3)
    await expect(ana.page.getByText('Betting is on hold: the half may start at any moment.')).toHaveCount(0)
    expect(await startsOfHalves()).toEqual([LATE_SECONDS])
  })

  await test.step('the events that the provider counts are recorded by nobody else', async () => {
    await passes(9)
    await expect(ana.bet('Over 0.5 Corner')).toContainText('WON')
  })

  await test.step('while the provider is silent no bet is accepted, and betting continues with its next answer', async () => {
    local.setSilent(true)
    await passes(3)
    await expect(foot).toHaveText(new RegExp(`^No counts from ${name} since \\d\\d:\\d\\d\\. Betting is on hold\\.$`))
    await expect(ana.page.getByText(/^No counts since .* Betting is on hold until they return\.$/)).toBeVisible()
    await expectAccessible(ana.page)
    await expect(bets(server.url, lobby, await stage.signsIn(ben), 'over')).rejects.toThrow('suspended')
    local.setSilent(false)
    await passes(2)
    await expect(foot).toHaveText(new RegExp(`^Counts from ${name}`))
    await bets(server.url, lobby, await stage.signsIn(ben), 'over')
  })

  await test.step('the operator takes over from the provider, records a corner, and hands back', async () => {
    await passes(7)
    await feed.getByRole('button', { name: 'Take over' }).click()
    await expect(foot).toHaveCount(0)
    await passes(2)
    const keys = adminPage.getByRole('list', { name: 'Event keys' })
    await keys.getByRole('button', { name: /^Corner A/ }).click()
    await expect(adminPage.getByRole('button', { name: /^Delete Corner/ })).toHaveCount(3)
    await passes(2)
    await feed.getByRole('button', { name: 'Hand the match back to the feed' }).click()
    await expect(foot).toHaveText(new RegExp(`^Counts from ${name}`))
  })

  await test.step('without any operator the halves start and end, the match ends with the counts of the provider, and the players see their ranking', async () => {
    await passes(82)
    // The interval takes fifteen minutes.
    expect(await startsOfHalves()).toEqual([LATE_SECONDS, LATE_SECONDS + HALF.durationSeconds + 15 * 60])
    const { events } = await ask(
      server.url,
      listMatchEvents,
      { params: { matchId: match._id } },
      await stage.signsIn(ben),
    )
    expect(totalsOf(events)).toEqual(totalsOf(file.events))
    await expect(ana.page.getByText('Provisional results')).toBeVisible()
  })
  await service.stop()
})

/** Bets 10 chips on the first corner option of the next round. */
async function bets(url: string, { _id: lobbyId }: Lobby, token: Token, betType: 'over' | 'under'): Promise<void> {
  const { odds, upcomingRounds } = await ask(url, lobbyDetails, { params: { lobbyId } }, token)
  const option = odds.find((one) => one.name.toLowerCase() === `${betType} 0.5 corner`)
  const [round] = upcomingRounds
  if (!option || !round) throw new Error('the option is not offered')
  const body = { lobbyId, oddsId: option._id, matchRoundId: round._id, stake: 10 }
  await ask(url, placeBet, { body }, token)
}
