import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noPlay, type PlayState, type PlayStep, readPlay, type StatedPlay } from './interruption.ts'

const MINUTE = 60_000
const at = (minute: number) => Date.UTC(2026, 0, 3, 15) + minute * MINUTE

/** Reads answers at these minutes and returns the state with the steps that followed. */
function reads(answers: readonly (readonly [minute: number, play: StatedPlay])[]): {
  state: PlayState
  steps: PlayStep[]
} {
  const steps: PlayStep[] = []
  const state = answers.reduce<PlayState>((before, [minute, play]) => {
    const read = readPlay(before, { play, status: play }, { at: at(minute), tempo: 1 })
    if (read.step) steps.push(read.step)
    return read.state
  }, noPlay)
  return { state, steps }
}

describe('what a provider says about play', () => {
  it('stops the clock at the last answer that showed play, and lets it go on with the first of two that do [F28]', () => {
    const { steps, state } = reads([
      [36, 'played'],
      [37, 'interrupted'],
      [50, 'played'],
      [51, 'interrupted'],
      [60, 'played'],
      [61, 'played'],
    ])
    expect(steps).toEqual([
      { kind: 'stop-clock', from: at(36) },
      { kind: 'go-on', at: at(60) },
    ])
    expect(state).toEqual({ playedAt: at(61), halt: null })
  })

  it('stops betting at the first unknown status, and the clock only at the second [F28]', () => {
    expect(
      reads([
        [36, 'played'],
        [37, 'unknown'],
      ]).steps,
    ).toEqual([{ kind: 'stop-betting' }])
    expect(
      reads([
        [36, 'played'],
        [37, 'unknown'],
        [38, 'unknown'],
      ]).steps,
    ).toEqual([{ kind: 'stop-betting' }, { kind: 'stop-clock', from: at(36) }])
    const glitch = reads([
      [36, 'played'],
      [37, 'unknown'],
      [38, 'played'],
      [39, 'played'],
    ])
    expect(glitch.steps).toEqual([{ kind: 'stop-betting' }, { kind: 'go-on', at: at(38) }])
  })

  it('abandons a match three hours after two answers ten minutes apart have called it off, and not if play is seen between [F29]', () => {
    const off = reads([
      [36, 'played'],
      [37, 'called-off'],
      [46.9, 'called-off'],
    ])
    expect(off.state.halt?.abandonsAt).toBeNull()
    const confirmed = reads([
      [36, 'played'],
      [37, 'called-off'],
      [47, 'called-off'],
      [55, 'called-off'],
    ])
    expect(confirmed.state.halt?.abandonsAt).toBe(at(47 + 180))
    for (const between of ['played', 'interrupted', 'unknown'] as const) {
      const { state } = reads([
        [37, 'called-off'],
        [42, between],
        [47, 'called-off'],
        [56.9, 'called-off'],
      ])
      expect(state.halt?.abandonsAt).toBeNull()
    }
  })

  it('never stops the clock twice for one interruption, whatever the answers [F28]', () => {
    const anyPlay = fc.constantFrom<StatedPlay>('played', 'rests', 'interrupted', 'called-off', 'unknown')
    fc.assert(
      fc.property(fc.array(anyPlay, { maxLength: 40 }), (plays) => {
        const { steps } = reads(plays.map((play, minute) => [minute, play] as const))
        let isStopped = false
        for (const { kind } of steps) {
          if (kind === 'stop-clock') expect(isStopped).toBe(false)
          isStopped = kind === 'stop-clock' || (kind === 'stop-betting' && isStopped)
        }
        // Two answers in a row that show play leave nothing stopped.
        const after = reads(
          [...plays, 'played' as const, 'played' as const].map((play, minute) => [minute, play] as const),
        )
        expect(after.state.halt).toBeNull()
      }),
    )
  })
})
