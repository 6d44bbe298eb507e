import { msg } from '../../texts/msg.ts'
import { isPaused, pauseRounds } from './pause-round.ts'
import { showRound, writeText } from './show-round.ts'

/** The time between two moments (ms). */
const STEP = 2200
/** The round is played so often, and then rests at the moment at which the bet is won. */
const TIMES = 3

const EVENTS = [
  [msg('content.play-recorded.corner-france'), "37'"],
  [msg('content.play-recorded.throw-croatia'), "35'"],
  [msg('content.play-recorded.corner-croatia'), "33'"],
  [msg('content.play-recorded.goal-france'), "31'"],
  [msg('content.play-recorded.throw-croatia'), "29'"],
  [msg('content.play-recorded.free-kick-france'), "28'"],
  [msg('content.play-recorded.shot-croatia'), "26'"],
]
const SHOWN = 3

/** Each moment: the clock, the passed part of the round, the corners so far, the goals of France, and how many events are still to come. */
const MOMENTS = [
  ['30:24', 0.04, 0, 1, 4],
  ['31:40', 0.17, 0, 2, 3],
  ['33:05', 0.31, 1, 2, 2],
  ['35:10', 0.52, 1, 2, 1],
  ['37:12', 0.72, 2, 2, 0],
] as const

/**
 * Plays a recorded round in the pictures of a round that show no running match. The visitor can pause a picture. With
 * reduced motion it stands still until the visitor plays it. Returns a function that stops it.
 */
export function playRecorded(landing: ParentNode): () => void {
  const pictures = [...landing.querySelectorAll<HTMLElement>('[data-round]')]
  let step = 0
  pauseRounds(pictures, () => {
    if (step === TIMES * MOMENTS.length) step = 0
  })
  const playing = setInterval(() => {
    const moving = pictures.filter((picture) => picture.dataset.live !== 'on' && !isPaused(picture))
    if (document.hidden || moving.length === 0 || step === TIMES * MOMENTS.length) return
    const moment = MOMENTS[step % MOMENTS.length]
    step += 1
    for (const picture of moving) if (moment) show(picture, moment)
  }, STEP)
  return () => clearInterval(playing)
}

function show(picture: HTMLElement, [clock, part, count, goals, toCome]: (typeof MOMENTS)[number]): void {
  showRound(picture, {
    clock,
    part,
    count,
    round: msg('content.play-recorded.round-4-30-40'),
    bet: msg('content.play-recorded.over-1-5-corner'),
  })
  writeText(picture, 'home-score', String(goals))
  const shown = EVENTS.slice(toCome, toCome + SHOWN)
  for (const [index, row] of [...picture.querySelectorAll('li')].entries()) {
    for (const [column, text] of (shown[index] ?? []).entries()) {
      const cell = row.children[column]
      if (cell) cell.textContent = text
    }
  }
}
