import { getMatch } from '@bettle/contract'
import { expect, type Page } from '@playwright/test'
import type { FrailLine } from './actor.ts'
import { ask } from './ask.ts'
import type { EventOnFile } from './match-on-file.ts'
import type { OperatorAtConsole } from './operator.ts'
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

/** Wrong presses and what an operator presses to mend them, before all of it is taken back. */
const MISTAKES: readonly (readonly string[])[] = [
  ['KeyO'],
  ['Digit1', 'Delete'],
  ['Digit1', 'KeyR', 'KeyP'],
  ['KeyD'],
  ['Digit2', 'Shift+ArrowLeft'],
  ['Digit1', 'KeyB'],
]

/** How long a cut line stays cut (wall time, ms). */
const CUT_OFF_FOR = 20_000
/** Where the clock is moved there is hardly time for more meanwhile. */
const PRESSED_WHILE_CUT_OFF = 4

/** When the key of an event is pressed, after the kick-off (wall time, ms). */
export interface Press {
  readonly event: EventOnFile
  readonly after: number
}

/**
 * An operator who looks at the clock, presses keys, and presses a wrong one now and then. At tempo 1 the clock is moved to each
 * press; a quicker match is played through as time goes by.
 */
export class Robot {
  page: Page
  mistakes = 0
  /** The most keys that one mistake was made or mended by, before it was taken back. */
  mostKeys = 0
  private readonly operator: OperatorAtConsole
  private readonly stage: Stage
  /** How late a key is pressed, by the type of the event (wall time, ms). */
  private readonly reaction: (eventType: string) => number
  private recorded = 0
  private kickOff = 0

  constructor(operator: OperatorAtConsole, stage: Stage, reaction: (eventType: string) => number = () => 0) {
    this.operator = operator
    this.stage = stage
    this.reaction = reaction
    this.page = operator.page
  }

  /** From the console's button to the first whistle. */
  async startsHalf(halfNumber: number): Promise<void> {
    await this.page.getByRole('button', { name: `Start Half ${halfNumber}` }).click()
    await expect(this.page.getByRole('button', { name: `End Half ${halfNumber}` })).toBeEnabled()
    const { server, match: ofStage, signsInAsAdmin } = this.stage
    const { match } = await ask(server.url, getMatch, { params: { id: ofStage._id } }, await signsInAsAdmin())
    this.kickOff = Date.parse(match.halves.find((half) => half.halfNumber === halfNumber)?.startTime ?? '')
    await this.waitsUntil(this.kickOff)
  }

  async endsHalf(halfNumber: number): Promise<void> {
    await this.page.getByRole('button', { name: `End Half ${halfNumber}` }).click()
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: `End Half ${halfNumber}` })
      .click()
    await expect(this.page.getByRole('button', { name: 'End Half', exact: true })).toBeDisabled()
  }

  get kickedOffAt(): number {
    return this.kickOff
  }

  /** In the order in which their keys are pressed: who is slow at one thing may be quicker at the next. */
  inOrderOfPresses(events: readonly EventOnFile[]): Press[] {
    return events
      .map((event) => ({
        event,
        after: (event.second * 1000) / this.stage.match.tempo + this.reaction(event.eventType),
      }))
      .sort((a, b) => a.after - b.after)
  }

  /** As it happens. */
  async records(press: Press): Promise<void> {
    await this.waitsUntil(this.kickOff + press.after)
    await this.presses(press.event)
    await this.shows(this.recorded)
  }

  /** The line is cut for twenty seconds; what happens meanwhile is pressed all the same. Answers how many that were. */
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

  /** Pressed without a line; the tab is closed; another one finds it, and sends it. */
  async closesTheTabWithoutALine(press: Press, line: FrailLine): Promise<void> {
    await this.waitsUntil(this.kickOff + press.after)
    // The press before may be on its way yet: cut off, it would be kept as well.
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

  /** Everything that was pressed has been taken. */
  async isInStep(): Promise<void> {
    await this.until('kept', 0)
  }

  /** Each is pressed as late as in a match. */
  async practises(): Promise<void> {
    await this.page.getByRole('button', { name: 'Keys and reaction' }).click()
    await this.page.getByRole('button', { name: 'Practice run' }).click()
    const run = this.page.getByRole('dialog', { name: 'Practice run' })
    const named = run.locator('[aria-live] p')
    for (;;) {
      const eventType = await named.innerText()
      if (/^learnt$/i.test(eventType)) break
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

  /** Time goes by, whether the console hears of it or not. */
  private async passes(instant: number): Promise<void> {
    const left = instant - this.clock.now()
    if (left <= 0) return
    if (this.isPlayedThrough) await new Promise((resolve) => setTimeout(resolve, left))
    else await this.clock.set(instant)
  }

  /** Type and side in one press. */
  private async presses({ eventType, team }: EventOnFile): Promise<void> {
    const { keyboard } = this.page
    if (eventType === 'Goal') await keyboard.press(team === 'home' ? 'KeyG' : 'KeyH')
    else await keyboard.press(`${team === 'home' ? 'ShiftLeft' : 'ShiftRight'}+${KEYS[eventType]}`)
    this.recorded += 1
    await this.saysItIsAnother()
  }

  private async saysItIsAnother(): Promise<void> {
    if (await this.page.getByText('The same one?').isVisible()) await this.page.keyboard.press('KeyN')
  }

  private async isReady(): Promise<void> {
    await expect(this.page.getByRole('list', { name: 'Event keys' })).toBeVisible()
    await this.shows(this.recorded)
  }

  private async shows(count: number): Promise<void> {
    await this.until('shown', count)
  }

  /** In the very frame in which the console says so: looked at from outside every event would take a tenth of a second more. */
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
