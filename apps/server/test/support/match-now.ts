import * as contract from '@bettle/contract'
import type { Scenario } from './scenario.ts'

export async function matchNow({ admin, match }: Scenario): Promise<contract.Match> {
  return (await admin.gets(contract.getMatch, { params: { id: match._id } })).match
}

/** Returns the official plan as administrators see it. */
export async function roundsNow({ admin, match }: Scenario) {
  return (await admin.gets(contract.adminListMatchRounds, { params: { matchId: match._id } })).matchRounds
}

export function halfId({ match }: Scenario, halfNumber: number): string {
  const half = match.halves.find((candidate) => candidate.halfNumber === halfNumber)
  if (!half) throw new Error(`no half ${halfNumber}`)
  return half._id
}
