import { LANDING_LIMITS, type SectionOf } from '@bettle/contract'
import { Armchair, KeyRound, Layers, type LucideIcon, MessagesSquare, SlidersHorizontal, Users } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { SectionHead } from './section-head.tsx'
import type { Slots } from './slots.tsx'

const ICONS: readonly LucideIcon[] = [KeyRound, Users, MessagesSquare, SlidersHorizontal, Armchair, Layers]

/** The code in the picture. It belongs to no particular lobby. */
const CODE = 'AB23CD'

interface ModesProps {
  section: SectionOf<'social-modes' | 'game-modes'>
  slots: Slots
}

/** Explains the social modes or the game modes, depending on the section. */
export function Modes({ section, slots }: ModesProps) {
  const { kind, modes } = section
  return (
    <section aria-labelledby={kind} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHead id={kind} section={section} slots={slots} />
        {kind === 'social-modes' && (
          <span aria-hidden="true" className="board flex max-w-full gap-1.5 p-2.5">
            {[...CODE].map((sign) => (
              <span
                key={sign}
                className="figures grid h-14 w-11 min-w-0 place-items-center rounded-md border border-line bg-panel text-flood text-xl"
              >
                {sign}
              </span>
            ))}
          </span>
        )}
      </div>
      <ul className="grid @2xl:grid-cols-2 gap-x-10 gap-y-0">
        {modes.map(({ title, text }, index) => {
          const Icon = ICONS[index % ICONS.length] ?? Users
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id except its index
            <li key={index} className="flex gap-4 border-line border-t py-5">
              <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-flood" />
              <div className="min-w-0 flex-1">
                <h3 className="caps text-lg leading-tight">
                  {slots.text({
                    ...{
                      path: `modes.${index}.title`,
                      value: title,
                      most: LANDING_LIMITS.title,
                      label: msg('content.modes.title'),
                    },
                  })}
                </h3>
                <p className="mt-1 text-muted">
                  {slots.text({
                    ...{
                      path: `modes.${index}.text`,
                      value: text,
                      most: LANDING_LIMITS.text,
                      label: msg('content.modes.text'),
                    },
                  })}
                </p>
                {slots.item({ path: 'modes', label: msg('content.modes.entry'), count: modes.length, index })}
              </div>
            </li>
          )
        })}
      </ul>
      {slots.more({ path: 'modes', label: msg('content.modes.entry'), count: modes.length })}
    </section>
  )
}
