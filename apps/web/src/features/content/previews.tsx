import type { SectionOf } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'
import { LiveBoard } from './live-board.tsx'
import { SectionHead } from './section-head.tsx'
import type { Slots } from './slots.tsx'

interface PreviewsProps {
  section: SectionOf<'previews'>
  slots: Slots
}

/** Shows a running match and pictures of the game. */
export function Previews({ section, slots }: PreviewsProps) {
  const { live, pictures } = section
  return (
    <section aria-labelledby="previews" className="flex flex-col gap-6">
      <div className={classNames('grid items-center gap-6', live && '@4xl:grid-cols-[1fr_1.1fr] @4xl:gap-12')}>
        <SectionHead id="previews" section={section} slots={slots} />
        {live && <LiveBoard />}
      </div>
      {pictures.length > 0 && (
        <section
          aria-label={msg('content.previews.pictures-of-the-game')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="-mx-4 overflow-x-auto px-4 pb-2"
        >
          <ul className="flex min-w-max @3xl:min-w-0 items-start justify-center gap-4">
            {pictures.map((picture, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no id except its index
                key={index}
                className={classNames(
                  'flex shrink-0 flex-col gap-2 @3xl:w-auto @3xl:shrink',
                  picture.shape === 'wide' ? 'w-[34rem] @3xl:flex-[3.4]' : 'w-44 @3xl:max-w-64 @3xl:flex-1',
                )}
              >
                {slots.media({
                  path: `pictures.${index}`,
                  value: picture,
                  label: msg('content.previews.picture', { index: index + 1 }),
                })}
                {slots.item({
                  path: 'pictures',
                  label: msg('content.previews.picture-2'),
                  count: pictures.length,
                  index,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {slots.more({ path: 'pictures', label: msg('content.previews.picture-2'), count: pictures.length })}
    </section>
  )
}
