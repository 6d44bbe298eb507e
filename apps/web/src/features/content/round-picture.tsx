import { msg } from '../../texts/msg.ts'
import { Board, BoardClock, DirectionMark, LiveDot } from '../../ui/index.ts'
import { LiveTeams } from './live-board.tsx'

const PLATE =
  'figures grid h-[min(3rem,15vw)] min-w-[min(2.75rem,13vw)] place-items-center rounded-lg border border-line bg-raised px-2 text-[min(2.5rem,13vw)] leading-none'

const EVENTS = [
  [msg('content.round-picture.corner-france'), "37'"],
  [msg('content.round-picture.throw-croatia'), "35'"],
  [msg('content.round-picture.corner-croatia'), "33'"],
] as const

/**
 * A moving picture of a round: the clock, the round's progress, a bet that events fill, and the last events.
 * `followLive` fills it with the running practice match. Without a match, `playRecorded` plays a recorded round.
 */
export function RoundPicture() {
  return (
    <Board label={msg('content.round-picture.a-round-of-the')} className="w-full overflow-hidden">
      <div data-live data-round className="flex flex-col">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 px-4 pt-4">
          <LiveTeams plate={PLATE} />
        </div>
        <p className="caps flex min-h-12 flex-wrap items-center justify-center gap-x-3 px-3 text-base text-muted leading-none">
          <span data-live-clock>
            <BoardClock>37:12</BoardClock>
          </span>
          <span data-live-state className="flex items-center gap-1.5">
            {msg('content.round-picture.a-recorded-round')}
          </span>
          <span className="hidden [[data-live=on]_&]:inline-flex">
            <LiveDot />
          </span>
        </p>
        <div className="round-ribbon mx-4">
          <i data-live-part style={{ width: '72%' }} />
        </div>
        <div className="round-bet m-4 mb-3" data-won="yes">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="headline flex min-w-0 items-center gap-2 text-lg">
              <DirectionMark direction="over" className="size-3.5 text-over" />
              <span data-live-bet>{msg('content.round-picture.over-1-5-corner')}</span>
            </span>
            <span data-live-count className="figures whitespace-nowrap text-xl">
              {msg('content.round-picture.2-of-2')}
            </span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted text-sm">
            <span data-live-round>{msg('content.round-picture.round-4-30-40')}</span>
            <span className="round-won caps text-base leading-none">{msg('content.round-picture.won')}</span>
          </p>
        </div>
        <ul data-live-events className="flex min-h-29 flex-col px-4 pb-3 text-muted text-sm">
          {EVENTS.map(([what, when]) => (
            <li key={when} className="flex justify-between gap-4 border-line border-t py-2">
              <span>{what}</span>
              <span className="tabular-nums">{when}</span>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        hidden
        className="caps min-h-11 w-full border-line border-t text-base text-muted hover:bg-raised hover:text-ink"
      >
        {msg('content.round-picture.pause')}
      </button>
    </Board>
  )
}
