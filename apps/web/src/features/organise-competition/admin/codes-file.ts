import type { listInvitationCodes, Reply } from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'

export type InvitationCode = Reply<typeof listInvitationCodes>['codes'][number]

/** Returns whether many players can use an invitation code, or one player can use it or has used it. */
export function codeState({ singleUse, spentBy }: InvitationCode): 'many' | 'free' | 'spent' {
  if (!singleUse) return 'many'
  return spentBy === null ? 'free' : 'spent'
}

/** Returns the invitation codes as a file for a spreadsheet. The file is the same in every language. */
export function codesFile(codes: readonly InvitationCode[]): string {
  const lines = codes.map((code) =>
    csvLine([code.code, { many: 'For many', free: 'Free', spent: 'Spent' }[codeState(code)], code.spentBy ?? '']),
  )
  return [BYTE_ORDER_MARK, csvLine(['Code', 'State', 'Spent by']), ...lines].join('')
}

/** Returns the codes that a player can still use, one in each line. */
export function usableCodes(codes: readonly InvitationCode[]): string {
  return codes
    .filter(({ singleUse, spentBy }) => !singleUse || spentBy === null)
    .map(({ code }) => code)
    .join('\n')
}
