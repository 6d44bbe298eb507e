import { LANDING_LIMITS, type SectionOf } from '@bettle/contract'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import type { Slots } from './slots.tsx'

interface HeroProps {
  section: SectionOf<'hero'>
  slots: Slots
  /** Renders the button that leads into the game. */
  action: (label: ReactNode) => ReactNode
  /** The offer of a game without an account. If present, it is the only button. */
  trial?: ReactNode
  /** A line below the button. */
  hint?: ReactNode
  /** The moving picture of a round; left out while the section is edited. */
  picture?: ReactNode
  /** True inside a page that has another title. */
  isPart?: boolean | undefined
}

/** The first section: one headline, one button into the game, a moving picture of a round, and a few sentences. */
export function Hero({ section, slots, action, trial, hint, picture, isPart = false }: HeroProps) {
  const { heading, accent, text, media } = section
  const Title = isPart ? 'h2' : 'h1'
  return (
    <section
      aria-label={msg('content.hero.welcome')}
      className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-6 @4xl:self-end">
        <Title className="headline hero-title leading-[0.86]">
          {slots.text({
            path: 'heading',
            value: heading,
            most: LANDING_LIMITS.title,
            label: msg('content.hero.heading'),
          })}
          {slots.has(accent) && (
            <span className="block text-flood">
              {slots.text({
                path: 'accent',
                value: accent,
                most: LANDING_LIMITS.title,
                label: msg('content.hero.second-line'),
              })}
            </span>
          )}
        </Title>
        <div className="flex flex-wrap items-center gap-3 max-sm:*:[.button]:w-full">
          {trial ??
            action(
              slots.text({
                path: 'action',
                value: section.action,
                most: LANDING_LIMITS.label,
                label: msg('content.hero.button'),
              }),
            )}
          {hint}
        </div>
      </div>
      {picture && (
        <div className="relative w-full max-w-md @4xl:row-span-2 @4xl:mx-auto">
          <span
            aria-hidden="true"
            className="absolute top-1/2 left-1/2 -z-1 aspect-square w-[135%] -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-line after:absolute after:inset-x-[-30%] after:top-1/2 after:h-0.5 after:bg-line @max-4xl:hidden"
          />
          {picture}
        </div>
      )}
      <p className="max-w-[46ch] text-lg text-muted @4xl:self-start">
        {slots.text({ path: 'text', value: text, most: LANDING_LIMITS.text, label: msg('content.hero.text') })}
      </p>
      {slots.has(media) && (
        <div className="mx-auto w-full max-w-[11.5rem] @2xl:max-w-[19rem]">
          {slots.media({
            ...{ path: 'media', value: media, label: msg('content.hero.picture-beside-the-heading'), isFirst: true },
            className: 'rounded-[1.75rem]! border-line-strong! shadow-(--lift)',
          })}
        </div>
      )}
    </section>
  )
}
