import { type Field, type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import { type $ZodType, safeParseAsync } from 'zod/v4/core'

/** Checks the values of a form by a schema. A field shows the first of its errors, or this text if the error has none. */
export function resolverOf<Values extends FieldValues, Output>(
  schema: $ZodType<Output, Values>,
  textOfOthers: string,
): Resolver<Values, unknown, Output> {
  return async (given, _context, { fields }) => {
    const { data, error } = await safeParseAsync(schema, given, { error: () => textOfOthers })
    if (!error) return { values: data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { code, message, path } of error.issues) {
      const name = path.join('.')
      const field: Field['_f'] | undefined = get(fields, name)
      if (!get(errors, name)) set(errors, name, { type: code, message, ref: field?.ref })
    }
    return { values: {}, errors }
  }
}
