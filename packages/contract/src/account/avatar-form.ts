import * as z from 'zod/mini'
import { ObjectKey } from '../fields/object-key.ts'
import { shownLine } from '../fields/shown-text.ts'

export const AvatarForm = z.object({
  name: shownLine(80, 'other-name-missing'),
  image: ObjectKey,
})
export type AvatarForm = z.infer<typeof AvatarForm>
