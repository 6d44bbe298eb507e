import { LANDING_LIMITS, type SectionOf } from '@bettle/contract'
import type { ReactNode } from 'react'
import type { Slots } from './slots.tsx'

interface HeroProps {
  section: SectionOf<'hero'>
  slots: Slots
  /** Renders the button that leads into the game. */
  action: (label: ReactNode) => ReactNode
  /** Content before the button, such as the offer of a game without an account. */
  trial?: ReactNode
  /** Content beside the button that leads into the game. */
  beside?: ReactNode
  /** True inside a page that has another title. */
  isPart?: boolean | undefined
}

/** The first section: the title and the button that leads into the game. */
export function Hero({ section, slots, action, trial, beside, isPart = false }: HeroProps) {
  const { heading, accent, text, media } = section
  const Title = isPart ? 'h2' : 'h1'
  return (
    <section aria-label="Welcome" className="relative grid @4xl:grid-cols-[1.15fr_1fr] items-center gap-10 @4xl:gap-12">
      <div className="flex flex-col gap-6">
        <Title className="headline hero-title leading-[0.86]">
          {slots.text({ path: 'heading', value: heading, most: LANDING_LIMITS.title, label: 'Heading' })}
          {slots.has(accent) && (
            <span className="block text-flood">
              {slots.text({ path: 'accent', value: accent, most: LANDING_LIMITS.title, label: 'Second line' })}
            </span>
          )}
        </Title>
        <p className="max-w-[46ch] text-lg text-muted">
          {slots.text({ path: 'text', value: text, most: LANDING_LIMITS.text, label: 'Text' })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {trial}
          {action(slots.text({ path: 'action', value: section.action, most: LANDING_LIMITS.label, label: 'Button' }))}
          {beside}
        </div>
      </div>
      {slots.has(media) && (
        <div className="relative mx-auto w-full max-w-[11.5rem] @2xl:max-w-[19rem] @4xl:max-w-[21rem]">
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-1/2 -z-1 aspect-square w-[155%] -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-line after:absolute after:inset-x-[-30%] after:top-1/2 after:h-0.5 after:bg-line max-@4xl:hidden"
          />
          {slots.media({
            ...{ path: 'media', value: media, label: 'Picture beside the heading', isFirst: true },
            className: 'rounded-[1.75rem]! border-line-strong! shadow-(--lift)',
          })}
        </div>
      )}
    </section>
  )
}
