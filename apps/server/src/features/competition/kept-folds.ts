import { beginFold, type CompetitionFold } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { digest } from '../ledger/digest.ts'
import { type CompetitionRow, linesOf } from './competition-store.ts'

/** A state computed from committed log lines, and the settings at its beginning. */
interface KeptFold {
  readonly settings: string
  readonly fold: CompetitionFold
}

/** The most cached folds; that of a large competition takes some megabytes. */
const MOST_KEPT = 20

/**
 * The cached folds of each process, by its mutex. A preview has a mutex of its own, because its log lines are never
 * committed.
 */
const keptBy = new WeakMap<Context['mutex'], Map<string, KeptFold>>()

function keptFolds({ mutex }: Pick<Context, 'mutex'>): Map<string, KeptFold> {
  const kept = keptBy.get(mutex) ?? new Map<string, KeptFold>()
  keptBy.set(mutex, kept)
  return kept
}

/**
 * Returns the state computed from the competition's log. It continues a cached fold, so that a long log is not read
 * again for each new line. The caller must hold the lock on the competition's row, and must cache the fold
 * after the commit.
 */
export async function takeFold(
  ctx: Pick<Context, 'mutex'>,
  reader: Reader,
  { id, settings, log_number }: CompetitionRow,
): Promise<CompetitionFold> {
  const kept = keptFolds(ctx)
  const found = kept.get(id)
  // Removes the fold from the cache, so that a failed transaction leaves no fold with its lines.
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
