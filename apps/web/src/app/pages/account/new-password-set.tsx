import { Check } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'

/** Says on the sign-in page that the user has just set a new password. */
export function NewPasswordSet() {
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-control border border-flood/40 bg-flood-soft px-3 py-2.5 text-sm"
    >
      <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0 text-won" />
      {msg('pages-account.new-password-set.your-new-password-is')}
    </p>
  )
}
