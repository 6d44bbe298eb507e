/** Returns the name of the constraint that refused a write; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined
  const isViolation = typeof error.code === 'string' && error.code.startsWith('23')
  return isViolation && typeof error.constraint === 'string' ? error.constraint : undefined
}

const FOREIGN_KEY = '23503'

/**
 * Returns the name of the foreign key that a write violated because a row was deleted; undefined for any other error.
 * The name contains the column, as in `bet_round_id_fkey`.
 */
export function vanishedReference(error: unknown): string | undefined {
  const isOfForeignKey = error instanceof Error && 'code' in error && error.code === FOREIGN_KEY
  return isOfForeignKey ? violatedConstraint(error) : undefined
}
