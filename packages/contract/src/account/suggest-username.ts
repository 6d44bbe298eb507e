import { z } from 'zod'
import { route } from '../route.ts'

export const suggestUsername = route({
  method: 'GET',
  path: '/auth/username',
  access: 'anyone',
  area: 'auth',
  summary: 'Suggests a free username for a name. It is the username that a registration without a username would get.',
  query: z.object({ name: z.string().max(80) }),
  reply: z.object({ username: z.string() }),
  errors: ['rate-limited'],
  perMinute: 120,
})
