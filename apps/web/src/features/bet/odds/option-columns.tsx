import type { Odds, OddsId } from '@bettle/contract'
import type { Round } from '@bettle/rules'
import { type ReactNode, useId } from 'react'
import { fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, type Direction, KeyHint, Pager, PriceButton, sliceOfPage } from '../../../ui/index.ts'
import { OptionText } from './option-text.tsx'
import type { OwnPlays } from './use-own-plays.ts'

export const OPTIONS_PER_PAGE = 3

export interface OptionPages {
  over: number
  under: number
}

export interface OptionColumnsProps {
  options: readonly Odds[]
  pages: OptionPages
  onPagesChange: (pages: OptionPages) => void
  plays: OwnPlays
  selected: OddsId | undefined
  onSelect: (option: Odds) => void
  moves: ReadonlyMap<string, 'up' | 'down'>
  locked: boolean
  /** The round that the options are for. */
  round: Round | undefined
  stake: number
  withChances: boolean
  /** The option that the guide highlights. */
  guided: OddsId | undefined
}

/** The options of one event type: overs on the left, unders on the right, three at a time. */
export function OptionColumns(props: OptionColumnsProps) {
  const { options } = props
  if (options.length === 0)
    return <p className="py-8 text-center text-muted">{msg('bet.option-columns.no-bets-offered-on')}</p>
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 items-start gap-2">
        <OptionColumn {...props} direction="over" />
        <OptionColumn {...props} direction="under" />
      </div>
    </div>
  )
}

/** Returns the options of a side on one page, lowest line first. */
function optionsOn(options: readonly Odds[], direction: Direction, page: number) {
  const ofSide = options.filter(({ betType }) => betType === direction).sort((a, b) => a.threshold - b.threshold)
  return sliceOfPage(ofSide, page, OPTIONS_PER_PAGE)
}

/** Returns the option that a digit selects: 1 to 3 of the overs on the page, 4 to 6 of the unders. */
export function optionOf(digit: number, options: readonly Odds[], pages: OptionPages): Odds | undefined {
  const direction = digit <= OPTIONS_PER_PAGE ? 'over' : 'under'
  return optionsOn(options, direction, pages[direction]).items[(digit - 1) % OPTIONS_PER_PAGE]
}

function OptionColumn({
  direction,
  options,
  pages,
  onPagesChange,
  ...shared
}: OptionColumnsProps & { direction: Direction }): ReactNode {
  const { plays, locked } = shared
  const { items, page, pages: pageCount } = optionsOn(options, direction, pages[direction])
  const isShort = options.length <= 4
  const firstKey = direction === 'over' ? 1 : OPTIONS_PER_PAGE + 1
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">
        {direction === 'over' ? msg('bet.option-columns.over') : msg('bet.option-columns.under')}
      </legend>
      {items.map((option, index) => (
        <div key={option._id} className="relative">
          <OptionKey
            {...shared}
            option={option}
            className={
              isShort
                ? 'xl:[@container(min-height:30rem)]:min-h-18 xl:[@container(max-height:23rem)]:min-h-11'
                : 'low:min-h-11 low:[@container(min-height:28rem)]:min-h-14'
            }
          />
          {!(locked || plays.isClosed(option)) && (
            <KeyHint
              keys={String(firstKey + index)}
              className="-top-1.5 -start-1.5 absolute! hidden! h-5! min-w-5! border-line! bg-afloat text-muted text-xs! lg:inline-grid!"
            />
          )}
        </div>
      ))}
      {items.length === 0 && (
        <p className="py-4 text-center text-faint text-sm">{msg('bet.option-columns.no-now', { direction })}</p>
      )}
      {pageCount > 1 && (
        <Pager
          label={
            direction === 'over' ? msg('bet.option-columns.over-options') : msg('bet.option-columns.under-options')
          }
          page={page}
          pages={pageCount}
          onPageChange={(next) => onPagesChange({ ...pages, [direction]: next })}
          className="low:-my-2"
        />
      )}
    </fieldset>
  )
}

interface OptionKeyProps extends Omit<OptionColumnsProps, 'options' | 'pages' | 'onPagesChange'> {
  option: Odds
  isLarge?: boolean
  className?: string | undefined
}

/** The button of one option, with its price and what it means in plain words. */
export function OptionKey({
  option,
  plays,
  selected,
  onSelect,
  moves,
  locked,
  round,
  stake,
  withChances,
  guided,
  isLarge,
  className,
}: OptionKeyProps) {
  const id = useId()
  const isClosed = locked || plays.isClosed(option)
  return (
    <PriceButton
      className={classNames(
        'max-md:scroll-mb-36',
        className,
        option._id === guided && 'outline-2 outline-flood outline-offset-2',
      )}
      aria-describedby={id}
      data-of-slip
      direction={option.betType}
      line={fixed(option.threshold, 1)}
      price={fixed(option.odds, 2)}
      selected={option._id === selected}
      moved={isClosed ? undefined : moves.get(option._id)}
      locked={isClosed}
      isLarge={isLarge}
      description={
        // Reserves the space of two lines, so that the keys of a row are equally high.
        <span
          aria-hidden="true"
          className="block min-h-8 low:min-h-7 w-full @min-[17rem]:min-h-4 px-2.5 @min-[11.5rem]:px-3 pb-1.5 low:pb-1 text-xs leading-4 low:leading-3.5"
        >
          <OptionText
            option={option}
            round={round}
            // The question above the large keys names the minutes.
            isSpanHidden={isLarge}
            stake={stake}
            withChance={withChances}
            plays={plays}
            id={id}
          />
        </span>
      }
      onClick={({ currentTarget }) => {
        onSelect(option)
        // The slip opens at the bottom of a phone, so the option is scrolled out from under it.
        currentTarget.scrollIntoView?.({ block: 'nearest' })
      }}
    />
  )
}
