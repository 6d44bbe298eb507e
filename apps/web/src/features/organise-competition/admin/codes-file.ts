import type { listInvitationCodes, Reply } from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'

export type InvitationCode = Reply<typeof listInvitationCodes>['codes'][number]

/** 'For many', 'Spent', 'Free': the state of a code. */
export function codeState({ singleUse, spentBy }: InvitationCode): string {
  if (!singleUse) return 'For many'
  return spentBy === null ? 'Free' : 'Spent'
}

/** The codes as a file for a spreadsheet. */
export function codesFile(codes: readonly InvitationCode[]): string {
  const lines = codes.map((code) => csvLine([code.code, codeState(code), code.spentBy ?? '']))
  return [BYTE_ORDER_MARK, csvLine(['Code', 'State', 'Spent by']), ...lines].join('')
}

/** The codes that a player can still enter with, one a line. */
export function usableCodes(codes: readonly InvitationCode[]): string {
  return codes
    .filter(({ singleUse, spentBy }) => !singleUse || spentBy === null)
    .map(({ code }) => code)
    .join('\n')
}
