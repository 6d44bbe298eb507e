import type { Issue } from '@bettle/contract'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Steps } from './use-steps.ts'

/** Shows the server's issues at their fields and focuses the first one. Returns the issues that belong to a field. */
export function showIssues<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  issues: readonly Issue[],
  steps: Steps | undefined,
): readonly Issue[] {
  const values = form.getValues()
  const matched = issues.filter(({ path }) => holds(values, path.split('.')))
  for (const [index, { path, message }] of matched.entries()) {
    form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  if (matched.length > 0) steps?.showFirstInvalid()
  return matched
}

function holds(values: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return false
  return holds((values as Record<string, unknown>)[name], rest)
}
