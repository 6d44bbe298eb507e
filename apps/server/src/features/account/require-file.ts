import { GameError } from '@bettle/contract'
import type { Tx } from '../../context.ts'
import { fileByKey } from '../stored-file/stored-file-store.ts'

/** An account's picture was uploaded before it is named; what was refused is none. */
export async function requireFile(tx: Tx, key: string): Promise<void> {
  const file = await fileByKey(tx, key)
  if (!file || file.state === 'refused') throw new GameError('not-found')
}
