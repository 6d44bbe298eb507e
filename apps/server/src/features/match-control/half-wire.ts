import { GameError, type MatchHalf } from '@bettle/contract'
import type { Reader } from '../../context.ts'
import { halfRow } from '../match/match-store.ts'
import { matchWire } from '../match/match-wire.ts'

export async function halfWire(reader: Reader, halfId: string): Promise<MatchHalf> {
  const { match_id: matchId } = await halfRow(reader, halfId)
  const half = (await matchWire(reader, matchId)).halves.find((candidate) => candidate._id === halfId)
  if (!half) throw new GameError('not-found')
  return half
}
