import { Message } from '../fields/common.ts'
import { route } from '../route.ts'

export const sendConfirmation = route({
  method: 'POST',
  path: '/app/user/email/send-confirmation',
  access: 'player',
  area: 'app',
  summary:
    'Mails the link that confirms the caller’s address again. Earlier links stop working. If nothing is to be confirmed, no email is sent.',
  reply: Message,
  errors: ['rate-limited'],
  requestId: true,
})
