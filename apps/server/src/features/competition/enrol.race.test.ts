import type { CompetitionId, MatchId, NewCompetition, UserId } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompetition, HOUR, timeAt } from '../../../test/support/competition.ts'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aPlayer, type Player } from '../../../test/support/scenario.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { insertAccount } from '../user/account-store.ts'
import { createCompetition } from './create-competition.ts'
import { enrol } from './enrol.ts'
import { createInvitationCodes } from './invitation-codes.ts'

if (!testDatabaseUrl) console.log('Races for places were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('concurrent requests on several servers', () => {
  let servers: TestServer[]
  let first: TestServer
  let admin: Player
  beforeAll(async () => {
    servers = await severalServers(3)
    first = servers[0] as TestServer
    admin = await aPlayer(first, 'Admin', () => '' as MatchId, 'admin')
  })
  afterAll(() => stopAll(servers))

  const serverOf = (index: number) => (servers[index % servers.length] ?? first).ctx
  const codeOf = (request: Promise<unknown>) =>
    request.then(
      () => 'accepted',
      (error) => error.code as string,
    )

  async function users(count: number): Promise<UserId[]> {
    const ids: UserId[] = []
    await first.ctx.db.transaction().execute(async (tx) => {
      for (let number = 0; number < count; number += 1) {
        const name = `Ana ${number}`
        const email = `ana.${crypto.randomUUID()}@bettle.example`
        const account = await insertAccount(
          tx as never,
          { name, email, passwordHash: 'none', role: 'player' },
          first.clock.now(),
        )
        ids.push(account.id as UserId)
      }
    })
    return ids
  }

  async function stateOf(id: CompetitionId) {
    return first.ctx.db
      .selectFrom('competition')
      .select(['state', 'log_number'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }

  it('500 users who enrol at once fill exactly 64 places in order of arrival, and do not delay another competition [CP3] [CP55]', {
    timeout: 240_000,
  }, async () => {
    const id = await aCompetition(admin, { places: 64 })
    const other = await aCompetition(admin)
    const [outsider, ...people] = (await users(501)) as [UserId, ...UserId[]]
    const done: string[] = []
    const burst = Promise.all(
      people.map((userId, index) => enrol(serverOf(index), userId, id, undefined).then(() => done.push(userId))),
    )
    await enrol(serverOf(1), outsider, other, undefined).then(() => done.push('other'))
    await burst
    const { state, log_number } = await stateOf(id)
    expect(log_number).toBe(500)
    const placed = state.entries.filter(({ status }) => status === 'place').map(({ entry }) => entry)
    const lines = await first.ctx.db
      .selectFrom('competition_line')
      .select(['number', 'data'])
      .where('competition_id', '=', id)
      .orderBy('number')
      .execute()
    const inOrder = lines.map(({ data }) => (data as unknown as { entry: string }).entry)
    expect(placed).toEqual(inOrder.slice(0, 64))
    expect(state.entries.filter(({ status }) => status === 'reserve').map(({ reserve }) => reserve)).toEqual(
      Array.from({ length: 436 }, (_, index) => index + 1),
    )
    // Each server handles the requests in the order in which they arrived at this server.
    for (const index of servers.keys()) {
      const own = people.filter((_, position) => position % servers.length === index)
      expect(inOrder.filter((entry) => own.includes(entry as UserId))).toEqual(own)
    }
    expect(done.indexOf('other')).toBeLessThan(100)
  })

  it('one user who enrols on several servers at once gets one entry; the other requests are refused as already enrolled [CP55]', async () => {
    for (let time = 0; time < 10; time += 1) {
      const id = await aCompetition(admin)
      const [ana] = (await users(1)) as [UserId]
      const answers = await Promise.all(servers.map(({ ctx }) => codeOf(enrol(ctx, ana, id, undefined))))
      expect(answers.toSorted()).toEqual(['accepted', ...Array(servers.length - 1).fill('already-enrolled')])
      expect((await stateOf(id)).state.entries).toHaveLength(1)
    }
  })

  it('a single-use code lets in one of several users who enrol at once [CP57]', async () => {
    for (let time = 0; time < 10; time += 1) {
      const id = await aCompetition(admin, { isExclusive: true, prize: 'A ball', promisedBy: 'The club' })
      const [code] = await createInvitationCodes(first.ctx, admin.userId, id, { singleUse: true, count: 1 })
      const people = await users(servers.length)
      const answers = await Promise.all(people.map((userId, index) => codeOf(enrol(serverOf(index), userId, id, code))))
      expect(answers.toSorted()).toEqual(['accepted', ...Array(people.length - 1).fill('code-spent')])
    }
  })

  it('of six concurrent requests of one user to create a competition, two are accepted and four refused as too many [CP53]', async () => {
    const body = {
      name: 'Cup',
      format: 'tournament',
      places: 8,
      closesAt: timeAt(HOUR),
      lastDay: timeAt(30 * 24 * HOUR),
    }
    const given = {
      ...body,
      ...{
        groupFixtures: 1,
        seasonFixtures: 2,
        seasons: 1,
        gameSettings: {},
        isPrivate: true,
        isExclusive: false,
        matchIds: [],
      },
    } as NewCompetition
    for (let time = 0; time < 5; time += 1) {
      const { userId } = await signUp(first.ctx, 'Ana')
      const answers = await Promise.all(
        [...servers, ...servers].map(({ ctx }) => codeOf(createCompetition(ctx, userId, given))),
      )
      expect(answers.toSorted()).toEqual([
        ...['accepted', 'accepted'],
        ...Array(servers.length * 2 - 2).fill('too-many-competitions'),
      ])
    }
  })
})
