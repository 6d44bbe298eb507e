import { beginFold, type CompetitionFold } from '@bettle/rules'
import type { Context, Reader } from '../../context.ts'
import { digest } from '../ledger/digest.ts'
import { type CompetitionRow, linesOf } from './competition-store.ts'

/** A fold of committed lines, and the settings with which it began. */
interface KeptFold {
  readonly settings: string
  readonly fold: CompetitionFold
}

/** The fold of a large competition takes some megabytes. */
const MOST_KEPT = 20

/** By the mutex of the process. A preview has its own, because its lines are never committed. */
const keptBy = new WeakMap<Context['mutex'], Map<string, KeptFold>>()

function keptFolds({ mutex }: Pick<Context, 'mutex'>): Map<string, KeptFold> {
  const kept = keptBy.get(mutex) ?? new Map<string, KeptFold>()
  keptBy.set(mutex, kept)
  return kept
}

/**
 * Returns the fold of the competition's log. It continues the fold that this process has kept, so that a long log is not read and folded
 * for each new line. The caller must hold the lock on the competition's row, and keeps the fold after the commit.
 */
export async function takeFold(
  ctx: Pick<Context, 'mutex'>,
  reader: Reader,
  { id, settings, log_number }: CompetitionRow,
): Promise<CompetitionFold> {
  const kept = keptFolds(ctx)
  const found = kept.get(id)
  // A transaction that fails leaves no fold with its lines behind.
  kept.delete(id)
  const isCurrent = found?.settings === JSON.stringify(settings) && found.fold.number <= log_number
  const fold = isCurrent ? found.fold : beginFold(settings, digest)
  if (fold.number < log_number) fold.append(await linesOf(reader, id, fold.number))
  return fold
}

export function keepFold(
  ctx: Pick<Context, 'mutex'>,
  { id, settings }: Pick<CompetitionRow, 'id' | 'settings'>,
  fold: CompetitionFold,
): void {
  const kept = keptFolds(ctx)
  kept.delete(id)
  kept.set(id, { settings: JSON.stringify(settings), fold })
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
}
