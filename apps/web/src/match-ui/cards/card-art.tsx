import type { CardKind } from '@bettle/rules'
import { type ReactNode, useId } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames, LogoMark } from '../../ui/index.ts'

/** The colours of cards do not depend on the theme, like those of chips. */
const STOCK = { light: '#193d2f', dark: '#04130d', chalk: '#eef4ea' }
const INKS: Record<CardKind, string> = {
  boost: '#bbec4c',
  shield: '#7dd9fc',
  'near-miss': '#ffb245',
  scout: '#e7aaf5',
}

interface CardArtProps {
  kind: CardKind
  /** True to omit the name, which would be too small to read. */
  isSmall?: boolean
  /** True to dim a card that has been played. */
  isSpent?: boolean
  className?: string | undefined
}

/**
 * The face of a card: a corner of the pitch under a floodlight. It is hidden from screen readers, because the card's
 * name is beside it.
 */
export function CardArt({ kind, isSmall = false, isSpent = false, className }: CardArtProps) {
  const id = useId()
  const ink = isSpent ? '#8d9c95' : INKS[kind]
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true" className={classNames('block', className)} style={{ color: ink }}>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={isSpent ? STOCK.dark : STOCK.light} />
          <stop offset="0.62" stopColor={STOCK.dark} />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0.1" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor={ink} stopOpacity={isSpent ? 0.06 : 0.5} />
          <stop offset="1" stopColor={ink} stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <rect x="1" y="1" width="98" height="138" rx="11" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}c)`}>
        <rect width="100" height="140" fill={`url(#${id}s)`} />
        <path d="M-6 -6 30 -6 118 112 60 150Z" fill={`url(#${id}b)`} />
        <g fill="none" stroke={STOCK.chalk} strokeOpacity="0.16" strokeWidth="1.4">
          <path d="M0 66H100" />
          <circle cx="50" cy="66" r="33" />
        </g>
      </g>
      <rect x="1.5" y="1.5" width="97" height="137" rx="10.5" fill="none" stroke="currentColor" strokeWidth="3" />
      {!isSmall && (
        <rect
          x="7"
          y="7"
          width="86"
          height="126"
          rx="6.5"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.4"
          strokeWidth="1"
        />
      )}
      <g
        transform={isSmall ? 'translate(50 70) scale(1.55)' : 'translate(50 66) scale(1.2)'}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {EMBLEMS[kind]}
      </g>
      {!isSmall && (
        <text
          x="50"
          y="122"
          textAnchor="middle"
          fontSize="17"
          fontWeight="800"
          letterSpacing="0.6"
          fill={isSpent ? ink : STOCK.chalk}
          fontFamily="var(--font-display)"
        >
          {PRINTED[kind]}
        </text>
      )}
    </svg>
  )
}

const PRINTED: Record<CardKind, string> = {
  boost: msg('match-ui.card-art.boost'),
  shield: msg('match-ui.card-art.shield'),
  'near-miss': msg('match-ui.card-art.near-miss'),
  scout: msg('match-ui.card-art.scout'),
}

/** The emblems of the cards, drawn around the origin, about forty units wide. */
const EMBLEMS: Record<CardKind, ReactNode> = {
  // The emblem is a chip that flies upwards.
  boost: (
    <>
      <path d="M0 -20 14 -6M0 -20 -14 -6M0 -20V4" />
      <path d="M-9 -1 0 -10 9 -1" strokeOpacity="0.55" />
      <ellipse cx="0" cy="13" rx="14" ry="5.5" />
      <path d="M-14 13V17C-14 20.4 -7.7 22.5 0 22.5S14 20.4 14 17V13" />
      <path d="M-6 18.2V22M6 18.2V22" strokeWidth="2.4" />
    </>
  ),
  // The emblem is a shield with the line and the circle of a pitch.
  shield: (
    <>
      <path
        d="M0 -21 17 -15V0C17 11 9.5 18.5 0 22 -9.5 18.5 -17 11 -17 0V-15Z"
        fill="currentColor"
        fillOpacity="0.16"
      />
      <path d="M-16.5 0H-6M6 0H16.5" strokeWidth="2.2" />
      <circle r="6" strokeWidth="2.2" />
      <circle r="1.2" fill="currentColor" />
    </>
  ),
  // The emblem is a ball that rebounds from the post.
  'near-miss': (
    <>
      <path d="M-18 22V-18H20" />
      <path
        d="M-11 -11H20M-11 -4H20M-11 3H20M-11 10H20M-4 -18V16M4 -18V16M12 -18V16"
        strokeOpacity="0.3"
        strokeWidth="1.3"
      />
      <circle cx="-7" cy="14" r="7.5" fill={STOCK.dark} />
      <path d="M-7 10.5 -3.8 12.9 -5 16.600H-9L-10.2 12.900Z" fill="currentColor" strokeWidth="1" />
      <path d="M5 20 12 23M6 14 14 14.5" strokeWidth="2.2" />
    </>
  ),
  // Binoculars.
  scout: (
    <>
      <path d="M-8 -16H-13L-19 5M8 -16H13L19 5M-4 -8H4M-5 6C-3 3.5 3 3.5 5 6" />
      <path d="M-8 -16 -4 -8V4M8 -16 4 -8V4" />
      <circle cx="-12.5" cy="9" r="8.5" fill="currentColor" fillOpacity="0.16" />
      <circle cx="12.5" cy="9" r="8.5" fill="currentColor" fillOpacity="0.16" />
      <path d="M-16 7.500A4.5 4.5 0 0 1 -12.5 4.700M9 7.500A4.5 4.5 0 0 1 12.5 4.7" strokeWidth="1.8" />
    </>
  ),
}

/** The back of a card, which is the same for all cards. */
export function CardBack({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid place-items-center rounded-[11%/8%] border border-line-strong bg-flood-soft',
        className,
      )}
    >
      <LogoMark size={18} />
    </span>
  )
}
