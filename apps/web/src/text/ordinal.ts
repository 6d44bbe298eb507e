import { msg } from '../texts/msg.ts'

/** Returns a rank as an ordinal number: '1st', '2nd', '3rd', '11th'. */
export const ordinal = (rank: number): string => msg('text.ordinal.rank', { rank })
