import { z } from 'zod'
import { ObjectKey } from './object-key.ts'

export const AvatarForm = z.object({
  name: z.string('Please provide a name').trim().min(1, 'Please provide a name').max(80),
  image: ObjectKey,
})
export type AvatarForm = z.infer<typeof AvatarForm>
