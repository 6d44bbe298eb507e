import { getLiveGlimpse, type LiveGlimpse } from '@bettle/contract'
import { clockOfWire, HALF_MINUTES, matchMinuteAt } from '@bettle/rules'
import { eventTypeText } from '../../text/event-type-text.ts'
import { msg } from '../../texts/msg.ts'
import { goalsWithoutSideText } from '../../ui/goals-without-side-text.ts'
import { isPaused } from './pause-round.ts'
import { type RoundMoment, showRound, writeText as write } from './show-round.ts'

const ASK_EVERY = 5000
const SHOWN = 3

type Answer = { readonly match: LiveGlimpse | null; readonly serverTime: string }

/**
 * Fills the scoreboards in an element with the running practice match, and updates them while they are visible. The
 * function works on the static page and in the app, where React does not render the boards' texts again. It returns a
 * function that stops the updates.
 */
export function followLive(within: ParentNode): () => void {
  const boards = [...within.querySelectorAll<HTMLElement>('[data-live]')]
  const examples = new Map(boards.map((board) => [board, board.innerHTML]))
  const row = boards[0]?.querySelector('[data-live-events]')?.firstElementChild?.cloneNode(true)
  if (boards.length === 0) return () => undefined
  let match: LiveGlimpse | null = null
  let ahead = 0
  let isSeen = false
  let stopped = false

  async function ask(): Promise<void> {
    if (!isSeen || document.hidden) return
    try {
      const asked = Date.now()
      const reply = await fetch(`/api${getLiveGlimpse.path}`)
      if (!reply.ok) return
      const answer: Answer = await reply.json()
      if (stopped) return
      match = answer.match
      // The server read its clock about half a round trip before the response arrived.
      ahead = Date.parse(answer.serverTime) - (asked + Date.now()) / 2
      for (const board of boards) show(board)
    } catch {
      // After a failed request the board keeps the last state; the next request may succeed.
    }
  }

  function show(board: HTMLElement): void {
    if (isPaused(board)) return
    const was = board.dataset.live
    board.dataset.live = match ? 'on' : ''
    if (match) {
      fill(board, match, row)
      showMoment(board, match)
    }
    if (!match && was === 'on') board.innerHTML = examples.get(board) ?? ''
  }

  function tick(): void {
    if (!match || !isSeen) return
    for (const board of boards) if (board.dataset.live === 'on' && !isPaused(board)) showMoment(board, match)
  }

  /** Shows the clock and, in a picture of a round, the round. */
  function showMoment(board: HTMLElement, shown: LiveGlimpse): void {
    const at = Date.now() + ahead
    const clock = clockOf(shown, at)
    if (board.dataset.round === undefined) write(board, 'clock', clock)
    else showRound(board, { clock, ...roundOf(shown, at) })
  }

  const inSight = new Set<Element>()
  const seen = new IntersectionObserver((entries) => {
    const wasSeen = isSeen
    // The entries name only the boards that have changed.
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    isSeen = inSight.size > 0
    if (isSeen && !wasSeen) void ask()
  })
  for (const board of boards) seen.observe(board)
  const asking = setInterval(() => void ask(), ASK_EVERY)
  const ticking = setInterval(tick, 250)
  return () => {
    stopped = true
    seen.disconnect()
    clearInterval(asking)
    clearInterval(ticking)
  }
}

function fill(board: HTMLElement, match: LiveGlimpse, sample: Node | undefined): void {
  write(board, 'home', match.homeTeam)
  write(board, 'away', match.awayTeam)
  write(board, 'home-score', String(match.score.home))
  write(board, 'away-score', String(match.score.away))
  const lacking = goalsWithoutSideText(match.score)
  write(
    board,
    'state',
    msg('content.follow-live.half-practice-match-live', {
      hasLacking: Boolean(lacking),
      lacking,
      halfNumber: match.halfNumber,
    }),
  )
  const rows = match.events.slice(0, SHOWN).map((event) => {
    const row = sample?.cloneNode(true) as HTMLElement
    const team = event.team === null ? '' : ` · ${event.team === 'home' ? match.homeTeam : match.awayTeam}`
    const [what, when] = row.children
    if (what) what.textContent = `${eventTypeText({ name: event.eventType, displayName: event.displayName })}${team}`
    if (when) when.textContent = minuteOf(match, Date.parse(event.timeStamp))
    return row
  })
  board.querySelector('[data-live-events]')?.replaceChildren(...rows)
}

/** The length of a round, and the last round of a half, which goes on until the half ends. */
const ROUND_MINUTES = 10
const LAST_ROUND = 4

/** The type of the bet in the picture: it happens most often, and stays the same, so that a count never falls. */
const BET_TYPE = 'Throw'

/** Returns the round of a moment, with how often the type of the bet has happened in it. */
function roundOf({ halfNumber, tempo, events, ...half }: LiveGlimpse, at: number): Omit<RoundMoment, 'clock'> {
  const minuteAt = (time: number) => Math.max(0, matchMinuteAt(clockOfWire(half), tempo, time))
  const indexAt = (time: number) => Math.min(LAST_ROUND, Math.floor(minuteAt(time) / ROUND_MINUTES))
  const index = indexAt(at)
  const from = index * ROUND_MINUTES
  const until = Math.min(HALF_MINUTES, from + ROUND_MINUTES)
  const before = (halfNumber - 1) * HALF_MINUTES
  const { length: count } = events.filter(
    ({ eventType, timeStamp }) => eventType === BET_TYPE && indexAt(Date.parse(timeStamp)) === index,
  )
  return {
    round: msg('content.follow-live.round', {
      halfNumber: (halfNumber - 1) * (LAST_ROUND + 1) + index + 1,
      before: before + from,
      before2: before + until,
    }),
    part: Math.min(1, (minuteAt(at) - from) / (until - from)),
    bet: msg('content.follow-live.over-1-5', { betType: msg('match-ui.event-type.throw') }),
    count,
  }
}

function clockOf({ halfNumber, tempo, ...half }: LiveGlimpse, now: number): string {
  const before = (halfNumber - 1) * HALF_MINUTES
  const played = Math.max(0, matchMinuteAt(clockOfWire(half), tempo, now))
  const minutes = Math.floor(played)
  const seconds = String(Math.floor((played % 1) * 60)).padStart(2, '0')
  return minutes < HALF_MINUTES
    ? `${before + minutes}:${seconds}`
    : `${before + HALF_MINUTES}+${minutes - HALF_MINUTES}:${seconds}`
}

function minuteOf({ halfNumber, tempo, ...half }: LiveGlimpse, at: number): string {
  const minute = Math.floor(Math.max(0, matchMinuteAt(clockOfWire(half), tempo, at))) + 1
  const before = (halfNumber - 1) * HALF_MINUTES
  return minute <= HALF_MINUTES ? `${before + minute}'` : `${before + HALF_MINUTES}+${minute - HALF_MINUTES}'`
}
