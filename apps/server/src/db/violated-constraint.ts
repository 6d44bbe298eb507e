/** The constraint a write was refused for, by its name; undefined where something else went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined
  const isViolation = typeof error.code === 'string' && error.code.startsWith('23')
  return isViolation && typeof error.constraint === 'string' ? error.constraint : undefined
}

const FOREIGN_KEY = '23503'

/**
 * What a write named and somebody else had taken away, or still names and it took away itself: by the name of the constraint, which
 * ends in the column. Undefined where something else went wrong.
 */
export function vanishedReference(error: unknown): string | undefined {
  const isOfForeignKey = error instanceof Error && 'code' in error && error.code === FOREIGN_KEY
  return isOfForeignKey ? violatedConstraint(error) : undefined
}
