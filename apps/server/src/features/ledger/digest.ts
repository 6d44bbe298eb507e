import { createHash } from 'node:crypto'

/** SHA-256 in hex, for the chain and the seals of every ledger. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
