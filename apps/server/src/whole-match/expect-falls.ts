import type { MemberRow } from '../db/schema.ts'
import { type MatchNow, matchNow, roundsNow } from './naive-halves.ts'
import type { Table, UnrulyGame } from './unruly-game.ts'

/** How one lobby stood at one moment, as far as it says who falls. */
interface Stand {
  readonly members: readonly Sitting[]
  /** The numbers of the rounds that have been over at one look or another, by their ids. */
  readonly over: ReadonlyMap<string, number>
  /** Whose bets came back by now, and how many, as their rounds never began. */
  readonly cameBack: ReadonlyMap<string, number>
}

type Sitting = Pick<MemberRow, 'account_id' | 'role' | 'ranked' | 'chips' | 'eliminated_in' | 'last_standing'> & {
  readonly hasOpenBet: boolean
}

/**
 * Who falls, counted again between one look and the next in words of one's own ([X2], [X3], [X5]): at the end of a round whoever plays
 * with less than the threshold and nothing open, and nobody else; nobody who fell gets up, and who was left alone stays the last.
 * @returns asked after each step, what is not so, in words
 */
export function watchFalls(game: UnrulyGame): () => Promise<string[]> {
  const before = new Map<Table, Stand>()
  return async () => {
    const match = await matchNow(game)
    const wrong: string[] = []
    for (const table of game.tables) {
      const was = before.get(table) ?? { members: [], over: new Map(), cameBack: new Map() }
      const now = await standOf(game, table, match, was)
      wrong.push(...wrongBetween(table, was, now))
      before.set(table, now)
    }
    return wrong
  }
}

async function standOf(game: UnrulyGame, table: Table, match: MatchNow, { over }: Stand): Promise<Stand> {
  const { db } = game.server.ctx
  const members = await db.selectFrom('member').selectAll().where('lobby_id', '=', table.lobby._id).execute()
  const bets = await db.selectFrom('bet').selectAll().where('lobby_id', '=', table.lobby._id).execute()
  const rounds = (await roundsNow(game, table, match)).map(({ id, state }, index) => ({ id, state, number: index + 1 }))
  const finished = rounds.filter(({ state }) => state === 'finished')
  const cameBack = new Map<string, number>()
  for (const { account_id, round_id } of bets) {
    const neverBegan = rounds.some(({ id, state }) => id === round_id && state === 'never-began')
    if (neverBegan) cameBack.set(account_id, (cameBack.get(account_id) ?? 0) + 1)
  }
  return {
    members: members.map((member) => ({
      ...member,
      hasOpenBet: bets.some(({ account_id, outcome }) => account_id === member.account_id && outcome === 'open'),
    })),
    over: new Map([...over, ...finished.map(({ id, number }) => [id, number] as const)]),
    cameBack,
  }
}

/** Who has fallen and may not be known to keeps a player's place. */
const isKnownToHaveFallen = ({ eliminated_in, role }: Sitting) => eliminated_in !== null && role === 'spectator'
const plays = ({ ranked, role, eliminated_in }: Sitting) => ranked && role === 'player' && eliminated_in === null

function wrongBetween({ lobby, players }: Table, before: Stand, now: Stand): string[] {
  const { isTournament, eliminationThreshold } = lobby.gameSettings
  const ended = [...now.over].flatMap(([id, number]) => (before.over.has(id) ? [] : [number]))
  const wrong: string[] = []
  for (const member of now.members) {
    const name = players.find(({ userId }) => userId === member.account_id)?.name
    const was = before.members.find(({ account_id }) => account_id === member.account_id)
    const mayFall = member.chips < eliminationThreshold && !member.hasOpenBet
    if (was?.last_standing && !member.last_standing) wrong.push(`${name} was the last one left`)
    if (was && was.eliminated_in !== null) {
      if (member.eliminated_in !== was.eliminated_in) wrong.push(`${name} fell in ${was.eliminated_in} no more`)
      continue
    }
    if (member.eliminated_in !== null) {
      if (!isTournament) wrong.push(`${name} fell where nobody does`)
      if (!mayFall) wrong.push(`${name} fell with ${member.chips}, open bet: ${member.hasOpenBet}`)
      if (!ended.includes(member.eliminated_in))
        wrong.push(`${name} fell in ${member.eliminated_in}, which did not end`)
      if (was?.last_standing) wrong.push(`${name} fell, who had won`)
      continue
    }
    // What came back as the half ended lay open when its last round was judged.
    const wasSaved = (now.cameBack.get(member.account_id) ?? 0) > (before.cameBack.get(member.account_id) ?? 0)
    const falls = isTournament && ended.length > 0 && plays(member) && mayFall && !wasSaved
    if (falls && !isDecided(before, now, member, ended)) {
      wrong.push(`${name} holds ${member.chips} of ${eliminationThreshold}, nothing open, and did not fall`)
    }
  }
  const [left, ...others] = now.members.filter(({ ranked, role }) => ranked && role === 'player')
  const isFound = now.members.some(({ last_standing }) => last_standing)
  const isAlone = left?.eliminated_in === null && others.length === 0 && now.members.some(isKnownToHaveFallen)
  if (isTournament && ended.length > 0 && isAlone && !isFound) wrong.push('one is left alone and has not won')
  return wrong
}

/** Nobody falls any more where one is left or none: since an earlier step, or by an end before the last of several. */
function isDecided(before: Stand, now: Stand, member: Sitting, ended: readonly number[]): boolean {
  const wasOver =
    before.members.some(isKnownToHaveFallen) &&
    before.members.filter(({ role, ranked }) => ranked && role === 'player').length <= 1
  const lastFall = Math.max(...now.members.filter(isKnownToHaveFallen).map(({ eliminated_in }) => eliminated_in ?? 0))
  return wasOver || (member.last_standing && lastFall < Math.max(...ended))
}
