import type { CompetitionId, LobbyCompetition } from '@bettle/contract'
import { sql } from 'kysely'
import { uuids } from '../../../db/queries/arrays.ts'
import { readLobby } from '../../../db/queries/read-lobby.ts'
import type { BetRow, DealRow, LobbyRow, Reader, StoredLobbyRow } from '../../../db/schema.ts'
import type { BetWithNames } from '../../bet/bet-wire.ts'
import { type MemberWithNames, selectMembers } from '../../member/member-store.ts'

/**
 * The facts of a lobby that every request reads: the requesting member, and the versions that tell whether kept state
 * is current.
 */
export interface LobbyHead {
  readonly lobby: LobbyRow
  readonly matchVersion: number
  readonly pricedRoundId: string | null
  /** The member who sent the request. */
  readonly own: MemberWithNames
  /** The member's bets, in the order of the rounds. */
  readonly bets: readonly BetWithNames[]
  /** The deal, if the cards are dealt ([H2]). */
  readonly deal: Pick<DealRow, 'seed' | 'commitment'> | undefined
  readonly trophiesBookedAt: Date | null
  readonly competition: LobbyCompetition | undefined
}

/** A bet as JSON, in which times are texts. */
type BetJson = Omit<BetRow, 'placed_at' | 'settled_at'> & {
  readonly placed_at: string
  readonly settled_at: string | null
  readonly round_number: number
}

interface FurtherColumns {
  readonly bets: readonly BetJson[]
  readonly booked_at: string | null
  readonly competition: {
    readonly id: string
    readonly name: string
    readonly stage: string
    readonly pairing: string
  } | null
}

/** The user who sent the request, who may not be a member, and the lobby. */
export interface AskedHead {
  readonly lobbyId: string
  readonly userId: string
}

/**
 * Reads several heads in one statement, in the order of the requests. A head is undefined for a user who is not a
 * member ([V5]).
 */
export async function lobbyHeads(
  reader: Reader,
  asked: readonly AskedHead[],
): Promise<readonly (LobbyHead | undefined)[]> {
  const rows = await selectMembers(reader)
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .innerJoin('plan', 'plan.id', 'lobby.plan_id')
    .leftJoin('deal', (join) => join.onRef('deal.lobby_id', '=', 'lobby.id').on('deal.dealt_at', 'is not', null))
    .selectAll('lobby')
    .select(['match.version as match_version', 'plan.priced_round_id', 'deal.seed', 'deal.commitment'])
    .select(further.as('further'))
    .where(
      sql<boolean>`(member.lobby_id, member.account_id) in (
        select * from unnest(${uuids(asked.map(({ lobbyId }) => lobbyId))}, ${uuids(asked.map(({ userId }) => userId))}))`,
    )
    .execute()
  const heads = new Map(rows.map((row) => [keyOf({ lobbyId: row.lobby_id, userId: row.account_id }), headOf(row)]))
  return asked.map((one) => heads.get(keyOf(one)))
}

const keyOf = ({ lobbyId, userId }: AskedHead) => `${lobbyId} ${userId}`

interface HeadColumns extends MemberWithNames, StoredLobbyRow {
  readonly match_version: number
  readonly priced_round_id: string | null
  readonly seed: string | null
  readonly commitment: string | null
  readonly further: FurtherColumns
}

function headOf(row: HeadColumns): LobbyHead {
  const { booked_at, competition, bets } = row.further
  return {
    lobby: readLobby(row),
    matchVersion: row.match_version,
    pricedRoundId: row.priced_round_id,
    own: row,
    bets: bets.map((bet) => betOf(bet, row)),
    deal: row.seed === null || row.commitment === null ? undefined : { seed: row.seed, commitment: row.commitment },
    trophiesBookedAt: booked_at === null ? null : new Date(booked_at),
    competition: competition ? namedOf(competition) : undefined,
  }
}

const betOf = (
  { placed_at, settled_at, ...bet }: BetJson,
  { username, name, selected_avatar, profile_image_key }: MemberWithNames,
): BetWithNames => ({
  ...bet,
  ...{ username, name, selected_avatar, profile_image_key },
  placed_at: new Date(placed_at),
  settled_at: settled_at === null ? null : new Date(settled_at),
})

const namedOf = ({ id, ...competition }: NonNullable<FurtherColumns['competition']>): LobbyCompetition => ({
  _id: id as CompetitionId,
  ...competition,
})

/**
 * SQL for the tables `lobby` and `member`: the member's bets, when the trophies were last booked, and the competition.
 */
const further = sql<FurtherColumns>`jsonb_build_object(
  'bets', (select coalesce(jsonb_agg(to_jsonb(bet) || jsonb_build_object('round_number', round.round_number)
      order by round.round_number, bet.id), '[]')
    from bet join round on round.id = bet.round_id
    where bet.lobby_id = member.lobby_id and bet.account_id = member.account_id and bet.struck = 0),
  'booked_at', (select at from trophy_booking where lobby_id = lobby.id order by number desc limit 1),
  'competition', (select jsonb_build_object('id', competition.id, 'name', competition.name,
      'stage', competition_lobby.stage, 'pairing', competition_lobby.pairing)
    from competition_lobby join competition on competition.id = competition_lobby.competition_id
    where competition_lobby.lobby_id = lobby.id and lobby.host_id is null))`
