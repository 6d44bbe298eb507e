import { z } from 'zod'
import { Time, Total } from './common.ts'
import { AvatarId } from './ids.ts'
import { route } from './route.ts'

export const Avatar = z.object({
  _id: AvatarId,
  name: z.string(),
  /** Storage key of a public image. */
  image: z.string(),
  createdAt: Time,
  updatedAt: Time,
})
export type Avatar = z.infer<typeof Avatar>

const avatars = z.object({ avatars: z.array(Avatar), total: Total.optional() })

export const listAvatars = route({
  method: 'GET',
  path: '/app/avatar',
  access: 'player',
  // The bots that a guest plays with wear them.
  guests: true,
  area: 'app',
  summary: 'The avatars to pick from.',
  reply: avatars,
  errors: [],
})
