import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'
import { type BoardScore, GoalsWithoutSide } from './goals-without-side.tsx'
import { LiveDot } from './tag.tsx'

export interface BoardProps {
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The background of the scoreboard. It is black with unlit lamps in both themes. */
export function Board({ label, className, children }: BoardProps) {
  return (
    <section aria-label={label} className={classNames('board @container min-w-0', className)}>
      {children}
    </section>
  )
}

export type BoardSize = 'sm' | 'md' | 'lg'

const PLATES: Record<BoardSize, string> = {
  sm: 'h-8 min-w-[min(1.75rem,12cqi)] text-[min(1.875rem,12cqi)] rounded-md',
  md: 'h-14 min-w-[min(3rem,15cqi)] text-[min(3.25rem,16cqi)] rounded-lg',
  lg: 'h-14 min-w-[min(3rem,15cqi)] text-[min(3.25rem,16cqi)] sm:h-20 sm:min-w-16 sm:text-3xl rounded-lg',
}

/** A number on a split plate, which flips to its next value. */
export function BoardDigits({
  value,
  size = 'md',
  lit = false,
}: {
  value: number | string
  size?: BoardSize | undefined
  /** True to highlight a number that has just changed. */
  lit?: boolean | undefined
}) {
  return (
    <span
      translate="no"
      data-theme="night"
      className={classNames(
        'digits',
        lit ? 'text-flood [text-shadow:0_0_0.6em_oklch(0.88_0.19_125/0.55)]' : 'text-ink',
        PLATES[size],
      )}
    >
      <span key={value} className="animate-rise pt-[0.04em]">
        {value}
      </span>
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-[oklch(0.1_0.015_165)]" />
    </span>
  )
}

/** The number of letters that fit on a narrow scoreboard. */
const FITS = 7
/** A word with more letters than this does not fit beside the score on a phone. */
const LONG_WORD = 11
/** A name with more letters than this takes two lines on a wide scoreboard. */
const FITS_WIDE = 14

export interface BoardSide {
  name: string
  /** Three letters, for scoreboards on which the name does not fit. */
  short: string
  /** The team's colour, shown as a bar beside the name. */
  colour?: string | undefined
}

export interface ScoreBoardProps {
  left: BoardSide
  right: BoardSide
  score: BoardScore
  /** The side whose number has just changed. */
  lit?: 'left' | 'right' | undefined
  /** '37:12'. */
  clock?: ReactNode
  /** The name of the half, such as 'H1' or 'Half 1 of 2'. */
  period?: string | undefined
  /** The state of the game, such as 'Live round' or 'Round break'. */
  status?: ReactNode
  live?: boolean | undefined
  size?: BoardSize | undefined
  /** Content below the score, such as a bar or a ticker. */
  children?: ReactNode
  className?: string | undefined
}

/** A scoreboard with two sides, two numbers and a clock. The small size is one line at the top of a phone. */
export function ScoreBoard({
  left,
  right,
  score,
  lit,
  clock,
  period,
  status,
  live = false,
  size = 'md',
  children,
  className,
}: ScoreBoardProps) {
  const longest = Math.max(left.name.length, right.name.length)
  const isShort = longest > FITS
  const isLong = longest > FITS_WIDE
  const largeText = largeTextOf([left.name, right.name])
  const spoken = `${left.name} ${score.home}, ${right.name} ${score.away}`
  return (
    <Board label={msg('ui.score-board.scoreboard')} className={classNames('relative overflow-hidden', className)}>
      <p className="sr-only">{spoken}</p>
      <div
        className={classNames(
          'grid grid-cols-[1fr_auto_1fr] items-center',
          size === 'sm'
            ? 'gap-[min(0.625rem,2.5cqi)] px-[12px] pt-1.5 pb-1'
            : 'gap-[min(0.75rem,3cqi)] px-[min(1rem,4.5cqi)] pt-4 pb-3 sm:gap-6 sm:px-6',
        )}
      >
        <SideName side={left} size={size} align="end" isShort={isShort} isLong={isLong} largeText={largeText} />
        <div aria-hidden="true" className="flex items-center gap-1.5">
          <BoardDigits value={score.home} size={size} lit={lit === 'left'} />
          <span className="figures text-faint text-lg">:</span>
          <BoardDigits value={score.away} size={size} lit={lit === 'right'} />
        </div>
        <SideName side={right} size={size} align="start" isShort={isShort} isLong={isLong} largeText={largeText} />
      </div>
      {(clock || period || status) && (
        <div
          className={classNames(
            'caps flex flex-wrap items-center justify-center gap-x-3 gap-y-1 px-2 text-center text-muted leading-none',
            // In a wide scoreboard of the size 'sm', both are in the line of the score: the period on the left, the
            // clock on the right.
            size === 'sm'
              ? '@min-[36rem]:absolute @min-[36rem]:inset-x-4 @min-[36rem]:top-0 @min-[36rem]:h-10.5 @min-[36rem]:justify-start min-h-7 pb-0.5 @min-[36rem]:pb-0 text-sm'
              : size === 'lg'
                ? 'min-h-12 pb-4 text-base'
                : 'pb-4 text-base',
          )}
        >
          {period && <span>{period}</span>}
          {clock && <BoardClock size={size}>{clock}</BoardClock>}
          {status && (
            <span className={classNames('flex items-center gap-1.5', live && 'text-ink')}>
              {live && <LiveDot />}
              {status}
            </span>
          )}
        </div>
      )}
      <GoalsWithoutSide of={score} className="pb-2 text-center" />
      {children}
    </Board>
  )
}

/** The clock on the scoreboard, in the theme colour `--flood`. */
export function BoardClock({ size = 'md', children }: { size?: BoardSize | undefined; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'figures text-flood tracking-wide [text-shadow:0_0_0.8em_oklch(0.88_0.19_125/0.4)]',
        size === 'sm' ? '@min-[36rem]:order-1 @min-[36rem]:ms-auto @min-[36rem]:text-xl text-lg' : 'text-xl',
      )}
    >
      {children}
    </span>
  )
}

interface SideNameProps {
  side: BoardSide
  size: BoardSize
  align: 'start' | 'end'
  /** True if a narrow scoreboard shows both names in three letters, because one of them is too long for it. */
  isShort: boolean
  isLong: boolean
  /** The classes for the text size of both names on a large scoreboard. */
  largeText: string
}

function SideName({ side, size, align, isShort, isLong, largeText }: SideNameProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'flex min-w-0 items-center gap-[min(0.625rem,2.5cqi)]',
        align === 'end' && 'flex-row-reverse text-end',
      )}
    >
      {side.colour && (
        <span
          className={classNames('w-1 shrink-0 rounded-full', size === 'sm' ? 'h-6' : 'h-9')}
          style={{ background: side.colour }}
        />
      )}
      <span
        translate="no"
        className={classNames(
          'headline min-w-0 pt-[0.08em]',
          size === 'lg' || (size === 'md' && isLong)
            ? 'wrap-anywhere line-clamp-2 text-balance'
            : size === 'sm'
              ? 'whitespace-nowrap'
              : 'truncate',
          size === 'sm'
            ? 'text-[min(1.25rem,9cqi)]'
            : size === 'md'
              ? isLong
                ? 'text-xl leading-none'
                : 'text-xl sm:text-[2.125rem]'
              : largeText,
        )}
      >
        {size === 'sm' ? side.short : <Fitting name={side.name} short={isShort ? side.short : side.name} />}
      </span>
    </div>
  )
}

/**
 * Returns the text size of both names. A long name makes both smaller, on at most two lines. A long word makes both
 * smaller on phones, so that the word fits in one line.
 */
function largeTextOf(names: readonly string[]): string {
  if (names.some((name) => name.split(/[\s-]/).some((word) => word.length > LONG_WORD)))
    return 'text-[min(0.875rem,8cqi)] sm:text-xl'
  return names.some((name) => name.length > 16) ? 'text-[min(1.75rem,8cqi)]' : 'text-[min(1.75rem,8cqi)] sm:text-2xl'
}

function Fitting({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span className="@min-[36rem]:hidden">{short}</span>
      <span className="@min-[36rem]:inline hidden">{name}</span>
    </>
  )
}
