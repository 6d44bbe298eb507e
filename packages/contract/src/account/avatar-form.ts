import * as z from 'zod/mini'
import { ObjectKey } from '../fields/object-key.ts'
import { shownLine } from '../fields/shown-text.ts'

export const AvatarForm = z.object({
  name: shownLine(80, 'Please provide a name'),
  image: ObjectKey,
})
export type AvatarForm = z.infer<typeof AvatarForm>
