import * as contract from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shapesOf } from '../../../test/support/database/stored-shapes.ts'
import { A_LANDING, allRoutes } from '../../../test/support/requests/request-samples.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let ana: Player
let lobby: contract.Lobby
let talk: contract.Lobby

beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  lobby = await ana.opensLobby()
  talk = await ana.opensLobby({ maxPlayers: 20 }, (await matchOf())._id)
  await anImage('fox.png')
  await keepJobs()
})
afterAll(async () => {
  await dropKeptJobs()
  await scenario?.ends()
})

/** A public picture, stored as if it had been uploaded and checked. */
async function anImage(key: string): Promise<void> {
  const at = scenario.server.ctx.clock.date()
  await scenario.server.ctx.db
    .insertInto('stored_file')
    .values({
      ...{ key, owner_id: null, file_name: key, declared_type: 'image/png', content_type: 'image/png' },
      ...{ is_public: true, viewable_by_any_user: true, state: 'ready', refused_as: null, size: 100 },
      ...{ created_at: at, checked_at: at },
    })
    .execute()
}

/** Calls that log no action of their own: they change nothing, run another action, or report presence at a console. */
const NOT_WRITTEN = [
  'previewAction',
  'undoAction',
  'previewFixtures',
  'previewCopy',
  'atConsole',
  'unlockContent',
  'testFeedProvider',
  'searchProviderFixtures',
  'previewProviderFixtures',
]

/** A call, the kinds of the actions that it logs in order, and its request. */
type Step = readonly [route: string, kinds: string | readonly string[], giving: () => Promise<unknown> | unknown]

const nowIso = () => scenario.server.ctx.clock.date().toISOString()
const matchOf = async () => {
  const body = { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' }
  return (await scenario.admin.gets(contract.createMatch, { body })).match
}
const byMatch = () => ({ body: { matchId: scenario.match._id } })
const byHalf = (halfNumber: number) => ({ body: { matchId: scenario.match._id, halfNumber } })
const halfAt = async (index: number) =>
  (await scenario.admin.gets(contract.adminGetMatch, { params: { id: scenario.match._id } })).match.halves[index]
    ?._id as contract.HalfId
const lastRound = async () =>
  (
    await scenario.admin.gets(contract.adminListMatchRounds, { params: { matchId: scenario.match._id } })
  ).matchRounds.at(-1)?._id as contract.RoundId
const aCorner = async () => {
  const body = { match: scenario.match._id, eventType: 'Corner', timeStamp: nowIso() }
  return (await scenario.admin.gets(contract.recordMatchEvent, { body })).event._id
}
const anOption = async () =>
  (await scenario.admin.gets(contract.adminListMatchOdds, { params: { matchId: scenario.match._id } })).odds[0]
    ?._id as contract.OddsId
const anAvatar = async () =>
  (await scenario.admin.gets(contract.adminCreateAvatar, { body: { name: 'Fox', image: 'fox.png' } })).avatar._id
const aCrash = async () => {
  await scenario.admin.gets(contract.reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
  return (await scenario.admin.gets(contract.adminListCrashReports, {})).crashReports[0]?._id
}
const aUser = async () => (await scenario.player('Somebody')).userId
const bansNow = (id: contract.UserId) =>
  scenario.admin.gets(contract.adminBanUser, { params: { id }, body: { until: hoursFromNow(9), reason: 'hate' } })
/** Returns a member of a lobby on another match, which stays open throughout the test. */
const inTalk = async () => {
  const eve = await scenario.player('Eve')
  await eve.joins(talk)
  return eve.userId
}
const aMessage = async () => {
  const eve = await scenario.player('Eve')
  await eve.joins(talk)
  return (await eve.gets(contract.sendChat, { body: { lobbyId: talk._id, message: 'Hello' } })).message._id
}
const aReport = async () => {
  const body = { messageId: await aMessage(), reason: 'spam' as const }
  await ana.gets(contract.reportMessage, { body })
  return (await scenario.admin.gets(contract.adminListReports, { query: { status: 'open' } })).reports[0]
    ?._id as contract.ReportedId
}
const hoursFromNow = (hours: number) => new Date(scenario.server.clock.now() + hours * 3_600_000).toISOString()
const aCup = () => ({
  ...{ name: 'Club Cup', format: 'tournament' as const, places: 8, isExclusive: true, prize: 'A ball' },
  ...{ promisedBy: 'The club', closesAt: hoursFromNow(24), lastDay: hoursFromNow(240), isPrivate: false },
})
const cupId = async () => ({
  competitionId: (await scenario.admin.gets(contract.createCompetition, { body: aCup() as never })).competition._id,
})
const aFixture = async () => {
  const body = { homeTeam: 'Ana United', awayTeam: 'Ben Rovers', startTime: hoursFromNow(48) }
  return (await scenario.admin.gets(contract.createMatch, { body })).match._id
}
const A_PROVIDER = {
  ...{ name: 'Counts Ltd', format: 'openligadb' as const, url: 'https://counts.example', keyHeader: null, totals: [] },
  ...{ intervalSeconds: 20, delaySeconds: 5, delays: [{ eventType: 'Goal', seconds: 9 }], dailyCalls: 100 },
}
const theProvider = async () =>
  (await scenario.admin.gets(contract.listFeedProviders, {})).providers[0]?._id as contract.FeedProviderId
const line = { eventType: 'Corner', betType: 'over' as const }

/** The calls in the order of a match. */
const STEPS: readonly Step[] = [
  ['createMatch', 'create-match', () => ({ body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' } })],
  ['adminPostMatch', 'create-match', () => ({ body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' } })],
  ['updateMatch', 'update-match', () => ({ params: { id: scenario.match._id }, body: { homeTeam: 'Finland' } })],
  [
    'importFixtures',
    'create-match',
    () => ({ body: { csv: 'Home Team,Away Team,Kick-off\nCleo City,Dan Town,2027-03-01T15:00:00Z\n' } }),
  ],
  ['deleteMatch', 'delete-match', async () => ({ params: { id: (await matchOf())._id } })],
  ['deleteMatches', 'delete-match', async () => ({ body: { ids: [(await matchOf())._id] } })],
  ['createHalf', 'create-half', () => byHalf(3)],
  ['adminPostHalf', 'create-half', () => byHalf(4)],
  ['deleteHalf', 'delete-half', async () => ({ params: { id: await halfAt(3) } })],
  ['createRound', 'create-round', async () => ({ body: { halfId: await halfAt(2), startMinute: 0, endMinute: 5 } })],
  ['adminPostRound', 'create-round', async () => ({ body: { halfId: await halfAt(2), startMinute: 5, endMinute: 9 } })],
  ['updateRound', 'update-round', async () => ({ params: { id: await lastRound() }, body: { startMinute: 6 } })],
  ['deleteRound', 'delete-round', async () => ({ params: { id: await lastRound() } })],
  [
    'createOdds',
    'create-odds',
    () => ({ body: { matchId: scenario.match._id, ...line, threshold: 9.5, oddsValue: 4 } }),
  ],
  ['adminPostOdds', 'create-odds', () => ({ body: { match: scenario.match._id, ...line, threshold: 8.5, odds: 4 } })],
  ['updateOdds', 'update-odds', async () => ({ params: { id: await anOption() }, body: { odds: 9.75 } })],
  ['deleteOdds', 'delete-odds', async () => ({ params: { id: await anOption() } })],
  [
    'addMatchEventType',
    'add-event-type',
    () => ({ params: { id: scenario.match._id }, body: { eventTypeName: 'Nutmeg' } }),
  ],
  [
    'copyMatch',
    'copy-match',
    async () => ({ params: { id: (await matchOf())._id }, body: { from: scenario.match._id, parts: ['event-types'] } }),
  ],
  [
    'reorderMatchEventTypes',
    'reorder-event-types',
    () => ({ params: { id: scenario.match._id }, body: { eventTypeOrder: ['Nutmeg'] } }),
  ],
  ['removeMatchEventType', 'remove-event-type', () => ({ params: { id: scenario.match._id, name: 'Nutmeg' } })],
  ['createEventType', 'create-event-type', () => ({ body: { name: 'Backheel' } })],
  ['updateEventType', 'update-event-type', () => ({ params: { name: 'Backheel' }, body: { displayName: 'Heel' } })],
  [
    'reorderEventTypes',
    'order-event-types',
    async () => {
      await scenario.admin.gets(contract.createEventType, { body: { name: 'Rabona' } })
      return { body: { eventTypeOrder: ['Rabona'] } }
    },
  ],
  ['followFeed', 'follow-feed', byMatch],
  ['takeOverFeed', 'take-over-feed', byMatch],
  ['handBackFeed', 'hand-back-feed', byMatch],
  ['unfollowFeed', 'unfollow-feed', byMatch],
  ['createFeedProvider', 'create-feed-provider', () => ({ body: A_PROVIDER })],
  [
    'updateFeedProvider',
    'update-feed-provider',
    async () => ({ params: { id: await theProvider() }, body: { ...A_PROVIDER, name: 'Renamed' } }),
  ],
  ['deleteFeedProvider', 'delete-feed-provider', async () => ({ params: { id: await theProvider() } })],
  [
    'importProviderFixtures',
    ['create-match', 'follow-feed'],
    async () => {
      const { provider } = await scenario.admin.gets(contract.createFeedProvider, { body: A_PROVIDER })
      const fixture = { line: 1, match: '7', homeTeam: 'Eve Town', awayTeam: 'Fay City', startTime: hoursFromNow(48) }
      return { params: { id: provider._id }, body: { fixtures: [fixture] } }
    },
  ],
  ['suspend', 'suspend', byMatch],
  ['resume', 'resume', byMatch],
  [
    'updateChips',
    'update-chips',
    () => ({ body: { lobbyId: lobby._id, userId: ana.userId, amount: 5, reason: 'A present.' } }),
  ],
  ['startHalf1', 'start-half', byMatch],
  [
    'recordMatchEvent',
    'record-event',
    () => ({ body: { match: scenario.match._id, eventType: 'Corner', timeStamp: nowIso() } }),
  ],
  ['updateMatchEvent', 'update-event', async () => ({ params: { id: await aCorner() }, body: { eventType: 'Throw' } })],
  ['deleteMatchEvent', 'delete-event', async () => ({ params: { id: await aCorner() } })],
  ['adminDeleteMatchEvent', 'delete-event', async () => ({ params: { id: await aCorner() } })],
  ['updateRounds', 'settle-due', async () => ({ body: { halfId: await halfAt(0) } })],
  ['manualTrigger', 'settle-due', byMatch],
  ['endHalf', 'end-half', () => byHalf(1)],
  ['reopenHalf', 'reopen-half', () => byHalf(1)],
  [
    'updateHalf',
    'update-half',
    async () => {
      await scenario.letsKickOff()
      await scenario.goesOn(3)
      const startTime = new Date(scenario.server.clock.now() - 90_000).toISOString()
      return { params: { id: await halfAt(0) }, body: { startTime } }
    },
  ],
  ['pauseHalf', 'pause-half', () => byHalf(1)],
  ['resumeHalf', 'resume-half', () => byHalf(1)],
  [
    'endHalfAt',
    'end-half',
    async () => ({
      params: { id: await halfAt(0) },
      body: { endTime: new Date(scenario.server.clock.now() - 1000).toISOString() },
    }),
  ],
  ['startHalf2', 'start-half', byMatch],
  ['startHalf', 'start-half', () => byHalf(3)],
  ['endMatch', 'end-match', byMatch],
  ['confirmResults', 'confirm-results', byMatch],
  ['abandonMatch', 'abandon-match', async () => ({ body: { matchId: (await matchOf())._id, reason: 'Fog' } })],
  ['adminCreateUser', 'create-user', () => ({ body: { name: 'Dan', email: 'dan@bettle.example' } })],
  ['adminUpdateUser', 'update-user', async () => ({ params: { id: await aUser() }, body: { role: 'admin' } })],
  ['adminDisableUser', 'disable-user', async () => ({ params: { id: await aUser() }, body: { reason: 'Spam' } })],
  [
    'adminEnableUser',
    'enable-user',
    async () => {
      const id = await aUser()
      await scenario.admin.gets(contract.adminDisableUser, { params: { id }, body: { reason: 'Spam' } })
      return { params: { id }, body: { reason: 'A mistake' } }
    },
  ],
  [
    'adminBanUser',
    'ban-user',
    async () => ({ params: { id: await aUser() }, body: { until: hoursFromNow(5), reason: 'spam' } }),
  ],
  [
    'adminLiftBan',
    'lift-ban',
    async () => {
      const id = await aUser()
      await bansNow(id)
      return { params: { id } }
    },
  ],
  ['adminRenameUser', 'rename-user', async () => ({ params: { id: await aUser() } })],
  [
    'adminCloseReport',
    'close-report',
    async () => ({ params: { id: await aReport() }, body: { outcome: 'dismissed' } }),
  ],
  [
    'adminReopenReport',
    'reopen-report',
    async () => {
      const id = await aReport()
      await scenario.admin.gets(contract.adminCloseReport, { params: { id }, body: { outcome: 'handled' } })
      return { params: { id } }
    },
  ],
  [
    'adminRenameCircle',
    'rename-circle',
    async () => {
      const ana = await scenario.player('Ana')
      const { circle } = await ana.gets(contract.createCircle, { body: { name: 'Tuesday club' } })
      return { params: { circleId: circle._id } }
    },
  ],
  ['muteMember', 'mute-member', async () => ({ body: { lobbyId: talk._id, userId: await inTalk() } })],
  [
    'unmuteMember',
    'unmute-member',
    async () => {
      const body = { lobbyId: talk._id, userId: await inTalk() }
      await scenario.admin.gets(contract.muteMember, { body })
      return { body }
    },
  ],
  ['removeChat', 'remove-message', async () => ({ params: { id: await aMessage() } })],
  [
    'adminEndUserSession',
    'end-session',
    async () => {
      const eve = await scenario.player('Eve')
      const [session] = (await eve.gets(contract.listSessions, {})).sessions
      return { params: { id: eve.userId, sessionId: session?._id } }
    },
  ],
  ['adminDeleteUser', 'delete-user', async () => ({ params: { id: await aUser() } })],
  ['adminCreateAvatar', 'create-avatar', () => ({ body: { name: 'Fox', image: 'fox.png' } })],
  ['adminUpdateAvatar', 'update-avatar', async () => ({ params: { id: await anAvatar() }, body: { name: 'Red fox' } })],
  ['adminDeleteAvatar', 'delete-avatar', async () => ({ params: { id: await anAvatar() } })],
  ['publishLanding', 'publish-landing', () => ({ body: { content: A_LANDING, basedOn: 0 } })],
  ['revertLanding', 'publish-landing', () => ({ body: { revision: 0, basedOn: 1 } })],
  ['createCompetition', 'create-competition', () => ({ body: aCup() })],
  [
    'updateCompetition',
    'update-competition',
    async () => ({ params: await cupId(), body: { name: 'Another name', places: 16, prize: 'A shirt' } }),
  ],
  ['addFixtures', 'add-fixtures', async () => ({ params: await cupId(), body: { matchIds: [await aFixture()] } })],
  [
    'decideCompetition',
    'decide-competition',
    async () => {
      const eve = await scenario.player('Eve')
      const params = await cupId()
      const { codes } = await scenario.admin.gets(contract.createInvitationCodes, {
        params,
        body: { singleUse: false },
      } as never)
      await eve.gets(contract.enrol, { params, body: { code: codes[0] } })
      return { params, body: { decision: { kind: 'disqualified', userId: eve.userId }, reason: 'Two accounts' } }
    },
  ],
  [
    'decideCompetition',
    'decide-competition',
    async () => ({ params: await cupId(), body: { decision: { kind: 'cancelled' }, reason: 'No pitch' } }),
  ],
  [
    'createInvitationCodes',
    'create-invitation-codes',
    async () => ({ params: await cupId(), body: { singleUse: true, count: 3 } }),
  ],
  [
    'adminUpdateCrashReport',
    'update-crash-report',
    async () => ({ params: { id: await aCrash() }, body: { status: 'muted' } }),
  ],
]

/** A token of a session, a hash of a password, a link with a token, or a property for one of them. */
const SECRET = /eyJ[\w-]{10}|\$(scrypt|argon2)|[?&#](token|code|key)=|"\w*(password|token|link|accessKey|secret)"/i

it('logs an action for every changing call of an administrator, with its undo or the reason why there is none, and without passwords, tokens and links [O1] [PR338]', {
  timeout: 120_000,
}, async () => {
  const routes = contract as unknown as Record<string, contract.RouteSpec>
  for (const [name, kinds, giving] of STEPS) {
    const route = routes[name]
    if (!route) throw new Error(`${name} is no call`)
    const given = await giving()
    const before = await lastNumber()
    const answer = await scenario.admin.asks(route, given as never)
    expect(answer, name).toMatchObject({ ok: true })
    const written = await linesAfter(before)
    expect(
      written.map((line) => line.kind),
      name,
    ).toEqual([kinds].flat())
    for (const { account_id, inverse, no_undo } of written) {
      expect(account_id, name).toBe(scenario.admin.userId)
      expect(inverse === null, name).toBe(no_undo !== null)
      // The undo is a valid action, which can be previewed and run.
      if (inverse) expect(contract.OperatorAction.parse(inverse)).toEqual(inverse)
    }
    expect(JSON.stringify(written), name).not.toMatch(SECRET)
  }
})

it('the test of logged actions covers every changing call of an administrator [O1] [PR338]', () => {
  const names = new Map(Object.entries(contract).map(([name, value]) => [value as unknown, name]))
  const changing = allRoutes.filter(({ access, method }) => access === 'admin' && method !== 'GET')
  const covered = new Set([...STEPS.map(([name]) => name), ...NOT_WRITTEN])
  expect(changing.map((route) => names.get(route) ?? '').filter((name) => !covered.has(name))).toEqual([])
})

it('the stored operator actions and jobs have exactly the properties that every-action.txt lists', async () => {
  const { ctx } = scenario.server
  const actions = await Promise.all(
    ['subject', 'before', 'after', 'inverse'].map((column) => shapesOf(ctx, 'operator_action', column, 'kind')),
  )
  const { rows } = await sql<{ line: string }>`
    select distinct 'operator_action.' || what || ' of ' || kind || ': ' || regexp_replace(name, ${ID}, '<id>', 'g') as line
    from operator_action, lateral (
      select 'changes' as what, unnest(changes) as name union all select 'uses', unnest(uses)) names
    union select distinct 'job ' || kind || ' in ' || regexp_replace(queue, ${ID}, '<id>', 'g')
      || ' by ' || regexp_replace(key, ${ID}, '<id>', 'g') || coalesce(' for ' || regexp_replace(reason, ':.*', ': text'), '')
    from job_seen`.execute(ctx.db)
  const lines = [...actions.flat(), ...rows.map(({ line }) => line)].toSorted()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./every-action.txt')
})

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Copies each job when it is stored, because a finished job is deleted. */
async function keepJobs(): Promise<void> {
  const { db } = scenario.server.ctx
  await sql`create table job_seen (queue text, kind text, key text, reason text)`.execute(db)
  await sql`create function keep_job() returns trigger language plpgsql as $$ begin
    insert into job_seen values (new.queue, new.kind, new.key, new.reason); return new; end $$`.execute(db)
  await sql`create trigger keep_job before insert on due_work for each row execute function keep_job()`.execute(db)
}

/** The next test file may get the same embedded database, so the copies are removed. */
async function dropKeptJobs(): Promise<void> {
  const { db } = scenario.server.ctx
  await sql`drop trigger keep_job on due_work`.execute(db)
  await sql`drop function keep_job()`.execute(db)
  await sql`drop table job_seen`.execute(db)
}

async function lastNumber(): Promise<number> {
  const { number } = await scenario.server.ctx.db
    .selectFrom('operator_action')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  return Number(number ?? 0)
}

function linesAfter(number: number) {
  return scenario.server.ctx.db
    .selectFrom('operator_action')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .execute()
}
