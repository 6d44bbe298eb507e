import { LANDING_LIMITS, type SectionOf } from '@bettle/contract'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { SectionHead } from './section-head.tsx'
import type { Slots } from './slots.tsx'

interface InvitationSectionProps {
  section: SectionOf<'invitation'>
  slots: Slots
  action: (label: ReactNode) => ReactNode
}

/** Repeats the button into the game at the end of the page. */
export function InvitationSection({ section, slots, action }: InvitationSectionProps) {
  return (
    <section
      aria-labelledby="invitation"
      className="panel flex flex-wrap items-center justify-between gap-6 border-flood/40! bg-flood-soft! p-6 @2xl:p-10"
    >
      <SectionHead id="invitation" section={section} slots={slots} />
      {action(
        slots.text({
          path: 'action',
          value: section.action,
          most: LANDING_LIMITS.label,
          label: msg('content.invitation-section.button'),
        }),
      )}
    </section>
  )
}
