import { msg } from '../../texts/msg.ts'

/** One moment of a round, as the picture of a round shows it. */
export interface RoundMoment {
  readonly clock: string
  /** 'Round 4, 30'–40''. */
  readonly round: string
  /** The passed part of the round, from 0 to 1. */
  readonly part: number
  readonly bet: string
  readonly count: number
}

/** The bet of the picture is over 1.5, so it wins with this many events. */
const NEEDED = 2

/** Writes only what has changed, because the picture is updated four times a second. */
export function writeText(within: ParentNode, what: string, text: string): void {
  const element = within.querySelector(`[data-live-${what}]`)
  const inner = what === 'clock' ? (element?.firstElementChild ?? element) : element
  if (inner && inner.textContent !== text) inner.textContent = text
}

/** Shows a moment in a picture of a round. */
export function showRound(picture: HTMLElement, { clock, round, part, bet, count }: RoundMoment): void {
  writeText(picture, 'clock', clock)
  writeText(picture, 'round', round)
  writeText(picture, 'bet', bet)
  writeText(picture, 'count', count > NEEDED ? `${count}` : msg('content.show-round.of', { count, needed: NEEDED }))
  const bar = picture.querySelector<HTMLElement>('[data-live-part]')
  const width = `${Math.round(part * 100)}%`
  if (bar && bar.style.width !== width) bar.style.width = width
  picture.querySelector('[data-won]')?.setAttribute('data-won', count >= NEEDED ? 'yes' : '')
}
