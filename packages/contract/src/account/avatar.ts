import { z } from 'zod'
import { Time, Total } from '../fields/common.ts'
import { AvatarId } from '../fields/ids.ts'
import { route } from '../route.ts'

export const Avatar = z.object({
  _id: AvatarId,
  name: z.string(),
  /** The storage key of the avatar's picture, a public image. */
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
  // Guests may call this route, because the bots that they play with have avatars.
  guests: true,
  area: 'app',
  summary: 'Lists the avatars that users can choose.',
  reply: avatars,
  errors: [],
})
