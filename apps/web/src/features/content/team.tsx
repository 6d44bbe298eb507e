import { LANDING_LIMITS, type SectionOf } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import { SectionHead } from './section-head.tsx'
import type { Slots } from './slots.tsx'

interface TeamProps {
  section: SectionOf<'team'>
  slots: Slots
}

/** Introduces the team. Visitors do not see the section while no members are entered. */
export function Team({ section, slots }: TeamProps) {
  const { members } = section
  if (members.length === 0 && !slots.has('')) return null
  return (
    <section aria-labelledby="team" className="flex flex-col gap-6">
      <SectionHead id="team" section={section} slots={slots} />
      <ul className="grid @2xl:grid-cols-2 @4xl:grid-cols-3 gap-6">
        {members.map(({ name, role, text, picture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a member has no id except its index
          <li key={index} className="flex flex-col gap-3">
            {slots.has(picture) &&
              slots.media({
                ...{ path: `members.${index}.picture`, value: picture, label: msg('content.team.picture') },
                ...{ onlyPictures: true, className: 'max-w-48' },
              })}
            <div>
              <h3 className="headline text-xl">
                {slots.text({
                  path: `members.${index}.name`,
                  value: name,
                  most: LANDING_LIMITS.title,
                  label: msg('content.team.name'),
                })}
              </h3>
              {slots.has(role) && (
                <p className="caps text-flood">
                  {slots.text({
                    ...{
                      path: `members.${index}.role`,
                      value: role,
                      most: LANDING_LIMITS.title,
                      label: msg('content.team.role'),
                    },
                  })}
                </p>
              )}
              {slots.has(text) && (
                <p className="mt-2 text-muted">
                  {slots.text({
                    ...{
                      path: `members.${index}.text`,
                      value: text,
                      most: LANDING_LIMITS.text,
                      label: msg('content.team.text'),
                    },
                  })}
                </p>
              )}
            </div>
            {slots.item({ path: 'members', label: msg('content.team.person'), count: members.length, index })}
          </li>
        ))}
      </ul>
      {slots.more({ path: 'members', label: msg('content.team.person'), count: members.length })}
    </section>
  )
}
