import { Message } from '../fields/common.ts'
import { route } from '../route.ts'

export const sendConfirmation = route({
  method: 'POST',
  path: '/app/user/email/send-confirmation',
  access: 'player',
  area: 'app',
  summary:
    'Sends a new email with a link that confirms the caller’s email address. Earlier links stop working. If the address is already confirmed, no email is sent.',
  reply: Message,
  errors: ['rate-limited'],
  requestId: true,
})
