import type { Odds } from '@bettle/contract'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { nounOf, spanText } from '../../../match-ui/bets/bet-text.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { isBusy } from '../../../match-ui/keys/is-busy.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames } from '../../../ui/index.ts'
import { useSlipKeys } from '../slip/use-slip-keys.ts'
import { lineToAsk, sidesOf } from './first-question.ts'
import { OptionColumns, type OptionColumnsProps, OptionKey, optionOf } from './option-columns.tsx'
import type { OwnPlays } from './use-own-plays.ts'

export interface PhoneQuestionProps extends Omit<OptionColumnsProps, 'guided'> {
  moment: GameMoment
  eventType: string
  /** The option that the guide highlights. */
  guided: Odds | undefined
  /** The selected option, of any event type. */
  picked: Odds | undefined
  /** Shown between the question and the keys: the state of the betting window, the guide or a hint. */
  notice: ReactNode
  /** The placed bet, or why no bet is possible for the rest of the game. It replaces the keys and is as high. */
  inPlace: ReactNode
  /** Content beside the key for more lines. */
  aside: ReactNode
}

/** One question with two keys. The other lines of the event type open in the same place, over the question. */
export function PhoneQuestion({
  moment,
  eventType,
  guided,
  picked,
  notice,
  inPlace,
  aside,
  ...columns
}: PhoneQuestionProps) {
  const { options, plays, round, onSelect } = columns
  const [moreOf, setMoreOf] = useState<string>()
  const more = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const question = `${eventType} ${round?.id}`
  // A placed bet, another round and another event type close the other lines.
  const withMore = moreOf === question && inPlace === undefined
  const close = () => {
    setMoreOf(undefined)
    toggle.current?.focus({ preventScroll: true })
  }
  const line = useLine(question, eventType, options, [picked, guided], plays)
  const sides = sidesOf(options, line)
  useSlipKeys({
    // The first digit of each side selects its key. The digits of the other lines act while these are shown.
    onDigit: (digit) => {
      const shown = withMore ? optionOf(digit, options, columns.pages) : { 1: sides[0], 4: sides[1] }[digit]
      if (!shown || inPlace !== undefined || columns.locked || plays.isClosed(shown)) return
      onSelect(shown)
      if (withMore) close()
    },
  })
  const hasMore = options.length > sides.filter(Boolean).length
  useEffect(() => {
    if (!withMore) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isBusy(event.target)) return
      event.preventDefault()
      setMoreOf(undefined)
      toggle.current?.focus({ preventScroll: true })
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [withMore])
  return (
    <>
      <h2 className="headline flex min-h-8 min-w-0 items-center pt-1 text-[min(1.625rem,8cqi)] short-phone:min-h-7 short-phone:text-lg">
        <Question moment={moment} eventType={eventType} />
      </h2>
      <div className="flex min-h-8 flex-col justify-center gap-1 tiny-phone:min-h-6">{notice}</div>
      <div className="relative">
        <div className="grid *:col-start-1 *:row-start-1">
          {/* The keys keep their place under the placed bet, so that nothing moves. */}
          <div className="grid grid-cols-2 gap-2" inert={inPlace !== undefined || withMore}>
            {sides.map((option, index) => {
              const side = index === 0 ? 'over' : 'under'
              return (
                <fieldset key={side} className={classNames('flex min-w-0', inPlace !== undefined && 'invisible')}>
                  <legend className="sr-only">
                    {side === 'over' ? msg('bet.phone-question.over') : msg('bet.phone-question.under')}
                  </legend>
                  {option ? (
                    <OptionKey
                      {...columns}
                      option={option}
                      guided={guided?._id}
                      isLarge
                      className="tall-phone:min-h-36"
                    />
                  ) : options.length === 0 ? null : (
                    <p className="w-full self-center py-4 text-center text-faint text-sm">
                      {msg('bet.phone-question.no-now', { side })}
                    </p>
                  )}
                </fieldset>
              )
            })}
          </div>
          {options.length === 0 && inPlace === undefined && (
            <p className="self-center py-8 text-center text-muted text-sm">
              {msg('bet.phone-question.no-bets-are-offered')}
            </p>
          )}
          {inPlace !== undefined && <div className="flex flex-col justify-center *:h-full">{inPlace}</div>}
        </div>
        {withMore && (
          <section
            id={more}
            aria-label={msg('bet.phone-question.more-lines')}
            className="absolute inset-x-0 bottom-0 z-10 max-h-[60dvh] animate-rise overflow-y-auto rounded-control border border-line-strong bg-afloat p-2"
          >
            <OptionColumns
              {...columns}
              guided={guided?._id}
              onSelect={(option) => {
                onSelect(option)
                close()
              }}
            />
          </section>
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-2 short-phone:min-h-9 tiny-phone:min-h-8">
        {hasMore && inPlace === undefined && (
          <button
            ref={toggle}
            type="button"
            aria-expanded={withMore}
            aria-controls={withMore ? more : undefined}
            onClick={() => setMoreOf(withMore ? undefined : question)}
            className="caps reach -ms-1 flex items-center gap-1 rounded-control px-1 text-base text-muted leading-none transition-colors hover:text-ink"
          >
            {withMore ? msg('bet.phone-question.fewer-lines') : msg('bet.phone-question.more-lines')}
            {withMore ? (
              <ChevronDown aria-hidden="true" className="size-4" />
            ) : (
              <ChevronUp aria-hidden="true" className="size-4" />
            )}
          </button>
        )}
        <span className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2">{aside}</span>
      </div>
    </>
  )
}

/** The question that the two keys answer: 'Throw-ins, 10'–20'?'. */
function Question({ moment: { next, isDecided }, eventType }: Pick<PhoneQuestionProps, 'moment' | 'eventType'>) {
  const name = useEventName()(eventType)
  if (isDecided) return msg('bet.phone-question.game-decided')
  if (!next) return msg('bet.phone-question.final-round')
  if (eventType === '') return msg('bet.phone-question.round', { roundNumber: next.roundNumber })
  const noun = nounOf(eventType, name)(2)
  return (
    <>
      <span className="sr-only">{msg('bet.phone-question.next-round', { roundNumber: next.roundNumber })} </span>
      <span className="min-w-0 truncate">
        {noun.charAt(0).toUpperCase() + noun.slice(1)}, <span className="whitespace-nowrap">{spanText(next)}?</span>
      </span>
    </>
  )
}

/**
 * Returns the line to ask about: that of the selected or the suggested option, else the line whose prices are nearest.
 * It stays the same for a round, so that the keys do not change under a thumb when prices move.
 */
function useLine(
  key: string,
  eventType: string,
  options: readonly Odds[],
  named: readonly (Odds | undefined)[],
  plays: OwnPlays,
): number | undefined {
  const [held, setHeld] = useState<{ key: string; line: number | undefined }>()
  const wanted = named.find((option) => option?.eventType === eventType)?.threshold
  // A suspended option comes back; a used one does not in this round.
  const isGone = (option: Odds) => plays.isUsedUp(option) || plays.isOwnPrice(option)
  const isHeld = held?.key === key && options.some((option) => option.threshold === held.line && !isGone(option))
  const line = wanted ?? (isHeld ? held.line : lineToAsk(options, (option) => !plays.isClosed(option)))
  if (held?.key !== key || held.line !== line) setHeld({ key, line })
  return line
}
