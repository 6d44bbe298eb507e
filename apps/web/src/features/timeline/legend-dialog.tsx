import { ArrowDown, ArrowUp, Crown, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import { useEventTypes } from '../../match-ui/event-names.tsx'
import { Pace } from '../../match-ui/pace.tsx'
import { Dialog, DirectionMark, DirectionTag, Tag } from '../../ui/index.ts'

const SPOT = 'grid size-6 place-items-center rounded-full border [&_svg]:size-3.5'

/** Lists all symbols of the game with their meanings, because touch screens show no tooltips. */
export function LegendDialog({ tempo, onClose }: { tempo: number; onClose: () => void }) {
  const eventTypes = useEventTypes()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="What the signs mean" size="md" phone="full">
      <div className="flex flex-col gap-5">
        <Signs title="Events">
          {eventTypes.map(({ name, displayName }) => (
            <Sign key={name} sign={<EventIcon eventType={name} className="size-5 text-muted" />}>
              {displayName}
            </Sign>
          ))}
        </Signs>
        <Signs title="On the timeline">
          <Sign sign={<span className="h-6 w-0.5 bg-live forced-color-adjust-none" />}>Now</Sign>
          <Sign
            sign={
              <span className={`${SPOT} border-flood text-flood`}>
                <EventIcon eventType="Corner" />
              </span>
            }
          >
            Counts for one of your bets
          </Sign>
          <Sign
            sign={
              <span
                className={`${SPOT} relative border-line-strong border-dashed text-faint after:absolute after:h-px after:w-6 after:-rotate-45 after:bg-muted`}
              >
                <EventIcon eventType="Corner" />
              </span>
            }
          >
            Cancelled: this event does not count
          </Sign>
          {tempo !== 1 && (
            <Sign sign={<Pace tempo={tempo} />}>The match is played {tempo} times as fast as in reality</Sign>
          )}
        </Signs>
        <Signs title="Odds">
          <Sign sign={<DirectionTag direction="over" />}>
            Wins if there are more events than the number beside this sign
          </Sign>
          <Sign sign={<DirectionTag direction="under" />}>
            Wins if there are fewer events than the number beside this sign
          </Sign>
          <Sign
            sign={
              <span className="flex gap-1 text-muted">
                <DirectionMark direction="over" className="size-2.5" />
                <DirectionMark direction="under" className="size-2.5" />
              </span>
            }
          >
            A small sign beside the odds: the odds have just gone up or down
          </Sign>
          <Sign sign={<Lock aria-hidden="true" className="size-4 text-muted" />}>You cannot place this bet now</Sign>
        </Signs>
        <Signs title="Your bets">
          <Sign sign={<Tag>UPCOMING</Tag>}>The round of this bet has not begun</Sign>
          <Sign sign={<Tag tone="under">ACTIVE</Tag>}>The round is being played, and the bet is losing now</Sign>
          <Sign sign={<Tag tone="flood">WINNING</Tag>}>The round is being played, and the bet is winning now</Sign>
          <Sign sign={<Tag tone="won">WON</Tag>}>Paid out</Sign>
          <Sign sign={<Tag tone="lost">LOST</Tag>}>The stake is lost</Sign>
          <Sign sign={<Tag tone="void">VOID</Tag>}>The bet does not count: the stake came back</Sign>
        </Signs>
        <Signs title="Ranking">
          <Sign sign={<Crown aria-hidden="true" className="size-5 text-flood" />}>This player leads</Sign>
          <Sign
            sign={
              <span className="flex [&_svg]:size-4">
                <ArrowUp aria-hidden="true" className="text-won" />
                <ArrowDown aria-hidden="true" className="text-lost" />
              </span>
            }
          >
            An arrow with a number: moved up or down by that many ranks
          </Sign>
        </Signs>
      </div>
    </Dialog>
  )
}

function Signs({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="caps text-base text-muted">{title}</h3>
      <dl className="mt-1 grid gap-x-6 sm:grid-cols-2">{children}</dl>
    </section>
  )
}

function Sign({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center gap-3 py-1">
      <dt className="flex w-24 shrink-0 justify-center">{sign}</dt>
      <dd className="min-w-0 text-sm">{children}</dd>
    </div>
  )
}
