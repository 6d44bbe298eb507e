import { createHash } from 'node:crypto'

/** SHA-256, hex: what every ledger is chained and sealed by. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
