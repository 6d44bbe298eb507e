import { courseOfElimination, hasCuts, isInPlay, type SeatState } from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, MemberRow, Tx } from '../../db/schema.ts'
import { isEliminationPublic, seatAsSeen } from '../member/seat-of-member.ts'

/** The public seats in lobbies with elimination, and the ends of rounds whose eliminations are already decided. */
export interface EliminationState {
  readonly members: readonly SeatedMember[]
  /** The ends of rounds that are decided already, as keys of `endOf`: one for each lobby and round. */
  readonly ends: ReadonlySet<string>
}

interface SeatedMember
  extends Pick<MemberRow, 'lobby_id' | 'account_id' | 'chips' | 'eliminated_in' | 'last_standing'> {
  readonly seat: SeatState
  readonly isEliminationPublic: boolean
}

/** A member of a lobby. */
export interface MemberRef {
  readonly lobby_id: string
  readonly account_id: string
}

export const memberRowKey = ({ lobby_id, account_id }: MemberRef): string => `${lobby_id}:${account_id}`
const endOf = ({ lobby_id, round_id }: { readonly lobby_id: string; readonly round_id: string }) =>
  `${lobby_id}:${round_id}`

/**
 * Returns the state by which eliminations are previewed. For lobbies that hide bets the preview shows no eliminations.
 */
export async function eliminationStateOf(tx: Tx, lobbies: Iterable<LobbyRow>): Promise<EliminationState> {
  const ids = [...lobbies].flatMap(({ id, settings }) =>
    settings.isTournament && settings.showCompetitorBets ? [id] : [],
  )
  if (ids.length === 0) return { members: [], ends: new Set() }
  const { rows } = await sql<MemberRow & { is_out: boolean }>`
    select m.*, exists (
      select from removal r where r.lobby_id = m.lobby_id and r.account_id = m.account_id and r.removed_to = 'out') as is_out
    from member m where m.lobby_id = any(${ids}::uuid[]) and m.ranked`.execute(tx)
  const ends = await tx
    .selectFrom('lobby_round')
    .select(['lobby_id', 'round_id'])
    .where('lobby_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('end_decided', '=', true)
    .execute()
  return {
    members: rows.map((row) => ({
      ...row,
      seat: seatAsSeen(row, row.is_out),
      isEliminationPublic: isEliminationPublic(row),
    })),
    ends: new Set(ends.map(endOf)),
  }
}

/** The public information about members who might be eliminated after the action. */
export interface SeenOfMembers {
  readonly lobbies: ReadonlyMap<string, LobbyRow>
  /** The numbers of the rounds that had begun before the action. */
  readonly begun: ReadonlyMap<string, number>
  /** A member's public chips after the action, which include stakes on coming rounds ([V3]). */
  readonly chipsOf: (member: MemberRef & { readonly chips: number }) => number
  /** Keys (by `memberRowKey`) of members with a visible open bet, and of members who are kicked. */
  readonly safe: ReadonlySet<string>
}

/**
 * Returns the members who would be eliminated by public information at the ends of rounds that had begun. A bet on a
 * coming round may save some of them, but showing that would reveal the bet ([X6]).
 */
export function membersAtRisk(
  before: EliminationState,
  after: EliminationState,
  { lobbies, begun, chipsOf, safe }: SeenOfMembers,
): MemberRef[] {
  const membersAfter = new Map(after.members.map((member) => [memberRowKey(member), member]))
  const seated = byLobby(before.members)
  const atRisk: SeatedMember[] = []
  for (const [lobbyId, members] of seated) {
    const settings = lobbies.get(lobbyId)?.settings
    const threshold = settings?.eliminationThreshold ?? 0
    const numbers = [...begun].flatMap(([roundId, number]) => {
      const end = endOf({ lobby_id: lobbyId, round_id: roundId })
      return after.ends.has(end) && !before.ends.has(end) ? [number] : []
    })
    if (numbers.length === 0 || isDecided(members)) continue
    // A cut depends on public figures alone, so that what it decided may be shown.
    if (settings && hasCuts(settings)) {
      atRisk.push(
        ...members.filter((member) => numbers.includes(membersAfter.get(memberRowKey(member))?.eliminated_in ?? 0)),
      )
      continue
    }
    for (const member of members) {
      const now = membersAfter.get(memberRowKey(member))
      const wasOutBefore = now?.isEliminationPublic === true && !numbers.includes(now.eliminated_in ?? 0)
      const isPoor = chipsOf(member) < threshold
      if (isInPlay(member.seat) && isPoor && !safe.has(memberRowKey(member)) && !wasOutBefore) atRisk.push(member)
    }
  }
  return atRisk
}

function byLobby(members: readonly SeatedMember[]): Map<string, SeatedMember[]> {
  const seated = new Map<string, SeatedMember[]>()
  for (const member of members) {
    const own = seated.get(member.lobby_id)
    if (own) own.push(member)
    else seated.set(member.lobby_id, [member])
  }
  return seated
}

function isDecided(members: readonly SeatedMember[]): boolean {
  const course = courseOfElimination(
    members.map((member) => ({
      userId: member.account_id,
      seat: member.seat,
      eliminatedIn: member.isEliminationPublic ? member.eliminated_in : null,
      lastStanding: member.last_standing,
    })),
  )
  return course.isDecided
}
