import { LANDING_LIMITS, type SectionOf } from '@bettle/contract'
import { Medal, Trophy } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { SectionHead } from './section-head.tsx'
import type { Slots } from './slots.tsx'

interface CompetitionsProps {
  section: SectionOf<'competitions'>
  slots: Slots
}

const PARTS = [
  { path: 'tournaments', icon: Trophy },
  { path: 'leagues', icon: Medal },
] as const

export function Competitions({ section, slots }: CompetitionsProps) {
  return (
    <section aria-labelledby="competitions" className="flex flex-col gap-6">
      <SectionHead id="competitions" section={section} slots={slots} />
      <div className="grid @2xl:grid-cols-2 gap-4">
        {PARTS.map(({ path, icon: Icon }) => {
          const { title, text } = section[path]
          return (
            <div key={path} className="panel flex flex-col gap-3 p-6">
              <Icon aria-hidden="true" className="size-8 text-flood" />
              <h3 className="headline text-xl">
                {slots.text({
                  path: `${path}.title`,
                  value: title,
                  most: LANDING_LIMITS.title,
                  label: msg('content.competitions.title'),
                })}
              </h3>
              <p className="text-muted">
                {slots.text({
                  path: `${path}.text`,
                  value: text,
                  most: LANDING_LIMITS.text,
                  label: msg('content.competitions.text'),
                })}
              </p>
            </div>
          )
        })}
      </div>
    </section>
  )
}
