import { randomBytes } from 'node:crypto'
import {
  type CompetitionChange,
  type CompetitionId,
  GameError,
  type MatchId,
  type NewCompetition,
  settingIssue,
  type UserId,
} from '@bettle/contract'
import {
  COMPETITION_LIMITS,
  type CompetitionSettings,
  type CompetitionState,
  completeSettings,
  FIXTURE_SPACING,
  type FixtureRefusal,
  fixtureRefusal,
  foldCompetition,
  type GameSettings,
  lobbyCodeFrom,
  MOST_OPEN_COMPETITIONS,
  settingsProblems,
  UNLIMITED_SEATS,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { MatchRow, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { digest } from '../ledger/digest.ts'
import { isPractice } from '../match/practice-match.ts'
import type { Operator } from '../operator/operator.ts'
import { type Did, recordAction } from '../operator/record-action.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { type CompetitionRow, competitionRow, mayOrganise, type NewLine } from './competition-store.ts'
import { SEEDS } from './draw-seed.ts'
import { appendAndFold, inCompetition } from './in-competition.ts'
import { organiserOf } from './record-decision.ts'

/**
 * The settings that a competition fixes for its lobbies: the draw seats the players permanently, and no lobby has a
 * pot.
 */
export const COMPETITION_LOBBIES = {
  isPrivate: true,
  allowGuests: false,
  allowSpectators: true,
  autoKickInactive: false,
  maxPlayers: UNLIMITED_SEATS,
  prizeDistribution: 'winner-takes-all',
} as const

type Given = Omit<NewCompetition, 'format' | 'matchIds'>

/**
 * Creates a competition. Only administrators create public or exclusive ones. A private competition that is not
 * exclusive has a code.
 */
export async function createCompetition(
  ctx: Context,
  operator: Operator,
  { format, matchIds, ...given }: NewCompetition,
): Promise<CompetitionId> {
  const userId = organiserOf(operator)
  const now = ctx.clock.date()
  const competition = fieldsOf(given, format, now)
  refuseProblems(competition.settings, given, now)
  // The transaction's result contains the id, so that a repeated request returns the same id.
  const id = await transaction(ctx, async (tx) => {
    const id = newId<CompetitionId>()
    await refuseUnconfirmed(ctx, tx, userId)
    await refuseOrganiser(tx, userId, competition.settings)
    await tx
      .insertInto('competition')
      .values({
        id,
        organiser_id: userId,
        ...stored(competition),
        code: given.isPrivate && !given.isExclusive ? await freeCode(tx) : null,
        seed: randomBytes(32).toString('hex'),
        seeds: SEEDS,
        phase: 'enrolling',
        state: JSON.stringify(foldCompetition(competition.settings, [], digest)),
        created_at: now,
      })
      .execute()
    const row = await competitionRow(tx, id)
    const lines = await fixtureLines(tx, row, matchIds as MatchId[], now)
    await appendAndFold(ctx, tx, row, lines)
    await recordAction(ctx, tx, operator, null, {
      kind: 'create-competition',
      subject: { competitionId: id },
      after: { name: given.name, format, isPrivate: given.isPrivate, isExclusive: given.isExclusive, matchIds },
      undo: { kind: 'decide-competition', competitionId: id, decision: { kind: 'cancelled' }, reason: CREATION_UNDONE },
      changes: [`competition:${id}`],
    })
    return id
  })
  ctx.jobs.wake()
  return id
}

/** The reason that players read after an administrator has undone the creation. */
const CREATION_UNDONE = 'An administrator undid the creation of the competition.'

interface Fields {
  readonly settings: CompetitionSettings
  readonly game: GameSettings
  readonly given: Pick<Given, 'name' | 'prize' | 'promisedBy'>
}

function fieldsOf(given: Given, format: CompetitionSettings['format'], now: Date): Fields {
  const game: GameSettings = { ...completeSettings(given.gameSettings), ...COMPETITION_LOBBIES }
  const settings: CompetitionSettings = {
    format,
    isExclusive: given.isExclusive,
    isPrivate: given.isPrivate,
    isPractice: false,
    opensAt: given.opensAt ? Date.parse(given.opensAt) : now.getTime(),
    closesAt: Date.parse(given.closesAt),
    lastDay: Date.parse(given.lastDay),
    places: given.places,
    groupFixtures: given.groupFixtures,
    seasonFixtures: given.seasonFixtures,
    seasons: given.seasons,
    startingChips: game.startingChips,
  }
  return { settings, game, given }
}

const stored = ({ settings, game, given }: Fields) => ({
  name: given.name,
  is_private: settings.isPrivate,
  settings: JSON.stringify(settings),
  game_settings: JSON.stringify(game),
  prize: given.prize ?? null,
  promised_by: given.promisedBy ?? null,
  opens_at: new Date(settings.opensAt),
  closes_at: new Date(settings.closesAt),
})

/** @throws GameError `invalid-settings` with every problem */
function refuseProblems(settings: CompetitionSettings, given: Given, now: Date): void {
  const issues = [
    ...settingsProblems(given.gameSettings).map(settingIssue),
    ...(given.gameSettings.eliminationBy === 'cuts'
      ? [{ path: 'gameSettings.eliminationBy', message: 'The games of a competition have no cuts.' }]
      : []),
    ...(['places', 'groupFixtures', 'seasonFixtures', 'seasons'] as const).flatMap((path) => {
      const { min, max } = COMPETITION_LIMITS[path]
      return settings[path] < min || settings[path] > max
        ? [{ path, message: `Choose a number between ${min} and ${max}.` }]
        : []
    }),
    ...(settings.closesAt <= now.getTime()
      ? [{ path: 'closesAt', message: 'Choose a time in the future for the end of enrolment.' }]
      : []),
    ...(settings.opensAt >= settings.closesAt
      ? [{ path: 'opensAt', message: 'Enrolment must open before enrolment closes.' }]
      : []),
    ...(settings.lastDay <= settings.closesAt
      ? [{ path: 'lastDay', message: 'The last day must be after the end of enrolment.' }]
      : []),
    ...(settings.isExclusive && (!given.prize || !given.promisedBy)
      ? [{ path: 'prize', message: 'Describe the prize and say who promises it.' }]
      : []),
    ...(!settings.isExclusive && settings.format === 'lobby'
      ? [{ path: 'format', message: 'A competition of a single game must be exclusive.' }]
      : []),
    ...(settings.isExclusive && settings.format === 'league'
      ? [{ path: 'format', message: 'An exclusive competition must be a single game or a tournament, not a league.' }]
      : []),
  ]
  const [first] = issues
  if (first) throw new GameError('invalid-settings', { message: first.message, issues })
}

/**
 * Refuses guests every competition. Refuses other users without the admin role a public or exclusive competition, and more
 * open ones than one user may organise. Two concurrent requests of a user run here one after the other.
 */
async function refuseOrganiser(tx: Tx, userId: UserId, settings: CompetitionSettings): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select(['role', 'guest_until'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (account.role === 'admin') return
  if (!settings.isPrivate || settings.isExclusive || account.guest_until !== null) throw new GameError('forbidden')
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from competition
    where organiser_id = ${userId} and phase not in ('finished', 'closed', 'cancelled')`.execute(tx)
  if ((rows[0]?.open ?? 0) >= MOST_OPEN_COMPETITIONS) throw new GameError('too-many-competitions')
}

const TRIES = 10

async function freeCode(tx: Tx): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = lobbyCodeFrom(randomBytes(6))
    const taken = await tx.selectFrom('competition').select('id').where('code', '=', code).executeTakeFirst()
    if (!taken) return code
  }
  throw new Error('no free code of a competition was found')
}

/** The fields that an organiser changes. Null removes the prize, or the name of who promises it. */
export type ChangeGiven = Omit<CompetitionChange, 'prize' | 'promisedBy'> & {
  readonly prize?: string | null | undefined
  readonly promisedBy?: string | null | undefined
}

/** Changes a competition, which is possible until its draw. */
export async function updateCompetition(
  ctx: Context,
  operator: Operator,
  competitionId: CompetitionId,
  given: ChangeGiven,
): Promise<void> {
  const userId = organiserOf(operator)
  await inCompetition(ctx, competitionId, async (tx, row) => {
    await refuseStranger(tx, row, userId)
    if (row.state.stages.length > 0 || row.state.phase !== 'enrolling') throw new GameError('competition-state')
    const now = ctx.clock.date()
    const before = asGiven(row)
    const merged = withoutNull({ ...before, ...withoutUndefined(given) })
    const fields = fieldsOf(merged, row.settings.format, now)
    refuseProblems(fields.settings, merged, new Date(Math.min(now.getTime(), fields.settings.opensAt)))
    await recordChange(ctx, tx, operator, competitionId, before, merged)
    await tx.updateTable('competition').set(stored(fields)).where('id', '=', competitionId).execute()
    await appendAndFold(ctx, tx, { ...row, settings: fields.settings }, [])
    return { reply: undefined, isChanged: true }
  })
  ctx.jobs.wake()
}

const CHANGEABLE = [
  ...(['name', 'opensAt', 'closesAt', 'lastDay', 'places', 'groupFixtures', 'seasonFixtures', 'seasons'] as const),
  ...(['prize', 'promisedBy', 'gameSettings'] as const),
]

async function recordChange(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  competitionId: CompetitionId,
  before: Given,
  after: Given,
): Promise<void> {
  const changed = CHANGEABLE.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const valuesOf = (given: Given) => Object.fromEntries(changed.map((name) => [name, given[name] ?? null]))
  const kind = 'update-competition'
  const did: Did = {
    kind,
    subject: { competitionId },
    before: valuesOf(before),
    after: valuesOf(after),
    undo: { kind, competitionId, ...valuesOf(before) },
    changes: [`competition:${competitionId}`],
  }
  await recordAction(ctx, tx, operator, null, changed.length === 0 ? null : did)
}

const withoutNull = (given: Partial<Record<keyof Given, unknown>>): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Given

const withoutUndefined = (given: ChangeGiven): Partial<ChangeGiven> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

function asGiven({ name, prize, promised_by, settings, game_settings }: CompetitionRow): Given {
  return {
    name,
    ...(prize !== null && { prize }),
    ...(promised_by !== null && { promisedBy: promised_by }),
    opensAt: new Date(settings.opensAt).toISOString(),
    closesAt: new Date(settings.closesAt).toISOString(),
    lastDay: new Date(settings.lastDay).toISOString(),
    places: settings.places,
    groupFixtures: settings.groupFixtures,
    seasonFixtures: settings.seasonFixtures,
    seasons: settings.seasons,
    isPrivate: settings.isPrivate,
    isExclusive: settings.isExclusive,
    gameSettings: game_settings,
  }
}

/**
 * @throws GameError for users other than the organiser and administrators: `forbidden`, or `competition-not-found` for
 * a private competition in which the user has no entry
 */
export async function refuseStranger(reader: Reader, row: CompetitionRow, userId: UserId): Promise<void> {
  if (await mayOrganise(reader, row, userId)) return
  const isHidden = row.is_private && !row.state.entries.some(({ entry }) => entry === userId)
  if (isHidden) throw new GameError('competition-not-found')
  throw new GameError('forbidden', { message: 'Only the organiser of this competition can do this.' })
}

/** Adds fixtures to a competition, which is possible until it ends. */
export async function addFixtures(
  ctx: Context,
  operator: Operator,
  competitionId: CompetitionId,
  matchIds: readonly MatchId[],
): Promise<void> {
  const userId = organiserOf(operator)
  await inCompetition(ctx, competitionId, async (tx, row) => {
    await refuseStranger(tx, row, userId)
    const lines = await fixtureLines(tx, row, matchIds, ctx.clock.date())
    await recordAction(ctx, tx, operator, null, {
      kind: 'add-fixtures',
      subject: { competitionId },
      after: { matchIds },
      undo: 'fixtures-added',
      changes: [`fixtures:${competitionId}`],
    })
    return { reply: undefined, lines }
  })
  ctx.jobs.wake()
}

/**
 * Stores the fixtures and returns their log lines, in order of kick-off.
 * @throws GameError `match-not-found`; `competition-state` after the end; `fixture-unusable` for a match that cannot be
 * a fixture
 */
async function fixtureLines(
  tx: Tx,
  { id: competitionId, settings, state }: Pick<CompetitionRow, 'id' | 'settings' | 'state'>,
  matchIds: readonly MatchId[],
  now: Date,
): Promise<NewLine[]> {
  if (matchIds.length === 0) return []
  const ids = [...new Set(matchIds)]
  const matches = await tx
    .selectFrom('match')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    // Locks the matches: a concurrent deletion or new kick-off waits for this transaction, or is read here. Otherwise
    // the competition would miss it.
    .forShare()
    .execute()
  if (matches.length < ids.length) throw new GameError('match-not-found')
  const chosen = await chosenFixtures(tx, competitionId, state)
  const lines: NewLine[] = []
  for (const match of matches.toSorted(byKickOff)) {
    const name = `${match.home_team} – ${match.away_team}`
    if (isPractice(match) && !settings.isPractice) throw unusable(name, 'is a practice match.')
    if (match.planned_start === null) throw unusable(name, 'has no kick-off time.')
    const candidate = { fixture: match.id, kickOffAt: match.planned_start.getTime(), tempo: match.tempo }
    const refusal = fixtureRefusal({
      phase: state.phase,
      lastDay: settings.lastDay,
      now: now.getTime(),
      candidate: { ...candidate, hasKickedOff: match.status !== 'upcoming' },
      chosen,
    })
    if (refusal) throw fixtureRefused(refusal, name)
    chosen.push({ ...candidate, status: 'planned' })
    lines.push({ kind: 'fixture-added', fixture: match.id, kickOffAt: candidate.kickOffAt })
  }
  await tx
    .insertInto('competition_fixture')
    .values(ids.map((match_id) => ({ competition_id: competitionId, match_id, added_at: now })))
    .execute()
  return lines
}

const byKickOff = (a: MatchRow, b: MatchRow) => (a.planned_start?.getTime() ?? 0) - (b.planned_start?.getTime() ?? 0)

async function chosenFixtures(tx: Tx, competitionId: string, { fixtures }: CompetitionState) {
  const rows = await tx
    .selectFrom('competition_fixture')
    .innerJoin('match', 'match.id', 'competition_fixture.match_id')
    .select(['match.id', 'match.tempo'])
    .where('competition_id', '=', competitionId)
    .execute()
  const tempos = new Map(rows.map(({ id, tempo }) => [id, tempo]))
  return fixtures.map(({ fixture, kickOffAt, status }) => ({
    ...{ fixture, kickOffAt, status },
    tempo: tempos.get(fixture) ?? 1,
  }))
}

const unusable = (name: string, why: string) => new GameError('fixture-unusable', { message: `${name} ${why}` })

function fixtureRefused(refusal: FixtureRefusal, name: string): GameError {
  if (refusal === 'competition-ended') return new GameError('competition-state')
  return unusable(name, WHY_UNUSABLE[refusal])
}

const WHY_UNUSABLE = {
  'fixture-chosen': 'is already a match of this competition.',
  'fixture-kicked-off': 'has kicked off already.',
  'fixture-after-last-day': 'kicks off after the last day of the competition.',
  'fixtures-too-close': `kicks off less than ${FIXTURE_SPACING} minutes before or after another match of this competition.`,
} as const
