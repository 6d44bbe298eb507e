import { z } from 'zod'

/** The storage key of a file: the name it was uploaded under, and an id. */
export const ObjectKey = z.string().regex(/^[A-Za-z0-9._-]{1,200}$/)
