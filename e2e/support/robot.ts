import { getMatch } from '@bettle/contract'
import { expect, type Page } from '@playwright/test'
import type { FrailLine } from './actor.ts'
import { ask } from './ask.ts'
import type { EventOnFile } from './match-on-file.ts'
import { endsHalfOn, type OperatorAtConsole, startsHalfOn } from './operator.ts'
import type { Stage } from './stage.ts'

const KEYS: Readonly<Record<string, string>> = {
  Throw: 'KeyT',
  Corner: 'KeyC',
  Shot: 'KeyS',
  Card: 'KeyA',
  'Free-Kick': 'KeyF',
  'Goal-Kick': 'KeyK',
  Penalty: 'KeyP',
  Offside: 'KeyO',
}

/** Sequences of wrong key presses and the presses that correct them. The test then undoes all of them. */
const MISTAKES: readonly (readonly string[])[] = [
  ['KeyO'],
  ['Digit1', 'Delete'],
  ['Digit1', 'KeyR', 'KeyP'],
  ['KeyD'],
  ['Digit2', 'Shift+ArrowLeft'],
  ['Digit1', 'KeyB'],
]

/** How long the connection is cut (wall time, ms). */
const CUT_OFF_FOR = 20_000
/** How many keys are pressed during the cut. With a moved clock there is no time for more. */
const PRESSED_WHILE_CUT_OFF = 4

/** The time after the kick-off at which the key of an event is pressed (wall time, ms). */
export interface Press {
  readonly event: EventOnFile
  readonly after: number
}

/**
 * A simulated operator who watches the clock, presses keys, and sometimes presses a wrong one. At tempo 1 the test
 * moves the clock to each press. At a higher tempo the time passes by itself.
 */
export class Robot {
  page: Page
  mistakes = 0
  /** The highest number of keys that one mistake and its correction took, before they were undone. */
  mostKeys = 0
  private readonly operator: OperatorAtConsole
  private readonly stage: Stage
  /** The delay of a key press by event type (wall time, ms). */
  private readonly reaction: (eventType: string) => number
  private recorded = 0
  private kickOff = 0

  constructor(operator: OperatorAtConsole, stage: Stage, reaction: (eventType: string) => number = () => 0) {
    this.operator = operator
    this.stage = stage
    this.reaction = reaction
    this.page = operator.page
  }

  /** Starts a half with the console's button and waits for the kick-off. */
  async startsHalf(halfNumber: number): Promise<void> {
    await startsHalfOn(this.page, halfNumber)
    const { server, match: ofStage, signsInAsAdmin } = this.stage
    const { match } = await ask(server.url, getMatch, { params: { id: ofStage._id } }, await signsInAsAdmin())
    this.kickOff = Date.parse(match.halves.find((half) => half.halfNumber === halfNumber)?.startTime ?? '')
    await this.waitsUntil(this.kickOff)
  }

  async endsHalf(halfNumber: number): Promise<void> {
    await endsHalfOn(this.page, halfNumber)
  }

  get kickedOffAt(): number {
    return this.kickOff
  }

  /** Sorts by press, not by event: a slow press of one type may come after a faster press of a later event. */
  inOrderOfPresses(events: readonly EventOnFile[]): Press[] {
    return events
      .map((event) => ({
        event,
        after: (event.second * 1000) / this.stage.match.tempo + this.reaction(event.eventType),
      }))
      .sort((a, b) => a.after - b.after)
  }

  /** Records an event as it happens. */
  async records(press: Press): Promise<void> {
    await this.waitsUntil(this.kickOff + press.after)
    await this.presses(press.event)
    await this.shows(this.recorded)
  }

  /** Cuts the connection for twenty seconds and continues to press keys. Returns the number of presses. */
  async recordsWithoutALine(presses: readonly Press[], line: FrailLine): Promise<number> {
    const since = this.clock.now()
    await line.breaks(this.page)
    let done = 0
    for (const press of presses) {
      if (this.isPlayedThrough ? this.kickOff + press.after > since + CUT_OFF_FOR : done === PRESSED_WHILE_CUT_OFF)
        break
      if (this.isPlayedThrough) await this.passes(this.kickOff + press.after)
      await this.presses(press.event)
      done += 1
    }
    await this.passes(since + CUT_OFF_FOR)
    await line.mends()
    await this.isInStep()
    await this.shows(this.recorded)
    return done
  }

  async makesAMistakeAndUndoesIt(): Promise<void> {
    const keys = MISTAKES[this.mistakes % MISTAKES.length] ?? []
    const { keyboard } = this.page
    this.mistakes += 1
    this.mostKeys = Math.max(this.mostKeys, keys.length)
    for (const key of keys) await keyboard.press(key)
    await this.saysItIsAnother()
    const isSuspended = keys[0] === 'KeyD'
    if (isSuspended) await expect(this.page.getByRole('button', { name: 'Resume betting' })).toBeVisible()
    await keyboard.press('Backspace')
    if (keys.length > 1) await keyboard.press('Escape')
    await this.isInStep()
    await this.shows(this.recorded)
    if (isSuspended) await expect(this.page.getByRole('button', { name: /Suspend betting/ })).toBeVisible()
  }

  async reloads(): Promise<void> {
    await this.page.reload()
    await this.isReady()
  }

  /** Presses a key without a connection and closes the tab. Another tab finds the press and sends it. */
  async closesTheTabWithoutALine(press: Press, line: FrailLine): Promise<void> {
    await this.waitsUntil(this.kickOff + press.after)
    // The previous press may still be waiting for the server. A cut would delay that press too.
    await this.isInStep()
    await line.breaks(this.page)
    await this.presses(press.event)
    await this.until('kept', 1)
    await this.page.close()
    await line.mends()
    this.page = await this.operator.actor.context.newPage()
    await this.page.goto(`/admin/events?matchId=${this.operator.matchId}`)
    await this.isReady()
    await this.isInStep()
    await this.shows(this.recorded)
  }

  /** Waits until the server has accepted every press. */
  async isInStep(): Promise<void> {
    await this.until('kept', 0)
  }

  /** Does a practice run, and presses each key as late as in a match. */
  async practises(): Promise<void> {
    await this.page.getByRole('button', { name: 'Keys and reaction time' }).click()
    await this.page.getByRole('button', { name: 'Practice run' }).click()
    const run = this.page.getByRole('dialog', { name: 'Practice run' })
    const named = run.locator('[aria-live] p')
    for (;;) {
      const eventType = await named.innerText()
      if (/^reaction time measured$/i.test(eventType)) break
      const type = Object.keys(KEYS).find((name) => name.toLowerCase() === eventType.toLowerCase()) ?? 'Goal'
      await this.page.waitForTimeout(this.reaction(type))
      await this.page.keyboard.press(KEYS[type] ?? 'KeyG')
      await expect(named.filter({ hasText: eventType })).toHaveCount(0)
    }
    await run.getByRole('button', { name: 'Done' }).click()
  }

  private get clock() {
    return this.stage.server.clock
  }

  private get isPlayedThrough(): boolean {
    return this.stage.match.tempo > 1
  }

  private async waitsUntil(instant: number): Promise<void> {
    await this.passes(instant)
    if (!this.isPlayedThrough) await this.until('now', this.clock.now() - 1500)
  }

  /** Moves the clock, whether or not the console receives updates. */
  private async passes(instant: number): Promise<void> {
    const left = instant - this.clock.now()
    if (left <= 0) return
    if (this.isPlayedThrough) await new Promise((resolve) => setTimeout(resolve, left))
    else await this.clock.set(instant)
  }

  /** Presses the keys for an event's type and side together. */
  private async presses({ eventType, team }: EventOnFile): Promise<void> {
    const { keyboard } = this.page
    if (eventType === 'Goal') await keyboard.press(team === 'home' ? 'KeyG' : 'KeyH')
    else await keyboard.press(`${team === 'home' ? 'ShiftLeft' : 'ShiftRight'}+${KEYS[eventType]}`)
    this.recorded += 1
    await this.saysItIsAnother()
  }

  private async saysItIsAnother(): Promise<void> {
    if (await this.page.getByText('The same event?').isVisible()) await this.page.keyboard.press('KeyN')
  }

  private async isReady(): Promise<void> {
    await expect(this.page.getByRole('list', { name: 'Event keys' })).toBeVisible()
    await this.shows(this.recorded)
  }

  private async shows(count: number): Promise<void> {
    await this.until('shown', count)
  }

  /**
   * Waits inside the page's animation frames. Polling from outside the page would add a tenth of a second to every
   * event.
   */
  private async until(name: 'now' | 'kept' | 'shown', wanted: number): Promise<void> {
    const seen = await this.page.evaluate(
      ([attribute, target, isTime, patience]) =>
        new Promise<string>((resolve) => {
          const since = performance.now()
          const check = () => {
            const text = document.querySelector(`[${attribute}]`)?.getAttribute(attribute)
            if (text && (isTime ? Number(text) >= target : Number(text) === target)) resolve('')
            else if (performance.now() - since > patience) resolve(`${text}`)
            else requestAnimationFrame(check)
          }
          check()
        }),
      [`data-console-${name}`, wanted, name === 'now', 15_000] as const,
    )
    expect(seen, `${name} is ${wanted}`).toBe('')
  }
}
