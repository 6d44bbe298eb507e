import * as z from 'zod/mini'
import { ObjectKey } from './object-key.ts'

export const AvatarForm = z.object({
  name: z.string('Please provide a name').check(z.trim(), z.minLength(1, 'Please provide a name'), z.maxLength(80)),
  image: ObjectKey,
})
export type AvatarForm = z.infer<typeof AvatarForm>
