import { Ticket } from 'lucide-react'
import { rich } from '../../../texts/msg.ts'
import { codeOfInvitation } from './code-of-invitation.ts'

/** Reminds a visitor on the sign-in page of the lobby whose link they followed. */
export function InvitationNote({ next }: { next: string | undefined }) {
  const code = codeOfInvitation(next)
  if (code === undefined) return null
  return (
    <p className="flex items-center gap-3 rounded-control border border-flood/40 bg-flood-soft px-3 py-2.5 text-sm">
      <Ticket aria-hidden="true" className="size-5 shrink-0 text-won" />
      <span>
        {rich('pages-invitation.invitation-note.you-are-invited-to', {
          code: <strong className="figures text-base tracking-widest">{code}</strong>,
        })}
      </span>
    </p>
  )
}
