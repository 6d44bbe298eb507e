import type { Instant, Timetable } from '@bettle/rules'
import type { Reader } from '../../context.ts'
import { isPractice } from '../match/practice-match.ts'
import { type MemberWithNames, selectMembers } from '../member/member-store.ts'
import { type Hidden, hiddenByMember, NOTHING, type Seen } from './standings.ts'

export type MemberWithHidden = MemberWithNames & { readonly hidden: Hidden }

interface MembersAtOnce {
  readonly members: MemberWithHidden[]
  /** The versions of the lobby and of its match when the members were read. */
  readonly version: number
  readonly matchVersion: number
  readonly isOfPractice: boolean
}

/** Reads the members of a lobby, the stakes to hide, and the versions of what was read, in one statement. */
export async function membersWithHidden(
  reader: Reader,
  lobby: Seen,
  timetable: Timetable,
  now: Instant,
): Promise<MembersAtOnce> {
  const rows = await selectMembers(reader)
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .leftJoin(hiddenByMember([lobby], [timetable], now).as('hidden'), 'hidden.account_id', 'member.account_id')
    .select(['lobby.version', 'match.version as match_version', 'match.feed'])
    .select(['hidden.stakes', 'hidden.bets'])
    .where('member.lobby_id', '=', lobby.id)
    .orderBy('member.joined_at')
    .orderBy('member.account_id')
    .execute()
  const members = rows.map(({ stakes, bets, ...member }) => ({
    ...member,
    hidden: stakes === null || bets === null ? NOTHING : { stakes, bets },
  }))
  const [first] = rows
  return {
    members,
    version: first?.version ?? 0,
    matchVersion: first?.match_version ?? 0,
    isOfPractice: isPractice({ feed: first?.feed ?? null }),
  }
}
