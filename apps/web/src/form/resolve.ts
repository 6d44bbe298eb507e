import { type $ZodType, safeParseAsync } from 'zod/v4/core'
import { textOfMessage } from '../api/wording.ts'
import type { Checked } from './values/field-store.ts'

/** Checks the values of a form by a schema. A field shows the first of its errors, or this text if the error has none. */
export function checkBy<Values, Output>(schema: $ZodType<Output, Values>, textOfOthers: string) {
  return async (given: Values): Promise<Checked<Output>> => {
    const { data, error } = await safeParseAsync(schema, given, { error: () => textOfOthers })
    if (!error) return { values: data, errors: {} }
    const errors: Record<string, string> = {}
    for (const { message, path } of error.issues) {
      errors[path.join('.')] ??= (await textOfMessage(message)) ?? textOfOthers
    }
    return { values: {} as Output, errors }
  }
}
