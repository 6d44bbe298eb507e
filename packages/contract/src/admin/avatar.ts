import { z } from 'zod'
import * as mini from 'zod/mini'
import { Avatar, listAvatars } from '../account/avatar.ts'
import { AvatarForm } from '../account/avatar-form.ts'
import { ListQuery, Message } from '../fields/common.ts'
import { AvatarId } from '../fields/ids.ts'
import { route } from '../route.ts'

const ById = z.object({ id: AvatarId })

const oneAvatar = z.object({ avatar: Avatar })

export const adminListAvatars = route({
  ...listAvatars,
  path: '/admin/avatar',
  access: 'admin',
  area: 'admin',
  summary: 'Lists all avatars.',
  query: ListQuery,
})

export const adminGetAvatar = route({
  method: 'GET',
  path: '/admin/avatar/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one avatar.',
  params: ById,
  unknown: 'not-found',
  reply: oneAvatar,
  errors: ['not-found'],
})

export const adminCreateAvatar = route({
  method: 'POST',
  path: '/admin/avatar',
  access: 'admin',
  area: 'admin',
  summary: 'Adds an avatar with an uploaded public image.',
  body: AvatarForm,
  reply: oneAvatar,
  errors: ['not-found', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})

export const adminUpdateAvatar = route({
  method: 'PUT',
  path: '/admin/avatar/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Changes an avatar.',
  params: ById,
  unknown: 'not-found',
  body: mini.partial(AvatarForm),
  reply: oneAvatar,
  errors: ['not-found', 'unsupported-type', 'too-large', 'unavailable'],
  requestId: true,
})

export const adminDeleteAvatar = route({
  method: 'DELETE',
  path: '/admin/avatar/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Deletes an avatar. Users who had chosen this avatar then have no avatar.',
  params: ById,
  unknown: 'not-found',
  reply: Message,
  errors: ['not-found'],
  requestId: true,
})
