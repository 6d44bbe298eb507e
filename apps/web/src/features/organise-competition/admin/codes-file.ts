import type { listInvitationCodes, Reply } from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'

export type InvitationCode = Reply<typeof listInvitationCodes>['codes'][number]

/** Returns the state of an invitation code: 'For many', 'Spent' or 'Free'. */
export function codeState({ singleUse, spentBy }: InvitationCode): string {
  if (!singleUse) return 'For many'
  return spentBy === null ? 'Free' : 'Spent'
}

/** Returns the invitation codes as a file for a spreadsheet. */
export function codesFile(codes: readonly InvitationCode[]): string {
  const lines = codes.map((code) => csvLine([code.code, codeState(code), code.spentBy ?? '']))
  return [BYTE_ORDER_MARK, csvLine(['Code', 'State', 'Spent by']), ...lines].join('')
}

/** Returns the codes that a player can still use, one in each line. */
export function usableCodes(codes: readonly InvitationCode[]): string {
  return codes
    .filter(({ singleUse, spentBy }) => !singleUse || spentBy === null)
    .map(({ code }) => code)
    .join('\n')
}
