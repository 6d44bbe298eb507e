import { createHash } from 'node:crypto'
import { chainEntries, ledgerGenesis } from '@bettle/rules'
import { digest } from '../../../src/features/ledger/digest.ts'
import type { RecordedLobby, RecordedMatch } from './play-recorded-match.ts'

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Seeds and the hashes of seeds, which follow from random ids. */
const HASH = /[0-9a-f]{64}/g

/**
 * Returns a match as text: of each lobby the ledger, the head of its chain, the settlements, the outcomes of the bets,
 * the penalties, the members and all updates. Ids are random, so names and numbers in order of first mention replace
 * them, also in the entries that the chain hashes.
 */
export async function recordingOf({ scenario, players, lobbies }: RecordedMatch): Promise<string> {
  const names = new Map<string, string>(players.map(({ userId, name }) => [userId, name]))
  for (const { name, lobby } of lobbies) names.set(lobby._id, name)
  const named = (text: string) =>
    text.replace(HASH, '<hash>').replace(UUID, (id) => {
      const name = names.get(id) ?? `#${names.size}`
      names.set(id, name)
      return name
    })
  const lines: string[] = []
  for (const one of lobbies) lines.push(`== ${one.name}`, ...(await linesOf(one, scenario.server.ctx.db, named)))
  return `${lines.join('\n')}\n`
}

type Db = RecordedMatch['scenario']['server']['ctx']['db']
type Named = (text: string) => string

async function linesOf({ name, lobby, players }: RecordedLobby, db: Db, named: Named): Promise<string[]> {
  const of = (row: object) => named(JSON.stringify(row))
  const entries = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('lobby_id', '=', lobby._id)
    .orderBy('seq')
    .execute()
  const drafts = entries.map(({ account_id, kind, amount, balance, key, at, bet_id, reason }) => ({
    ...{ userId: named(account_id), kind, amount, balance, key: named(key), at: at.getTime() },
    ...{ betId: bet_id && named(bet_id), reason },
  }))
  const chained = chainEntries(ledgerGenesis(name, digest), drafts, digest)
  const rounds = await db
    .selectFrom('lobby_round')
    .innerJoin('round', 'round.id', 'lobby_round.round_id')
    .select(['round_number', 'settlement', 'settled_at', 'revealed_at', 'counts', 'end_decided'])
    .where('lobby_id', '=', lobby._id)
    .orderBy('round_number')
    .execute()
  const outcomes = await db
    .selectFrom('bet_outcome')
    .innerJoin('bet', 'bet.id', 'bet_outcome.bet_id')
    .innerJoin('round', 'round.id', 'bet.round_id')
    .select(['bet.id', 'round_number', 'bet.account_id', 'number', 'from_outcome', 'to_outcome'])
    .select(['bet_outcome.count', 'credit', 'at', 'reason', 'void_reason', 'stake', 'card'])
    .where('bet.lobby_id', '=', lobby._id)
    .orderBy('bet.id')
    .orderBy('number')
    .execute()
  const penalties = await db
    .selectFrom('penalty')
    .innerJoin('round', 'round.id', 'penalty.round_id')
    .select(['round_number', 'account_id', 'amount', 'told', 'kicked', 'at'])
    .where('lobby_id', '=', lobby._id)
    .orderBy('round_number')
    .orderBy('account_id')
    .execute()
  const members = await db
    .selectFrom('member')
    .select(['account_id', 'chips', 'bets_placed', 'bets_won', 'rounds_open', 'rounds_bet', 'inactive_rounds', 'role'])
    .select(['seat_end', 'eliminated_in', 'last_standing', 'spectator_since', 'seat_version'])
    .where('lobby_id', '=', lobby._id)
    .orderBy('joined_at')
    .execute()
  // Every member receives the updates to the lobby, so those of the first player are enough.
  const updates = players.flatMap(({ name: player, socket }, index) =>
    [`seat:${lobby._id}`, ...(index === 0 ? [`lobby:${lobby._id}`] : [])].flatMap((topic) =>
      socket.frames.flatMap((frame) => {
        if (frame.type !== 'news' || frame.topic !== topic) return []
        const text = of(frame.push)
        const kind = topic.startsWith('seat') ? `seat of ${player}` : 'lobby'
        return [`${kind} ${frame.version} ${frame.push.type} ${shown(text)} ${hashOf(text)}`]
      }),
    ),
  )
  return [
    ...chained.map(({ hash, ...entry }) => of(entry)),
    `head ${chained.at(-1)?.hash}`,
    ...[...rounds, ...outcomes, ...penalties, ...members].map(of),
    ...updates,
  ]
}

/** The parts of an update that one reads first when it differs. */
function shown(push: string): string {
  const found = push.matchAll(/"(?:outcome|chips|amount|lastStanding|eliminatedIn)":("?[^,"}]*"?)/g)
  return [...found].map(([, value]) => value?.replaceAll('"', '')).join(' ')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
