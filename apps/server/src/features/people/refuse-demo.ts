import { GameError } from '@bettle/contract'
import type { AccountRow } from '../../db/schema.ts'

/** The player anybody may sign in as is not one person's to change, to delete or to take from others ([A10], [A33]). */
export function refuseDemo(account: Pick<AccountRow, 'is_demo'> | undefined): void {
  if (account?.is_demo)
    throw new GameError('forbidden', { message: 'The demo player is everybody’s: it stays as it is.' })
}
