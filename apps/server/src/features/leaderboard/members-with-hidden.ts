import type { Member } from '@bettle/contract'
import type { Instant, Timetable } from '@bettle/rules'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { isOwnMatch } from '../match/own-match.ts'
import { isPractice } from '../match/practice-match.ts'
import { selectMembers } from '../member/member-store.ts'
import { seenByOthers } from './leaderboard.ts'
import { hiddenByMember, NOTHING, type Seen } from './standings.ts'

interface MembersAtOnce {
  /** The public view of the members, in the order of joining. */
  readonly users: Member[]
  /** The versions of the lobby and of its match when the members were read. */
  readonly version: number
  readonly matchVersion: number
  readonly isOfPractice: boolean
  readonly isOnOwnMatch: boolean
}

/** Reads the members of a lobby, the stakes to hide, and the versions of what was read, in one statement. */
export async function membersWithHidden(
  reader: Reader,
  lobby: Seen & Pick<LobbyRow, 'host_id'>,
  timetable: Timetable,
  now: Instant,
): Promise<MembersAtOnce> {
  const rows = await selectMembers(reader)
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .leftJoin(hiddenByMember([lobby], [timetable], now).as('hidden'), 'hidden.account_id', 'member.account_id')
    .select(['lobby.version', 'match.version as match_version', 'match.feed', 'match.opened_by'])
    .select(['hidden.stakes', 'hidden.bets'])
    .where('member.lobby_id', '=', lobby.id)
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute()
  // Copies no row: a copy without some fields takes several times the memory of the row.
  const users = rows.map((row) => {
    const { stakes, bets } = row
    return seenByOthers(stakes === null || bets === null ? NOTHING : { stakes, bets }, row, lobby.host_id)
  })
  const [first] = rows
  return {
    users,
    version: first?.version ?? 0,
    matchVersion: first?.match_version ?? 0,
    isOfPractice: isPractice({ feed: first?.feed ?? null }),
    isOnOwnMatch: isOwnMatch({ opened_by: first?.opened_by ?? null }),
  }
}
