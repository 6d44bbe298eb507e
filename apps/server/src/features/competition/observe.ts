import {
  areTooClose,
  type CompetitionState,
  type FixtureFailure,
  type FixtureState,
  type Instant,
  type LobbySeat,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { type CurrentLobby, currentLobbies } from './competition-lobbies.ts'
import { type CompetitionRow, linesOf, type NewLine } from './competition-store.ts'
import { nextDraw, seedOfDraw } from './draw-seed.ts'
import { rankingsOf } from './rank-lobbies.ts'

export interface Observed {
  readonly lines: readonly NewLine[]
  /** True if the results of a match are not final because a job of the match is not done yet. */
  readonly isToCheckAgain: boolean
}

const NOTHING: Observed = { lines: [], isToCheckAgain: false }

/** Compares the competition's log with the matches, the accounts and the clock, and returns the missing log lines. */
export async function observe(ctx: Context, tx: Tx, competition: CompetitionRow): Promise<Observed> {
  const { phase } = competition.state
  if (phase === 'closed') return NOTHING
  if (phase === 'cancelled') return correctedResults(ctx, tx, competition)
  const lost = await accountLines(tx, competition)
  if (lost.length > 0) return { lines: lost, isToCheckAgain: false }
  const fixtures = await fixtureLines(ctx, tx, competition)
  if (fixtures.lines.length > 0) return fixtures
  if (waitsForBots(competition, ctx.clock.now())) return { lines: [], isToCheckAgain: true }
  return { ...fixtures, lines: await deadlineLines(ctx, tx, competition) }
}

/** How long the draw of a practice cup waits for the bots that fill its places, on a slow server (ms). */
const WAITS_FOR_BOTS = 20_000

/** True if the draw of a practice cup is due and bots still have to fill its places. */
function waitsForBots({ settings, state }: CompetitionRow, now: Instant): boolean {
  const { nextDeadline: due } = state
  if (!settings.isPractice || due?.kind !== 'draw' || due.at > now || now >= due.at + WAITS_FOR_BOTS) return false
  return state.entries.length > 0 && state.closingList.length < settings.places
}

/**
 * Returns corrected results of fixtures that counted before the competition was cancelled, because trophies of ended
 * seasons follow them.
 */
async function correctedResults(ctx: Context, tx: Tx, { id, state }: CompetitionRow): Promise<Observed> {
  const counted = new Set(state.fixtures.flatMap(({ fixture, status }) => (status === 'counted' ? [fixture] : [])))
  const facts = [...(await factsOf(tx, id, ctx.clock.date())).values()]
  const confirmed = facts.filter((match) => match.is_confirmed && counted.has(match.id))
  const final = new Set(confirmed.flatMap((match) => (match.is_settling ? [] : [match.id])))
  const lobbies = (await currentLobbies(tx, id)).filter(({ match_id }) => final.has(match_id))
  return { lines: await resultLines(tx, id, lobbies), isToCheckAgain: final.size < confirmed.length }
}

/**
 * Returns log lines for entries whose accounts were disabled, deleted or enabled since the log's last line about them.
 * An entry that was in no draw has lost its place to the first reserve for good: it is withdrawn too, and may enrol again
 * as the last ([CP56]).
 */
async function accountLines(tx: Tx, { id, state }: CompetitionRow): Promise<NewLine[]> {
  const { rows } = await sql<{ id: string; isLost: boolean }>`
    select account.id, (account.disabled_at is not null or account.deleted_at is not null) as "isLost"
    from competition_entry entry join account on account.id = entry.account_id
    where entry.competition_id = ${id} and entry.is_current`.execute(tx)
  const lost = new Map(rows.map((row) => [row.id, row.isLost]))
  const changed = state.entries.flatMap(({ entry, status, lot }) => {
    const isLost = lost.get(entry)
    if (isLost === undefined || isLost === (status === 'lost') || status === 'disqualified') return []
    return [{ entry, isLost, isDrawn: lot !== null }]
  })
  const out = changed.filter(({ isLost, isDrawn }) => !isLost && !isDrawn).map(({ entry }) => entry)
  if (out.length > 0)
    await sql`update competition_entry set is_current = false
      where competition_id = ${id} and account_id = any(${out}::uuid[])`.execute(tx)
  return changed.flatMap(({ entry, isLost, isDrawn }): NewLine[] => [
    { kind: isLost ? 'account-lost' : 'account-restored', entry },
    ...(isDrawn ? [] : [{ kind: 'withdrawn', entry } as const]),
  ])
}

interface FixtureFacts {
  readonly id: string
  readonly status: 'upcoming' | 'active' | 'completed' | 'abandoned'
  readonly planned_start: Date | null
  readonly tempo: number
  readonly has_kicked_off: boolean
  readonly is_deleted: boolean
  readonly is_confirmed: boolean
  /** True while a job of the match may still change results. */
  readonly is_settling: boolean
}

async function fixtureLines(ctx: Context, tx: Tx, { id, state }: CompetitionRow): Promise<Observed> {
  const facts = await factsOf(tx, id, ctx.clock.date())
  const lobbies = await currentLobbies(tx, id)
  const found = state.fixtures.flatMap((fixture) => {
    const match = facts.get(fixture.fixture)
    return match ? [{ fixture, match }] : []
  })
  const lines: NewLine[] = []
  for (const { fixture, match } of found) {
    if (isToRestore(fixture, match)) lines.push(restoredLine(state, fixture, facts, ctx.clock.now()))
    else lines.push(...(await linesOfFixture(tx, fixture, match, lobbies)))
  }
  const confirmed = found.filter(({ fixture, match }) => match.is_confirmed && fixture.status !== 'failed')
  const final = new Set(confirmed.flatMap(({ match }) => (match.is_settling ? [] : [match.id])))
  return {
    lines:
      lines.length > 0
        ? lines
        : await resultLines(
            tx,
            id,
            lobbies.filter((lobby) => final.has(lobby.match_id)),
          ),
    isToCheckAgain: final.size < confirmed.length,
  }
}

async function factsOf(reader: Reader, competitionId: string, now: Date): Promise<Map<string, FixtureFacts>> {
  const { rows } = await sql<FixtureFacts>`
    select match.id, match.status, match.planned_start, match.tempo, match.deleted_at is not null as is_deleted,
      match.results_confirmed_at is not null as is_confirmed,
      exists (select from match_half where match_id = match.id and start_time <= ${now} and status <> 'upcoming')
        as has_kicked_off,
      exists (select from due_work where queue = 'match:' || match.id and due_at <= ${now}
        and kind in ('correct', 'plan-ends', 'round-end', 'book-trophies', 'close-lobbies')) as is_settling
    from competition_fixture fixture join match on match.id = fixture.match_id
    where fixture.competition_id = ${competitionId}`.execute(reader)
  return new Map(rows.map((row) => [row.id, row]))
}

/** True if the match was deleted and then restored, and the log has no line about the restoration yet. */
function isToRestore({ status, failure, staysFailed }: FixtureState, match: FixtureFacts): boolean {
  // A state that an older version of the server stored has no `staysFailed`. Its fixture can be restored too.
  const isOpen = status === 'failed' && failure === 'deleted' && (staysFailed ?? null) === null
  return isOpen && !match.is_deleted && match.status !== 'abandoned' && match.planned_start !== null
}

function restoredLine(
  { fixtures }: CompetitionState,
  { fixture }: FixtureState,
  facts: ReadonlyMap<string, FixtureFacts>,
  now: Instant,
): NewLine {
  const tempoOf = (id: string) => facts.get(id)?.tempo ?? 1
  const { planned_start, has_kicked_off } = facts.get(fixture) ?? {}
  const kickOffAt = has_kicked_off ? now : (planned_start?.getTime() ?? now)
  const isTooClose = fixtures.some(
    (other) =>
      other.status !== 'failed' &&
      areTooClose({ fixture, kickOffAt, tempo: tempoOf(fixture) }, { ...other, tempo: tempoOf(other.fixture) }),
  )
  return { kind: 'fixture-restored', fixture, kickOffAt, isTooClose }
}

/** Returns the log lines for the kick-off, the new planned kick-off or the failure of a fixture. */
async function linesOfFixture(
  tx: Tx,
  { fixture, status, kickOffAt }: FixtureState,
  match: FixtureFacts,
  lobbies: readonly CurrentLobby[],
): Promise<NewLine[]> {
  if (status === 'counted' || status === 'failed') return []
  if (status === 'planned' && match.has_kicked_off) return [{ kind: 'fixture-kicked-off', fixture }]
  // Confirmed results count even if the match was deleted afterwards. Without them a deleted match is a failed fixture.
  if (match.is_deleted && !match.is_confirmed) return failedLines(tx, fixture, 'deleted', lobbies)
  if (match.status === 'abandoned') return failedLines(tx, fixture, 'abandoned', lobbies)
  // If an operator removed the planned start of the match, the kick-off in the competition's log stays valid.
  const planned = match.planned_start?.getTime() ?? kickOffAt
  return status === 'planned' && planned !== kickOffAt ? [{ kind: 'fixture-moved', fixture, kickOffAt: planned }] : []
}

/**
 * Returns the log lines for the failure of a fixture and, if at least half of its planned rounds were settled, for its
 * current results.
 */
async function failedLines(
  tx: Tx,
  fixture: string,
  failure: FixtureFailure,
  lobbies: readonly CurrentLobby[],
): Promise<NewLine[]> {
  const isHalfSettled = await isHalfOfRoundsSettled(tx, fixture)
  const ofFixture = lobbies.filter(({ match_id, stage }) => match_id === fixture && stage !== 'plate')
  const rankings = isHalfSettled ? await rankingsOf(tx, ofFixture, 'with-open-stakes') : new Map<string, LobbySeat[]>()
  const results = ofFixture.flatMap((lobby) => {
    const ranking = rankings.get(lobby.lobby_id)
    return ranking ? [resultLine(lobby, ranking)] : []
  })
  // The failure comes first: confirmed results of all lobbies would end the fixture, and a later failure would be
  // ignored.
  return [{ kind: 'fixture-failed', fixture, failure, isHalfSettled }, ...results]
}

/** True if at least half of the planned rounds were settled, in the plan of the match with the most settled rounds. */
async function isHalfOfRoundsSettled(reader: Reader, matchId: string): Promise<boolean> {
  const { rows } = await sql<{ planned: number; settled: number }>`
    select count(*)::int as planned, count(*) filter (where exists (
      select from lobby_round where lobby_round.round_id = round.id and lobby_round.settled_at is not null
        and lobby_round.counts is distinct from 'null'::jsonb))::int as settled
    from round where round.plan_id in (
      select lobby.plan_id from lobby join competition_lobby on competition_lobby.lobby_id = lobby.id
      where lobby.match_id = ${matchId} and competition_lobby.replaced_at is null)
    group by round.plan_id order by settled desc limit 1`.execute(reader)
  const [plan] = rows
  return plan !== undefined && plan.settled * 2 >= plan.planned
}

/** Returns lines for confirmed results that the log lacks, or that a correction has changed. */
async function resultLines(tx: Tx, competitionId: string, lobbies: readonly CurrentLobby[]): Promise<NewLine[]> {
  const ofStages = lobbies.filter(({ stage }) => stage !== 'plate')
  if (ofStages.length === 0) return []
  const rankings = await rankingsOf(tx, ofStages)
  const logged = new Map<string, string>()
  for (const line of await linesOf(tx, competitionId)) {
    if (line.kind === 'lobby-result') logged.set(keyOf(line.stage, line.group, line.fixture), textOf(line.ranking))
  }
  return ofStages.flatMap((lobby) => {
    const ranking = rankings.get(lobby.lobby_id) ?? []
    const isLogged = logged.get(keyOf(lobby.stage, Number(lobby.pairing), lobby.match_id)) === textOf(ranking)
    return isLogged ? [] : [resultLine(lobby, ranking)]
  })
}

const keyOf = (stage: string, group: number, fixture: string) => `${stage} ${group} ${fixture}`

const textOf = (ranking: readonly LobbySeat[]) =>
  ranking.map(({ entry, isPresent, chips }) => `${entry} ${isPresent} ${chips}`).join()

const resultLine = ({ stage, pairing, match_id }: CurrentLobby, ranking: readonly LobbySeat[]): NewLine => ({
  kind: 'lobby-result',
  stage,
  group: Number(pairing),
  fixture: match_id,
  isConfirmed: true,
  ranking,
})

/** Returns the log lines that become necessary when a deadline passes. */
async function deadlineLines(ctx: Context, tx: Tx, competition: CompetitionRow): Promise<NewLine[]> {
  const { id, state } = competition
  const deadline = state.nextDeadline
  if (!deadline || deadline.at > ctx.clock.now()) return []
  if (deadline.kind === 'unconfirmed')
    return failedLines(tx, deadline.fixture, 'unconfirmed', await currentLobbies(tx, id))
  if (deadline.kind === 'draw' && state.canDraw) {
    const { season } = deadline
    const seed = seedOfDraw(competition, nextDraw(await linesOf(tx, id)))
    return [{ kind: 'drawn', season, seed, entries: state.closingList }]
  }
  return [{ kind: 'deadline-passed', deadline: deadline.kind, stage: deadline.stage }]
}
