import { msg } from '../../texts/msg.ts'
import { BoardClock, BoardDigits, ChipStack, DirectionMark } from '../../ui/index.ts'

/** A picture of the bet panel that shows what a player does there. */
export function SampleCall() {
  return (
    <div aria-hidden="true" className="board relative max-w-md overflow-hidden md:max-lg:max-w-none">
      <div className="flex items-center justify-center gap-4 border-line border-b px-5 py-4">
        <span className="headline text-xl">{msg('content.sample-call.fra')}</span>
        <span className="flex items-center gap-1.5">
          <BoardDigits value={2} lit />
          <span className="figures text-faint text-lg">:</span>
          <BoardDigits value={1} />
        </span>
        <span className="headline text-xl">{msg('content.sample-call.cro')}</span>
        <BoardClock>27:12</BoardClock>
      </div>
      <div className="flex items-center gap-5 px-5 py-4">
        <ChipStack amount={91} size={52} most={5} />
        <div className="min-w-0 flex-1">
          <p className="caps text-base text-muted leading-none">{msg('content.sample-call.round-4-minutes-30')}</p>
          <p className="headline mt-2 flex items-center gap-2 text-xl">
            <DirectionMark direction="over" className="size-4 text-over" />
            {msg('content.sample-call.over-1-5-corners')}
          </p>
        </div>
        <span className="figures text-2xl text-flood">1.85</span>
      </div>
    </div>
  )
}
