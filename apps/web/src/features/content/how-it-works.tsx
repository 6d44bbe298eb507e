import { LANDING_LIMITS, type LandingCard, type SectionOf } from '@bettle/contract'
import { RotateCw } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { OfficialRules } from './official-rules.tsx'
import { SectionHead } from './section-head.tsx'
import type { Slots } from './slots.tsx'

interface HowItWorksProps {
  section: SectionOf<'how-it-works'>
  slots: Slots
  /** Shows both sides of the cards so that they can be edited. */
  isOpen?: boolean | undefined
}

/** Six cards with text on both sides. */
export function HowItWorks({ section, slots, isOpen = false }: HowItWorksProps) {
  return (
    <section aria-labelledby="how-it-works" className="flex flex-col gap-6">
      <SectionHead id="how-it-works" section={section} slots={slots} />
      <ol className="grid @2xl:grid-cols-2 @4xl:grid-cols-3 gap-4">
        {section.cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card has no id except its index
          <FlipCard key={index} card={card} index={index} slots={slots} isOpen={isOpen} />
        ))}
      </ol>
      <OfficialRules />
    </section>
  )
}

interface FlipCardProps {
  card: LandingCard
  index: number
  slots: Slots
  isOpen: boolean
}

/**
 * A card that turns when it is pressed, or when the space key is pressed on it. The card is a checkbox, so it works
 * without a script, and screen readers read both sides.
 */
function FlipCard({ card: { title, text, back }, index, slots, isOpen }: FlipCardProps) {
  const path = `cards.${index}`
  const front = slots.text({
    path: `${path}.text`,
    value: text,
    most: LANDING_LIMITS.line,
    label: msg('content.how-it-works.front'),
  })
  return (
    <li className="flip" data-open={isOpen || undefined}>
      <div className="flip-card">
        <div className="flip-face panel flex min-h-44 flex-col gap-2 p-5">
          <span aria-hidden="true" className="figures text-2xl text-flood leading-none">
            {index + 1}
          </span>
          <h3 className="headline mt-4 text-xl">
            {slots.text({
              path: `${path}.title`,
              value: title,
              most: LANDING_LIMITS.title,
              label: msg('content.how-it-works.title'),
            })}
          </h3>
          <p className="text-muted">{front}</p>
          {!isOpen && (
            <RotateCw aria-hidden="true" className="absolute top-5 end-5 size-5 text-faint transition-colors" />
          )}
        </div>
        <div className="flip-face flip-back flex flex-col justify-center gap-2 rounded-panel border border-flood/40 bg-flood-soft p-5">
          <p className="text-ink">
            {slots.text({
              path: `${path}.back`,
              value: back,
              most: LANDING_LIMITS.text,
              label: msg('content.how-it-works.back'),
            })}
          </p>
        </div>
      </div>
      {!isOpen && (
        <input
          type="checkbox"
          aria-label={msg('content.how-it-works.turn-over-the-card', { title })}
          className="flip-turn"
        />
      )}
    </li>
  )
}
