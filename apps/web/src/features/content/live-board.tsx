import { msg } from '../../texts/msg.ts'
import { Board, BoardClock, LiveDot } from '../../ui/index.ts'

const PLATE =
  'figures grid h-[min(3.5rem,17vw)] min-w-[min(3rem,14vw)] place-items-center rounded-lg border border-line bg-raised px-[min(0.5rem,2.5vw)] text-[min(3.25rem,16vw)] leading-none'

/**
 * The scoreboard of a running practice match, filled by `followLive`. Without a match, the board shows an example of
 * the same size.
 */
export function LiveBoard() {
  return (
    <Board label={msg('content.live-board.scoreboard-of-a-match')} className="overflow-hidden">
      <div data-live className="flex min-h-72 flex-col">
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-line border-b px-4 py-5">
          <LiveTeams plate={PLATE} />
        </div>
        <p className="caps flex min-h-14 items-center justify-center gap-3 text-base text-muted leading-none">
          <span data-live-clock>
            <BoardClock>37:12</BoardClock>
          </span>
          <span data-live-state className="flex items-center gap-1.5">
            {msg('content.live-board.an-example')}
          </span>
          <span className="hidden [[data-live=on]_&]:inline-flex">
            <LiveDot />
          </span>
        </p>
        <ul data-live-events className="flex flex-1 flex-col px-5 pb-4 text-muted">
          <li className="flex justify-between gap-4 border-line border-t py-2">
            <span>{msg('content.live-board.corner-france')}</span>
            <span className="tabular-nums">37'</span>
          </li>
          <li className="flex justify-between gap-4 border-line border-t py-2">
            <span>{msg('content.live-board.throw-croatia')}</span>
            <span className="tabular-nums">35'</span>
          </li>
          <li className="flex justify-between gap-4 border-line border-t py-2">
            <span>{msg('content.live-board.goal-france')}</span>
            <span className="tabular-nums">31'</span>
          </li>
        </ul>
      </div>
    </Board>
  )
}

/** The teams and the score of an example, in which the running practice match is written. `plate` has the classes of a goal's plate. */
export function LiveTeams({ plate }: { plate: string }) {
  return (
    <>
      <p data-live-home className="headline line-clamp-2 text-end text-[min(var(--text-lg),6.5vw)] @sm:text-xl">
        {msg('content.live-board.fra')}
      </p>
      <p className="flex items-center gap-1.5">
        <span data-live-home-score className={plate}>
          2
        </span>
        <span aria-hidden="true" className="figures text-faint text-lg">
          :
        </span>
        <span data-live-away-score className={plate}>
          1
        </span>
      </p>
      <p data-live-away className="headline line-clamp-2 text-[min(var(--text-lg),6.5vw)] @sm:text-xl">
        {msg('content.live-board.cro')}
      </p>
    </>
  )
}
