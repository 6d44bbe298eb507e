import { readFile } from 'node:fs/promises'
import { undoAction } from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { testClock } from '../../src/clock.ts'
import { ledgerFaults } from '../../src/features/ledger/check-ledger.ts'
import { aServer, testDatabaseUrl } from '../support/test-app.ts'
import { type MidMatch, type RecordedCall, routes } from './mid-match.ts'
import { fileOf, openDump, openFolder } from './open-copy.ts'
import { type MidMatchPlayers, playToTheEnd, signInMidMatch } from './play-mid-match.ts'

const copies = testDatabaseUrl === undefined ? (['postgres', 'embedded'] as const) : (['postgres'] as const)

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

describe.each(copies)('the upgrade of a database of 0072-account-forms in the middle of a match, on %s', (name) => {
  it('after the upgrade all reads keep their fields, stored replies are repeated, an action can be undone, and the match is played to its end', {
    timeout: 180_000,
  }, async () => {
    const facts: MidMatch = JSON.parse(await readFile(fileOf(`mid-match-${name}.json`), 'utf8'))
    const database = name === 'embedded' ? await openFolder('mid-match-embedded') : await openDump('mid-match-postgres')
    stops.push(database.drop)
    const server = await aServer({ database, clock: testClock(Date.parse(facts.takenAt)) })
    stops.push(server.stop)
    await server.ctx.jobs.settled()
    const players = await signInMidMatch(server, facts)

    for (const read of facts.reads) {
      // Fields are only ever added to the API, so a reply still has all earlier fields.
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

async function replyTo(players: MidMatchPlayers, { who, call: name, giving, headers }: RecordedCall): Promise<unknown> {
  const [player, route] = [players[who], routes.get(name)]
  if (!player || !route) throw new Error(`${who} cannot call ${name}`)
  const answer = await player.asks(route, giving as never, headers)
  return answer.ok ? answer.reply : { refused: answer.failure.code }
}
