import * as contract from '@bettle/contract'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, HOUR, MINUTE } from '../../../test/support/competition.ts'
import { aMailServer, type MailServer } from '../../../test/support/network/mail-server.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'

type Kind = contract.ReminderSwitch['kind']

let server: TestServer
let mailServer: MailServer
let scenario: Scenario

beforeAll(async () => {
  mailServer = await aMailServer()
  server = await aServer({ config: { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example', guests: true } })
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
})
afterAll(async () => {
  await server.stop()
  await mailServer.close()
})

const stored = (player: Player) =>
  server.ctx.db.selectFrom('reminder').selectAll().where('account_id', '=', player.userId).execute()
const outcomesOf = async (player: Player) => (await stored(player)).map(({ outcome }) => outcome)
const change = (player: Player, values: { email_confirmed_at?: Date | null; language?: string; email?: string }) =>
  server.ctx.db.updateTable('account').set(values).where('id', '=', player.userId).execute()

/** Confirms the address of a player, who then turns these kinds on. */
async function wants(player: Player, ...kinds: readonly Kind[]): Promise<void> {
  await change(player, { email_confirmed_at: server.clock.date() })
  const switches = kinds.map((kind) => ({ kind, email: true }))
  await player.gets(contract.setReminders, { body: { switches } })
}
async function aPlayer(name: string, ...kinds: readonly Kind[]): Promise<Player> {
  const player = await scenario.player(name)
  if (kinds.length > 0) await wants(player, ...kinds)
  return player
}
const mailsTo = ({ email }: { readonly email: string }) =>
  mailServer.mails.filter(({ to }) => to?.[0]?.address === email)
const subjectsTo = (player: Player) => mailsTo(player).map(({ subject }) => subject)
const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value

async function settles(): Promise<void> {
  await server.ctx.jobs.settled()
  await server.clock.advance(1)
}
async function aMatch(afterMs: number, teams = { homeTeam: 'Spain', awayTeam: 'Italy' }): Promise<contract.MatchId> {
  const startTime = new Date(KICK_OFF + afterMs).toISOString()
  return (await scenario.admin.gets(contract.createMatch, { body: { ...teams, startTime } })).match._id
}
async function reaches(afterMs: number): Promise<void> {
  await server.clock.set(KICK_OFF + afterMs)
  await settles()
}
/** Plans a match, in which these players have seats since before the time of the reminder. */
async function aGameOf(...players: readonly Player[]) {
  const startsAfter = server.clock.now() - KICK_OFF + 2 * HOUR
  const matchId = await aMatch(startsAfter)
  const lobbies: contract.Lobby[] = []
  for (const player of players) lobbies.push(await player.opensLobby({}, matchId))
  return { matchId, lobbies, startsAfter, remindAfter: startsAfter - 15 * MINUTE }
}
async function confirms(matchId: contract.MatchId): Promise<void> {
  await scenario.admin.gets(contract.startHalf1, { body: { matchId } })
  await scenario.letsKickOff()
  await scenario.admin.gets(contract.endMatch, { body: { matchId } })
  await scenario.admin.gets(contract.confirmResults, { body: { matchId } })
  await settles()
}

describe('a reminder by email', () => {
  it('that a game starts comes 15 minutes before, once, as text and HTML, with the headers of RFC 8058 [RE13] [RE14] [PR1083] [PR1086]', async () => {
    const ana = await aPlayer('Ana', 'starts')
    const { lobbies, startsAfter, remindAfter } = await aGameOf(ana)
    await reaches(remindAfter - 1000)
    expect(mailsTo(ana)).toEqual([])
    await reaches(remindAfter)
    await reaches(startsAfter - MINUTE)
    const [mail, ...more] = mailsTo(ana)
    if (!mail) throw new Error('no mail came')
    expect(more).toEqual([])
    expect(mail.subject).toBe('Your game starts soon')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Spain – Italy starts in 15 minutes.')
      expect(part).toContain(`https://bettle.example/game/${lobbies[0]?.lobbyCode}`)
      expect(part).toContain('Stop these emails')
    }
    const end = /^<(https:\/\/bettle\.example\/[^>]+)>$/.exec(header(mail, 'list-unsubscribe') ?? '')?.[1] ?? 'none'
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.text).toContain(end)
    expect(mail.html).toContain(end.replaceAll('&', '&amp;'))
  })

  it('of a result tells the own rank and chips, and nothing of another player [RE8] [RE13] [PR1083]', async () => {
    const [ana, ben] = [await aPlayer('Ana', 'result'), await aPlayer('Ben')]
    const lobby = await ana.opensLobby({ startingChips: 250 })
    await ben.joins(lobby)
    await ben.bets(77).on(lobby.odds.find(({ name }) => name.startsWith('Over'))?.name ?? '', lobby)
    await confirms(scenario.match._id)
    const { leaderboard } = await ana.fetchesLobby(lobby)
    const rank = leaderboard.findIndex(({ user }) => user._id === ana.userId)
    const [mail] = mailsTo(ana)
    expect(mail?.subject).toBe('Your result')
    expect(mail?.text).toContain(`France – Croatia: rank ${rank + 1} of 2, with ${leaderboard[rank]?.chips} chips.`)
    for (const secret of [ben.username, '77']) expect(mail?.text?.replaceAll(/https?:\S+/g, '')).not.toContain(secret)
    expect(mailsTo(ben)).toEqual([])
  })

  it('tells how a stage of a competition ended [RE11] [RE13] [PR1083]', async () => {
    const cup = await aCompetitionScenario(server, 2)
    const [ana, ben] = cup.players as [Player, Player]
    for (const player of [ana, ben]) await wants(player, 'result')
    const [fixture] = (await cup.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(cup.admin, { matchIds: [fixture] })
    await cup.enrols(id)
    await cup.reaches(HOUR)
    await cup.plays(id, fixture, (player) => (player === ana ? 'over' : 'under'))
    await settles()
    const texts = [ana, ben].map((player) => mailsTo(player).map(({ text }) => text))
    expect(texts.flat().filter((text) => text?.includes('Cup of friends: you have won!'))).toHaveLength(1)
    expect(texts.flat().filter((text) => text?.includes('Cup of friends: you are out.'))).toHaveLength(1)
  })

  it('that a friend asks the player in names the friend, and is withdrawn if the lobby closes first [RE12] [RE13] [PR1083] [PR1085]', async () => {
    const [ana, ben, cleo] = [await aPlayer('Ana'), await aPlayer('Ben', 'invited'), await aPlayer('Cleo', 'invited')]
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await cleo.joins(lobby)
    await confirms(scenario.match._id)
    mailServer.refuses(cleo.email, 450)
    const matchId = await aMatch(server.clock.now() - KICK_OFF + 10 * HOUR)
    const { rematch } = await ana.gets(contract.openRematch, { body: { lobbyId: lobby._id, matchId } })
    await settles()
    const [mail] = mailsTo(ben)
    expect(mail?.subject).toBe('A friend asks you in')
    expect(mail?.text).toMatch(/Ana\d* asks you to play Spain – Italy\./)
    expect(mail?.text).toContain(`https://bettle.example/join/${rematch.lobbyCode}`)
    const closed = { status: 'closed' as const, closed_reason: 'empty' }
    await server.ctx.db.updateTable('lobby').set(closed).where('id', '=', rematch._id).execute()
    mailServer.refuses(cleo.email, undefined)
    await server.clock.advance(MINUTE)
    await settles()
    expect([mailsTo(cleo), await outcomesOf(cleo)]).toEqual([[], ['withdrawn']])
  })

  it('that betting closes comes a minute before, to a player who has not bet, and at most three times an hour [RE6] [RE13] [PR1083]', async () => {
    const [ana, ben] = [await aPlayer('Ana', 'closing'), await aPlayer('Ben', 'closing')]
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await ana.opensLobby({ roundDuration: 5 } as contract.GameSettingsGiven)
    await scenario.startsHalf(1)
    await settles()
    await scenario.letsKickOff()
    const ofFirstRound = mailsTo(ben).length
    await scenario.goesOn(3)
    await ben.bets(50).on((await ben.fetchesLobby(lobby)).odds[0]?.name ?? '', lobby)
    for (let minute = 3; minute < 35; minute += 1) {
      await scenario.goesOn(1)
      // Nothing is late on the moved clock, because each mail is handed over before the next minute.
      await settles()
      if (minute === 7) expect(mailsTo(ben)).toHaveLength(ofFirstRound)
    }
    expect(subjectsTo(ana)).toEqual(Array(3).fill('Betting closes in a minute'))
    expect(
      mailsTo(ana).every(({ text }) => /You have not bet on round \d of France – Croatia\./.test(text ?? '')),
    ).toBe(true)
  })

  it.each([
    ['de', 'Gleich geht es los', 'Diese E-Mails beenden'],
    ['es', 'Tu partida empieza pronto', 'Dejar de recibir estos correos'],
    ['fr', 'Ta partie va commencer', 'Ne plus recevoir ces e-mails'],
    ['pt-BR', 'Sua partida já vai começar', 'Parar de receber estes e-mails'],
  ])('is in the language of the account: %s [RE13] [PR1083]', async (language, subject, end) => {
    const ana = await aPlayer('Ana', 'starts')
    await change(ana, { language })
    const { remindAfter } = await aGameOf(ana)
    await reaches(remindAfter)
    const [mail] = mailsTo(ana)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toContain(end)
    expect(mail?.html).toContain(`<html lang="${language}">`)
  })

  it('shows a team whose name looks like a link without a link [A26] [RE13] [PR1083]', async () => {
    const ana = await aPlayer('Ana', 'starts')
    const startsAfter = server.clock.now() - KICK_OFF + 2 * HOUR
    const matchId = await aMatch(startsAfter, { homeTeam: 'www.prize.example', awayTeam: 'Italy' })
    await ana.opensLobby({}, matchId)
    await reaches(startsAfter - 15 * MINUTE)
    const [mail] = mailsTo(ana)
    expect(mail?.text?.replaceAll('\u2060', '')).toContain('www.prize.example')
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('prize.example')
  })
})

describe('no reminder by email goes to', () => {
  it('an address that nobody confirmed; turning it on is refused, and everything is off until asked for [RE2] [RE13] [PR1085]', async () => {
    const ana = await aPlayer('Ana')
    const own = await ana.gets(contract.getReminders, {})
    expect([own.email, own.switches.some(({ email }) => email)]).toEqual(['unconfirmed', false])
    const body = { switches: [{ kind: 'starts' as const, email: true }] }
    expect(await ana.isRefused(contract.setReminders, { body })).toBe('email-unconfirmed')
    await wants(ana, 'starts')
    expect((await ana.gets(contract.getReminders, {})).email).toBe('yes')
    await change(ana, { email_confirmed_at: null })
    const { remindAfter } = await aGameOf(ana)
    await reaches(remindAfter)
    expect(mailsTo(ana)).toEqual([])
  })

  it('anybody whose server sends no email: the switch is refused [RE13] [PR1085]', async () => {
    const silent = await aServer()
    const ana = playerOn(silent, 'Ana', await signUp(silent.ctx, 'Ana'), () => scenario.match._id)
    expect((await ana.gets(contract.getReminders, {})).email).toBe('none')
    const body = { switches: [{ kind: 'starts' as const, email: true }] }
    expect(await ana.isRefused(contract.setReminders, { body })).toBe('forbidden')
    await silent.stop()
  })

  it('a user in quiet hours, with the game open, banned, disabled or deleted, or who turned it off [RE5] [RE13] [PR1085]', async () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'] as const
    const players = await Promise.all(names.map((name) => aPlayer(name, 'starts')))
    const [quiet, open, banned, disabled, deleted, off] = players as [Player, Player, Player, Player, Player, Player]
    const signedOut = await aPlayer('Gil', 'starts')
    const { lobbies, remindAfter } = await aGameOf(...players, signedOut)
    await quiet.gets(contract.setReminders, { body: { quiet: { from: 0, until: 1439, timeZone: 'UTC' } } })
    await off.gets(contract.setReminders, { body: { switches: [{ kind: 'starts', email: false }] } })
    await deleted.gets(contract.deleteOwnAccount, { body: { password: deleted.password } })
    const { db, clock } = server.ctx
    const ban = { banned_until: new Date(clock.now() + 24 * HOUR), ban_reason: 'insult' as const }
    await db.updateTable('account').set(ban).where('id', '=', banned.userId).execute()
    await db.updateTable('account').set({ disabled_at: clock.date() }).where('id', '=', disabled.userId).execute()
    await signedOut.gets(contract.logout, {})
    const socket = await listen(server, open.token.accessToken, [`lobby:${lobbies[1]?._id}`] as never)
    await reaches(remindAfter)
    expect(players.map((player) => mailsTo(player).length)).toEqual([0, 0, 0, 0, 0, 0])
    expect([await outcomesOf(quiet), await outcomesOf(open)]).toEqual([['quiet'], ['withdrawn']])
    // An email needs no device, so a signed-out player gets it.
    expect(mailsTo(signedOut)).toHaveLength(1)
    socket.close()
  })

  it('another switch than the one turned on: push and email are apart [RE2] [RE13] [PR1085]', async () => {
    const ana = await aPlayer('Ana', 'result')
    await ana.gets(contract.setReminders, { body: { switches: [{ kind: 'starts', push: true }] } })
    const { switches } = await ana.gets(contract.getReminders, {})
    expect(switches).toEqual([
      { kind: 'starts', push: true, email: false },
      { kind: 'closing', push: false, email: false },
      { kind: 'result', push: false, email: true },
      { kind: 'invited', push: false, email: false },
    ])
    const { remindAfter } = await aGameOf(ana)
    await reaches(remindAfter)
    expect(mailsTo(ana)).toEqual([])
    expect(await ana.gets(contract.exportOwnData, {})).toMatchObject({
      reminderChoices: [
        { kind: 'result', push: false, email: true },
        { kind: 'starts', push: true, email: false },
      ],
    })
  })
})

describe('the sending of reminders by email', () => {
  it('goes on for the others while the mail server takes no mail to one, and repeats that one until it is late [RE7] [RE13] [PR1084]', async () => {
    const players = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dora'].map((name) => aPlayer(name, 'starts')))
    const [ana, ben, ...others] = players as [Player, Player, Player, Player]
    const { startsAfter, remindAfter } = await aGameOf(...players)
    mailServer.refuses(ana.email, 450)
    mailServer.refuses(ben.email, 550)
    await reaches(remindAfter)
    expect(others.map(subjectsTo)).toEqual([['Your game starts soon'], ['Your game starts soon']])
    expect([await outcomesOf(ana), await outcomesOf(ben)]).toEqual([[null], ['failed']])
    await reaches(startsAfter + MINUTE)
    mailServer.refuses(ana.email, undefined)
    await settles()
    expect(await outcomesOf(ana)).toEqual(['late'])
    expect([mailsTo(ana), mailsTo(ben)]).toEqual([[], []])
  })

  it('repeats a mail that the mail server deferred, with the time that is then true [RE7] [RE13] [PR1084]', async () => {
    const ana = await aPlayer('Ana', 'starts')
    const { remindAfter } = await aGameOf(ana)
    mailServer.answersWith(450)
    await reaches(remindAfter)
    mailServer.answersWith(undefined)
    await reaches(remindAfter + 2 * MINUTE)
    expect(mailsTo(ana)).toHaveLength(1)
    expect(mailsTo(ana)[0]?.text).toContain('Spain – Italy starts in 13 minutes.')
  })

  it('drops what is late, and sends nothing twice after a crash while it was sent [RE7] [RE13] [PR1084]', async () => {
    const [ana, ben] = [await aPlayer('Ana', 'starts'), await aPlayer('Ben', 'starts')]
    const { startsAfter, remindAfter } = await aGameOf(ana, ben)
    mailServer.answersWith(450)
    await reaches(remindAfter)
    mailServer.answersWith(undefined)
    const { db, clock } = server.ctx
    await db.updateTable('reminder').set({ tried_at: clock.date() }).where('account_id', '=', ana.userId).execute()
    await db.updateTable('reminder').set({ expires_at: clock.date() }).where('account_id', '=', ben.userId).execute()
    await reaches(startsAfter - MINUTE)
    expect([await outcomesOf(ana), await outcomesOf(ben)]).toEqual([['unknown'], ['late']])
    expect([mailsTo(ana), mailsTo(ben)]).toEqual([[], []])
  })
})
