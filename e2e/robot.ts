import type { TestClock } from '@bettle/server'
import { expect, type Page } from '@playwright/test'
import type { OperatorAtConsole } from './operator.ts'

/** An event as a match on file has it. */
export interface EventOnFile {
  readonly half: number
  readonly second: number
  readonly eventType: string
  readonly team: 'home' | 'away'
}

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
const TYPES = [...Object.keys(KEYS), 'Goal']

/** Of a real match every third event, goals all of them; where there is none, one with something of everything. */
export function aMatchToRecord(real: readonly EventOnFile[] | undefined): readonly EventOnFile[] {
  if (real) return real.filter(({ eventType }, index) => eventType === 'Goal' || index % 3 === 0)
  return Array.from({ length: 40 }, (_, index) => ({
    half: index < 20 ? 1 : 2,
    second: ((index % 20) + 1) * 130,
    eventType: TYPES[(index * 5) % TYPES.length] ?? 'Throw',
    team: index % 3 === 0 ? 'away' : 'home',
  }))
}

/** An operator who looks at the clock, presses keys, and presses a wrong one now and then. */
export class Robot {
  page: Page
  mistakes = 0
  private readonly operator: OperatorAtConsole
  private readonly clock: TestClock
  private recorded = 0

  constructor(operator: OperatorAtConsole, clock: TestClock) {
    this.operator = operator
    this.clock = clock
    this.page = operator.page
  }

  /** The clock goes on, and the console has heard of it. */
  async waitsUntil(instant: number): Promise<void> {
    await this.clock.set(Math.max(instant, this.clock.now()))
    await this.until('now', this.clock.now(), 3000)
  }

  /** Type and side in one press; whatever is asked about is another one. */
  async presses({ eventType, team }: EventOnFile, isTaken = true): Promise<void> {
    const { keyboard } = this.page
    const shift = team === 'home' ? 'ShiftLeft' : 'ShiftRight'
    if (eventType === 'Goal') await keyboard.press(team === 'home' ? 'KeyG' : 'KeyH')
    else {
      await keyboard.down(shift)
      await keyboard.press(KEYS[eventType] ?? '')
      await keyboard.up(shift)
    }
    if (await this.isAsked()) await keyboard.press('KeyN')
    this.recorded += 1
    if (isTaken) await this.shows(this.recorded)
  }

  async makesAMistakeAndTakesItBack(): Promise<void> {
    const { keyboard } = this.page
    const mistake = this.mistakes % 4
    this.mistakes += 1
    if (mistake === 0) {
      await keyboard.press('KeyO')
      if (await this.isAsked()) await keyboard.press('KeyN')
      await this.shows(this.recorded + 1)
    } else if (mistake === 1) {
      await keyboard.press('Digit1')
      await keyboard.press('Delete')
      await this.shows(this.recorded - 1)
    } else if (mistake === 2) {
      await keyboard.press('Digit1')
      await keyboard.press('KeyR')
      await keyboard.press('KeyP')
      await keyboard.press('Escape')
    } else {
      await keyboard.press('KeyD')
      await expect(this.page.getByRole('button', { name: 'Resume betting' })).toBeVisible()
    }
    await this.isInStep()
    await keyboard.press('Backspace')
    await this.isInStep()
    if (mistake === 3) await expect(this.page.getByRole('button', { name: /Suspend betting/ })).toBeVisible()
    else await this.shows(this.recorded)
  }

  async reloads(): Promise<void> {
    await this.page.reload()
    await this.isReady()
  }

  async closesTheTab(): Promise<void> {
    await this.until('kept', 1)
    await this.page.close()
  }

  /** The same address in another tab: what the closed one kept is there, and is sent. */
  async opensAnother(): Promise<void> {
    const { context } = this.operator.person
    this.page = await context.newPage()
    await this.page.goto(`/admin/events?matchId=${this.operator.matchId}`)
    await this.isReady()
    await this.shows(this.recorded)
  }

  /** Everything that was pressed has been taken. */
  async isInStep(): Promise<void> {
    await this.until('kept', 0)
  }

  async startsHalf(halfNumber: number): Promise<void> {
    await this.page.getByRole('button', { name: `Start Half ${halfNumber}` }).click()
    await expect(this.page.getByRole('button', { name: `End Half ${halfNumber}` })).toBeEnabled()
  }

  async endsHalf(halfNumber: number): Promise<void> {
    await this.page.getByRole('button', { name: `End Half ${halfNumber}` }).click()
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: `End Half ${halfNumber}` })
      .click()
    await expect(this.page.getByRole('button', { name: 'End Half', exact: true })).toBeDisabled()
  }

  private async isReady(): Promise<void> {
    await expect(this.page.getByRole('list', { name: 'Event keys' })).toBeVisible()
    await this.shows(this.recorded)
  }

  private async shows(count: number): Promise<void> {
    await this.until('shown', count)
  }

  /** In the very frame in which the console says so: looked at from outside every event would take a tenth of a second more. */
  private async until(name: 'now' | 'kept' | 'shown', wanted: number, within = 0): Promise<void> {
    const isSo = await this.page.evaluate(
      ([attribute, target, span, patience]) =>
        new Promise<boolean>((resolve) => {
          const since = performance.now()
          const look = () => {
            const text = document.querySelector(`[${attribute}]`)?.getAttribute(attribute)
            if (text && Math.abs(Number(text) - target) <= span) resolve(true)
            else if (performance.now() - since > patience) resolve(false)
            else requestAnimationFrame(look)
          }
          look()
        }),
      [`data-console-${name}`, wanted, within, 15_000] as const,
    )
    expect(isSo, `${name} is ${wanted}`).toBe(true)
  }

  private async isAsked(): Promise<boolean> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    return this.page.getByText('The same one?').isVisible()
  }
}
