import { type AdminUser, adminListUnsentEmails, type UnsentEmail } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { Panel } from '../../ui/index.ts'

const KINDS: { readonly [Kind in UnsentEmail['kind']]: string } = {
  'reset-link': msg('administration.unsent-emails.link-to-set-a'),
  welcome: msg('administration.unsent-emails.welcome-with-the-link'),
  'confirm-email': msg('administration.unsent-emails.link-to-confirm-a'),
  'confirm-registration': msg('administration.unsent-emails.link-to-confirm-the'),
  'email-changed': msg('administration.unsent-emails.notice-that-the-address'),
  'password-changed': msg('administration.unsent-emails.notice-that-the-password'),
  'new-device': msg('administration.unsent-emails.notice-of-a-sign-in'),
}

/** Lists the emails to a user that the mail server has not taken. It shows nothing if there are none. */
export function UnsentEmails({ user }: { user: AdminUser }) {
  const { data } = useQuery({
    ...queryOf(adminListUnsentEmails, { params: { id: user._id } }),
    refetchInterval: 30_000,
  })
  if (!data || data.emails.length === 0) return null
  return (
    <Panel title={msg('administration.unsent-emails.emails-that-did-not')} flush>
      <ul className="divide-y divide-line">
        {data.emails.map((email) => (
          <li key={email._id} className="px-4 py-2 text-sm">
            <span className="block font-medium">{KINDS[email.kind]}</span>
            <span className="text-muted">
              {msg('administration.unsent-emails.asked-for-numeric-date', {
                numericDateAndTime: numericDateAndTime(Date.parse(email.createdAt)),
                state: stateText(email),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function stateText({ state, nextAttemptAt }: UnsentEmail): string {
  if (state === 'expired') return msg('administration.unsent-emails.its-time-is-over')
  if (state === 'refused') return msg('administration.unsent-emails.the-mail-server-refused')
  if (nextAttemptAt === null) return msg('administration.unsent-emails.it-is-being-sent')
  return msg('administration.unsent-emails.the-mail-server-did', {
    numericDateAndTime: numericDateAndTime(Date.parse(nextAttemptAt)),
  })
}
