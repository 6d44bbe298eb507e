import { LANDING_LIMITS } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import { useIsInRow } from './section-row.tsx'
import type { Slots } from './slots.tsx'

interface SectionHeadProps {
  /** The element id that the section refers to with `aria-labelledby`. */
  id: string
  section: { readonly heading: string; readonly text: string }
  slots: Slots
}

export function SectionHead({ id, section: { heading, text }, slots }: SectionHeadProps) {
  const isInRow = useIsInRow()
  if (isInRow && !slots.has(text)) return <SectionName id={id} heading={heading} />
  return (
    <div className="flex max-w-[60ch] flex-col gap-3">
      {isInRow ? (
        <SectionName id={id} heading={heading} />
      ) : (
        <h2 id={id} className="headline @3xl:text-[3.5rem] text-2xl @3xl:leading-[0.95]">
          {slots.text({
            path: 'heading',
            value: heading,
            most: LANDING_LIMITS.heading,
            label: msg('content.section-head.heading'),
          })}
        </h2>
      )}
      {slots.has(text) && (
        <p className="text-lg text-muted">
          {slots.text({
            path: 'text',
            value: text,
            most: LANDING_LIMITS.text,
            label: msg('content.section-head.text'),
          })}
        </p>
      )}
    </div>
  )
}

/** The name of a section whose heading is the line that opens it. */
function SectionName({ id, heading }: { id: string; heading: string }) {
  return (
    <span id={id} hidden>
      {heading}
    </span>
  )
}
