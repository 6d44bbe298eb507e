import { readFile } from 'node:fs/promises'
import { confirmResults, endHalf, lobbyTrophies, refresh, type UserId, undoAction } from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { testClock } from '../../src/clock.ts'
import { ledgerFaults } from '../../src/features/ledger/check-ledger.ts'
import { type Player, playerOn } from '../support/scenario.ts'
import { TEST_PASSWORD } from '../support/sign-in.ts'
import { aServer, call, type TestServer, testDatabaseUrl } from '../support/test-app.ts'
import { type MidMatch, type RecordedCall, routes } from './mid-match.ts'
import { fileOf, openDump, openFolder } from './open-copy.ts'

const copies = testDatabaseUrl === undefined ? (['postgres', 'embedded'] as const) : (['postgres'] as const)

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

describe.each(copies)('a copy of a database of 0072-account-forms in the middle of a match, on %s', (name) => {
  it('reads the same after the upgrade, repeats stored replies, and its match can be played to the end', {
    timeout: 180_000,
  }, async () => {
    const facts: MidMatch = JSON.parse(await readFile(fileOf(`mid-match-${name}.json`), 'utf8'))
    const database = name === 'embedded' ? await openFolder('mid-match-embedded') : await openDump('mid-match-postgres')
    stops.push(database.drop)
    const server = await aServer({ database, clock: testClock(Date.parse(facts.takenAt)) })
    stops.push(server.stop)
    await server.ctx.jobs.settled()
    const players = await signedIn(server, facts)

    for (const read of facts.reads) {
      // The API only grows, so a reply still has all earlier fields.
      expect(await replyTo(players, read), `${read.who}: ${read.call} ${JSON.stringify(read.giving)}`).toMatchObject(
        read.reply as object,
      )
    }
    for (const request of facts.requests) {
      expect(await replyTo(players, request), `${request.who}: ${request.call}`).toEqual(request.reply)
    }
    const { action } = await players.Admin.gets(undoAction, { params: { id: facts.action }, query: {} })
    expect(action).toMatchObject({ undoes: facts.action, kind: 'delete-event' })
    await playToTheEnd(server, facts, players)
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })
})

type Players = Readonly<Record<string, Player>> & { readonly Admin: Player; readonly Ana: Player; readonly Ben: Player }

/** Uses the stored refresh tokens, like a browser that was left open. */
async function signedIn(server: TestServer, facts: MidMatch): Promise<Players> {
  const players: Record<string, Player> = {}
  for (const [name, { email, refreshToken }] of Object.entries(facts.people)) {
    const headers = { authorization: 'Bearer none', 'refresh-token': refreshToken }
    const answer = await call(server, refresh, {}, { headers })
    if (!answer.ok) throw new Error(`the session of ${name} is not valid any more: ${answer.failure.code}`)
    const { accessToken, refreshToken: next } = answer.reply
    const known = { userId: '' as UserId, email, username: name, password: TEST_PASSWORD }
    const token = { tokenType: 'Bearer', accessToken, refreshToken: next } as const
    const renewed = { authorization: `Bearer ${accessToken}`, 'refresh-token': next }
    players[name] = playerOn(server, name, { ...known, token, headers: renewed }, () => facts.match)
  }
  return players as Players
}

async function replyTo(players: Players, { who, call: name, giving, headers }: RecordedCall): Promise<unknown> {
  const [player, route] = [players[who], routes.get(name)]
  if (!player || !route) throw new Error(`${who} cannot call ${name}`)
  const answer = await player.asks(route, giving as never, headers)
  return answer.ok ? answer.reply : { refused: answer.failure.code }
}

const MINUTE = 60_000

async function playToTheEnd({ clock }: TestServer, { match, lobbies }: MidMatch, { Admin, Ana, Ben }: Players) {
  // Rounds end at whole minutes: the jobs of each run before the next one's.
  for (let minute = 0; minute < 25; minute += 1) await clock.advance(MINUTE)
  await Admin.gets(endHalf, { body: { matchId: match, halfNumber: 2 } })
  await Admin.gets(confirmResults, { body: { matchId: match } })
  for (const [player, lobbyId] of [
    [Ana, lobbies.cards],
    [Ben, lobbies.blind],
  ] as const) {
    if (lobbyId === undefined) throw new Error('the copy names no such lobby')
    expect(await player.gets(lobbyTrophies, { params: { lobbyId } })).toMatchObject({ state: 'booked' })
  }
}
