import type { CircleEvening, CircleMembership, CircleSeason } from '../src/index.ts'

const DAY_MS = 86_400_000

/** A line of the table, recounted from the sentences of the rulebook, one member at a time. */
export interface RecountedLine {
  readonly points: number
  readonly played: number
  readonly won: number
  readonly bestFinish: number | null
  readonly hasLeft: boolean
}

/** Recounts the table of a season without any function of the product. */
export function recountCircle(
  { from, until }: CircleSeason,
  memberships: readonly CircleMembership[],
  evenings: readonly CircleEvening[],
): Record<string, RecountedLine> {
  const isMemberAt = (id: string, time: number) => {
    for (const { userId, joinedAt, leftAt } of memberships)
      if (userId === id && joinedAt <= time && (leftAt === null || time < leftAt)) return true
    return false
  }
  const everyone = Array.from(new Set(memberships.map(({ userId }) => userId)))
  const playersOf = ({ ranking, kickOffAt }: CircleEvening) =>
    ranking
      .filter(({ userId, isPresent }) => isPresent && isMemberAt(userId, kickOffAt ?? -1))
      .map(({ userId }) => userId)
  const qualifying = evenings.filter((evening) => {
    const start = evening.kickOffAt
    if (start === null || start < from || start >= until || !evening.isConfirmed) return false
    if (start - evening.announcedAt < 3_600_000) return false
    const size = everyone.filter((id) => isMemberAt(id, start)).length
    const came = playersOf(evening).length
    return size === 2 ? came === 2 : size > 2 && came >= 3
  })
  const chosen: CircleEvening[] = []
  for (let day = Math.floor(from / DAY_MS); day <= Math.floor(until / DAY_MS); day += 1) {
    const ofDay = qualifying.filter(({ kickOffAt }) => Math.floor((kickOffAt ?? 0) / DAY_MS) === day)
    const most = Math.max(0, ...ofDay.map((evening) => playersOf(evening).length))
    const fullest = ofDay.filter((evening) => playersOf(evening).length === most)
    const earliest = Math.min(...fullest.map(({ kickOffAt }) => kickOffAt ?? 0))
    const first = fullest.filter(({ kickOffAt }) => kickOffAt === earliest)
    first.sort((a, b) => a.id.localeCompare(b.id))
    if (first[0]) chosen.push(first[0])
  }
  const table: Record<string, RecountedLine> = {}
  for (const id of everyone) {
    const own = memberships.filter(({ userId }) => userId === id)
    const isThere = own.some(({ leftAt }) => leftAt === null)
    const lastLeft = isThere ? Infinity : Math.max(...own.map(({ leftAt }) => leftAt ?? 0))
    const finishes: number[] = []
    for (const evening of chosen) {
      const start = evening.kickOffAt ?? 0
      const seat = evening.ranking.find(({ userId }) => userId === id)
      if (!seat?.isPresent) continue
      const cameLater = seat.isGuest && own.some(({ joinedAt }) => joinedAt > start)
      if (!isMemberAt(id, start) && !cameLater) continue
      // The members who ranked above this seat.
      const above = evening.ranking.slice(0, evening.ranking.indexOf(seat))
      finishes.push(1 + above.filter((other) => other.isPresent && isMemberAt(other.userId, start)).length)
    }
    if (!isThere && (lastLeft < from || finishes.length === 0)) continue
    const scores = finishes.map((finish) => ({ 1: 10, 2: 7, 3: 5, 4: 4, 5: 3, 6: 2 })[finish] ?? 1)
    const held = chosen.filter(({ kickOffAt }) => (kickOffAt ?? 0) < lastLeft).length
    while (scores.length < held) scores.push(0)
    scores.sort((a, b) => b - a)
    // Two of three evenings count; of a part of three, one more.
    const counting = held - Math.floor(held / 3)
    let points = 0
    for (const score of scores.slice(0, counting)) points += score
    table[id] = {
      points,
      played: finishes.length,
      won: finishes.filter((finish) => finish === 1).length,
      bestFinish: finishes.length > 0 ? Math.min(...finishes) : null,
      hasLeft: !isThere,
    }
  }
  return table
}
