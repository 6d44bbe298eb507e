import { z } from 'zod'
import { Time } from './fields/common.ts'
import { route } from './route.ts'

export const echo = route({
  method: 'GET',
  path: '/echo',
  access: 'anyone',
  area: 'public',
  summary: 'Checks that the server answers, and returns its version and time.',
  reply: z.object({ ok: z.literal(true), version: z.string(), serverTime: Time }),
  errors: [],
})
