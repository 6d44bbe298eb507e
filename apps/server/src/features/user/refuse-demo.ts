import { GameError } from '@bettle/contract'
import type { AccountRow } from '../../db/schema.ts'

/**
 * Refuses the demo player. Many visitors share it, so none of them may change or delete it, or sign out the others
 * ([A10], [A33]).
 */
export function refuseDemo(account: Pick<AccountRow, 'is_demo'> | undefined): void {
  if (account?.is_demo)
    throw new GameError('forbidden', { message: 'Everyone shares the demo player, so it cannot be changed.' })
}
