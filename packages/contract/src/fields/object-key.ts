import * as z from 'zod/mini'

/** The storage key of a file: the name of the uploaded file with an id appended. */
export const ObjectKey = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,200}$/))
