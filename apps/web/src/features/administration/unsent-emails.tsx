import { type AdminUser, adminListUnsentEmails, type UnsentEmail } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { Panel } from '../../ui/index.ts'

const KINDS: { readonly [Kind in UnsentEmail['kind']]: string } = {
  'reset-link': 'Link to set a new password',
  welcome: 'Welcome, with the link to set a password',
  'confirm-email': 'Link to confirm a new address',
  'confirm-registration': 'Link to confirm the address of the account',
  'email-changed': 'Notice that the address was changed',
  'password-changed': 'Notice that the password was changed',
  'new-device': 'Notice of a sign-in on a new device',
}

/** Lists the emails to a user that the mail server has not taken. It shows nothing if there are none. */
export function UnsentEmails({ user }: { user: AdminUser }) {
  const { data } = useQuery({
    ...queryOf(adminListUnsentEmails, { params: { id: user._id } }),
    refetchInterval: 30_000,
  })
  if (!data || data.emails.length === 0) return null
  return (
    <Panel title="Emails that did not arrive" flush>
      <ul className="divide-y divide-line">
        {data.emails.map((email) => (
          <li key={email._id} className="px-4 py-2 text-sm">
            <span className="block font-medium">{KINDS[email.kind]}</span>
            <span className="text-muted">
              Asked for {numericDateAndTime(Date.parse(email.createdAt))}. {stateText(email)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function stateText({ state, nextAttemptAt }: UnsentEmail): string {
  if (state === 'expired') return 'Its time is over, so it was not sent. The user can ask for a new link.'
  if (state === 'refused') return 'The mail server refused this address for good. Check the address.'
  if (nextAttemptAt === null) return 'It is being sent.'
  return `The mail server did not take it. Next attempt: ${numericDateAndTime(Date.parse(nextAttemptAt))}.`
}
