import { GameError, sentence } from '@bettle/contract'
import type { AccountRow } from '../../db/schema.ts'

/**
 * Refuses the demo player. Many visitors share it, so none of them may change or delete it, or sign out the others
 * ([A10], [A33]).
 */
export function refuseDemo(account: Pick<AccountRow, 'is_demo'> | undefined): void {
  if (account?.is_demo) throw new GameError('forbidden', sentence('demo-shared'))
}
