import type { UserId } from '@bettle/contract'
import type { LobbyInPlay } from './game.ts'
import type { Recount, Step } from './naive-recount.ts'
import type { Seen } from './watch.ts'

/**
 * Returns the replies and pushes that revealed a stake too early: by the bet itself, or by a balance or count that
 * includes it. This file recomputes what others may see of a player at a moment.
 */
export function leakedSecrets({ facts, bots }: LobbyInPlay, counted: Recount, replies: readonly Seen[]): string[] {
  const leaks: string[] = []
  const names = new Map(facts.members.map((member) => [member.userId as string, member.name]))
  const roundOf = new Map(facts.bets.map((bet) => [bet.betId as string, facts.rounds[bet.round - 1]]))
  const shown = new Map(facts.members.map(({ userId }) => [userId as string, whatOthersMaySee(counted.steps, userId)]))
  const viewers = new Set<string>(facts.members.map((member) => member.userId))
  const all = [...replies.filter((seen) => viewers.has(seen.viewer)), ...bots.flatMap((bot) => bot.watch?.seen ?? [])]

  for (const seen of all) {
    eachObject(seen.what, (thing) => {
      const owner = ownerOf(thing)
      if (owner === undefined || !names.has(owner)) return
      const isOwn = owner === seen.viewer
      if ('stake' in thing && !isOwn) {
        const round = roundOf.get(String(thing._id))
        const revealedAt = round && (round.began ? round.start : round.end)
        if (!facts.settings.showCompetitorBets || revealedAt === undefined || revealedAt > seen.until) {
          leaks.push(`${nameOf(seen.viewer)} was shown a bet of ${names.get(owner)}: ${JSON.stringify(thing)}`)
        }
      }
      const isKind = 'kind' in thing && !isOwn
      const card = isKind && facts.bets.find((bet) => bet.userId === owner && bet.card?.kind === thing.kind)
      if (card && (!facts.settings.showCompetitorBets || (facts.rounds[card.round - 1]?.start ?? 0) > seen.until)) {
        leaks.push(`${nameOf(seen.viewer)} was shown a card of ${names.get(owner)}: ${JSON.stringify(thing)}`)
      }
      const counts = 'chips' in thing && 'betsPlaced' in thing
      if (!counts || (isOwn && (seen.how === 'reply' || isMember(thing)))) return
      if (!mayBeShown(shown.get(owner) ?? [], thing, seen)) {
        leaks.push(
          `${nameOf(seen.viewer)} saw ${names.get(owner)} in ${facts.name} at ${at(seen)} by ${seen.how} with ${JSON.stringify(thing)}`,
        )
      }
    })
  }
  return leaks

  function nameOf(userId: UserId): string {
    return names.get(userId) ?? userId
  }
}

/**
 * True for a member's data, which is complete if it is the reader's own. A row of a ranking has no role, and is the
 * same for all members.
 */
const isMember = (thing: Record<string, unknown>) => 'role' in thing

const at = ({ from, until }: Seen) => `${new Date(from).toISOString()}–${new Date(until).toISOString()}`

interface Shown {
  readonly at: number
  readonly chips: number
  readonly betsPlaced: number
  readonly betsWon: number
}

/** Returns what other members may see of a player after each step, in order. */
function whatOthersMaySee(steps: readonly Step[], userId: string): Shown[] {
  const own = steps.filter((step) => step.userId === userId)
  const inOrder = own
    .map((step, index) => ({ step, index }))
    .sort((a, b) => inOrderShown(a.step, b.step) || a.index - b.index)
  let now = { at: Number.NEGATIVE_INFINITY, chips: 0, betsPlaced: 0, betsWon: 0 }
  return inOrder.map(({ step }) => {
    now = {
      at: step.shown,
      chips: now.chips + step.chips,
      betsPlaced: now.betsPlaced + step.placed,
      betsWon: now.betsWon + step.won,
    }
    return now
  })
}

function inOrderShown(a: Step, b: Step): number {
  return a.shown - b.shown || a.round - b.round || isStake(b) - isStake(a)
}

const isStake = ({ kind }: Step): number => Number(kind === 'stake')

/** True if the data equals the public state before, between or after the steps of the interval in which it was read. */
function mayBeShown(shown: readonly Shown[], thing: Record<string, unknown>, { from, until }: Seen): boolean {
  const before = shown.findLast((state) => state.at < from)
  const states = [...(before ? [before] : []), ...shown.filter((state) => state.at >= from && state.at <= until)]
  return states.some(
    ({ chips, betsPlaced, betsWon }) =>
      thing.chips === chips && thing.betsPlaced === betsPlaced && thing.betsWon === betsWon,
  )
}

function ownerOf(thing: Record<string, unknown>): string | undefined {
  if (typeof thing.userId === 'string') return thing.userId
  const { user } = thing
  if (typeof user !== 'object' || user === null || !('_id' in user)) return undefined
  return typeof user._id === 'string' ? user._id : undefined
}

function eachObject(value: unknown, visit: (thing: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Record<string, unknown>)
  for (const inner of Object.values(value)) eachObject(inner, visit)
}
