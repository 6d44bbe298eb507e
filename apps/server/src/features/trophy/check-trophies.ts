import { currentAwards, trophyEntries } from '@bettle/rules'
import { sql } from 'kysely'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import type { LedgerFinding } from '../ledger/check-ledger.ts'
import { membersByLobby, membersOf } from '../member/member-store.ts'
import { inTheEnd } from './award-trophies.ts'
import { provisionalAwards } from './trophies-seen.ts'
import { type Booked, bookedIn } from './trophy-ledger.ts'

const BATCH = 50

const OTHERS = 'the paid trophies differ from the trophies that the ranking gives'
const MISSING = 'the results are confirmed, but no trophies were paid'

/**
 * Recomputes the trophies of confirmed results from the stored ranking ([L9]). It omits lobbies whose match has an open
 * job, and lobbies whose trophies an older version booked, as the upgrade recorded.
 * @returns one finding for each lobby whose trophies differ
 */
export async function trophyFaults(reader: Reader): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (let after: string | null = null; ; ) {
    const batch: Batch = await atOneMoment(reader, (moment) => faultsAfter(moment, after))
    findings.push(...batch.findings)
    if (batch.last === undefined) return findings
    after = batch.last
  }
}

interface Batch {
  readonly findings: LedgerFinding[]
  readonly last: string | undefined
}

async function faultsAfter(moment: Reader, after: string | null): Promise<Batch> {
  const lobbies = await lobbiesToCheck(moment, after)
  const ids = lobbies.map(({ id }) => id)
  const booked = await bookedIn(moment, ids)
  const members = membersByLobby(await membersOf(moment, ids))
  const findings = lobbies.flatMap((lobby): LedgerFinding[] => {
    const found = booked.get(lobby.id)
    if (!found) return [{ lobbyId: lobby.id, what: MISSING }]
    const due = lobby.counted ? provisionalAwards({ ...lobby, members: inTheEnd(lobby, members.get(lobby.id)) }) : []
    return areThose(found, due) ? [] : [{ lobbyId: lobby.id, what: OTHERS }]
  })
  return { findings, last: ids.at(-1) }
}

const areThose = ({ entries }: Booked, due: Parameters<typeof trophyEntries>[1]): boolean =>
  trophyEntries(entries, due).length === 0 && currentAwards(entries).size === due.length

interface LobbyToCheck extends LobbyRow {
  /** True if the game counted at its last booking. Null if it has no booking. */
  readonly counted: boolean | null
}

async function lobbiesToCheck(moment: Reader, after: string | null): Promise<LobbyToCheck[]> {
  const { rows } = await sql<LobbyToCheck>`
    select lobby.*, (
      select counted from trophy_booking booking where booking.lobby_id = lobby.id order by number desc limit 1) as counted
    from lobby join match on match.id = lobby.match_id
    where (${after}::uuid is null or lobby.id > ${after}::uuid) and match.results_confirmed_at is not null and match.feed is null
      and lobby.status = 'open'
      and exists (select from bet where bet.lobby_id = lobby.id and bet.outcome <> 'open')
      and not exists (select from older_evidence where older_evidence.lobby_id = lobby.id and kind = 'trophy')
      and not exists (select from due_work where queue = 'match:' || match.id and kind in ('correct', 'plan-ends', 'book-trophies'))
    order by lobby.id limit ${BATCH}`.execute(moment)
  return rows.map((row) => ({ ...readLobby(row), counted: row.counted }))
}
