import { ArrowDown, ArrowUp, Crown, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import { useEventTypes } from '../../match-ui/event-names.tsx'
import { Pace } from '../../match-ui/pace.tsx'
import { msg } from '../../texts/msg.ts'
import { Dialog, DirectionMark, DirectionTag, Tag } from '../../ui/index.ts'

const SPOT = 'grid size-6 place-items-center rounded-full border [&_svg]:size-3.5'

/** Lists all symbols of the game with their meanings, because touch screens show no tooltips. */
export function LegendDialog({ tempo, onClose }: { tempo: number; onClose: () => void }) {
  const eventTypes = useEventTypes()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('timeline.legend-dialog.what-the-signs-mean')}
      size="md"
      phone="full"
    >
      <div className="flex flex-col gap-5">
        <Signs title={msg('timeline.legend-dialog.events')}>
          {eventTypes.map(({ name, displayName }) => (
            <Sign key={name} sign={<EventIcon eventType={name} className="size-5 text-muted" />}>
              {displayName}
            </Sign>
          ))}
        </Signs>
        <Signs title={msg('timeline.legend-dialog.on-the-timeline')}>
          <Sign sign={<span className="h-6 w-0.5 bg-live forced-color-adjust-none" />}>
            {msg('timeline.legend-dialog.now')}
          </Sign>
          <Sign
            sign={
              <span className={`${SPOT} border-flood text-flood`}>
                <EventIcon eventType="Corner" />
              </span>
            }
          >
            {msg('timeline.legend-dialog.counts-for-one-of')}
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
            {msg('timeline.legend-dialog.cancelled-this-event-does')}
          </Sign>
          {tempo !== 1 && (
            <Sign sign={<Pace tempo={tempo} />}>{msg('timeline.legend-dialog.the-match-is-played', { tempo })}</Sign>
          )}
        </Signs>
        <Signs title={msg('timeline.legend-dialog.odds')}>
          <Sign sign={<DirectionTag direction="over" />}>{msg('timeline.legend-dialog.wins-if-there-are')}</Sign>
          <Sign sign={<DirectionTag direction="under" />}>{msg('timeline.legend-dialog.wins-if-there-are-fewer')}</Sign>
          <Sign
            sign={
              <span className="flex gap-1 text-muted">
                <DirectionMark direction="over" className="size-2.5" />
                <DirectionMark direction="under" className="size-2.5" />
              </span>
            }
          >
            {msg('timeline.legend-dialog.a-small-sign-beside')}
          </Sign>
          <Sign sign={<Lock aria-hidden="true" className="size-4 text-muted" />}>
            {msg('timeline.legend-dialog.you-cannot-place-this')}
          </Sign>
        </Signs>
        <Signs title={msg('timeline.legend-dialog.your-bets')}>
          <Sign sign={<Tag>{msg('timeline.legend-dialog.upcoming')}</Tag>}>
            {msg('timeline.legend-dialog.the-round-of-this')}
          </Sign>
          <Sign sign={<Tag tone="under">{msg('timeline.legend-dialog.active')}</Tag>}>
            {msg('timeline.legend-dialog.the-round-is-being')}
          </Sign>
          <Sign sign={<Tag tone="flood">{msg('timeline.legend-dialog.winning')}</Tag>}>
            {msg('timeline.legend-dialog.the-round-is-being-played')}
          </Sign>
          <Sign sign={<Tag tone="won">{msg('timeline.legend-dialog.won')}</Tag>}>
            {msg('timeline.legend-dialog.paid-out')}
          </Sign>
          <Sign sign={<Tag tone="lost">{msg('timeline.legend-dialog.lost')}</Tag>}>
            {msg('timeline.legend-dialog.the-stake-is-lost')}
          </Sign>
          <Sign sign={<Tag tone="void">{msg('timeline.legend-dialog.void')}</Tag>}>
            {msg('timeline.legend-dialog.the-bet-does-not')}
          </Sign>
        </Signs>
        <Signs title={msg('timeline.legend-dialog.ranking')}>
          <Sign sign={<Crown aria-hidden="true" className="size-5 text-flood" />}>
            {msg('timeline.legend-dialog.this-player-leads')}
          </Sign>
          <Sign
            sign={
              <span className="flex [&_svg]:size-4">
                <ArrowUp aria-hidden="true" className="text-won" />
                <ArrowDown aria-hidden="true" className="text-lost" />
              </span>
            }
          >
            {msg('timeline.legend-dialog.an-arrow-with-a')}
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
