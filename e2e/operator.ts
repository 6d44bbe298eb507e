import type { Match } from '@bettle/contract'
import type { TestClock } from '@bettle/server'
import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** The administrator at the console, and the clock that the whole stage obeys. */
export class Operator {
  readonly person: Person
  private readonly clock: TestClock
  private readonly match: Match

  constructor(person: Person, clock: TestClock, match: Match) {
    this.person = person
    this.clock = clock
    this.match = match
  }

  get page(): Page {
    return this.person.page
  }

  async opensConsole(): Promise<void> {
    await this.person.opens('/admin')
    await this.page.getByRole('button', { name: new RegExp(`${this.match.homeTeam} v ${this.match.awayTeam}`) }).click()
    await expect(this.page.getByRole('button', { name: 'Start Half 1' })).toBeVisible()
  }

  async startsHalf(halfNumber: 1 | 2): Promise<void> {
    await this.page.getByRole('button', { name: `Start Half ${halfNumber}` }).click()
    await expect(this.page.getByRole('button', { name: `End Half ${halfNumber}` })).toBeEnabled()
  }

  async endsHalf(halfNumber: 1 | 2): Promise<void> {
    await this.page.getByRole('button', { name: `End Half ${halfNumber}` }).click()
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: `End Half ${halfNumber}` })
      .click()
    await expect(this.page.getByRole('button', { name: 'End Half', exact: true })).toBeDisabled()
  }

  /** To the next full minute, when the half that was started kicks off. */
  async letsKickOff(): Promise<void> {
    await this.clock.set((Math.floor(this.clock.now() / 60_000) + 1) * 60_000)
  }

  /** Match minutes go by; all that falls due is done. */
  async letsPass(minutes: number): Promise<void> {
    await this.clock.advance(minutes * 60_000)
  }

  async records(eventType: string): Promise<void> {
    const before = await this.recorded.count()
    // The server's time stands still while the console's goes on: on a slow machine the event would come from the future.
    await this.letsPass(0)
    await this.page.getByRole('button', { name: new RegExp(`^${eventType}`) }).click()
    await expect(this.recorded).toHaveCount(before + 1)
  }

  async takesBack(eventType: string, reason: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^Delete ${eventType}`) })
      .first()
      .click()
    await this.page.getByRole('dialog').getByRole('textbox').fill(reason)
    await this.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  /** A check by the referee: no bet is taken until it is over. */
  async suspendsBetting(): Promise<void> {
    await this.page.getByRole('button', { name: /Suspend betting/ }).click()
    await expect(this.page.getByRole('button', { name: 'Resume betting' })).toBeEnabled()
  }

  async resumesBetting(): Promise<void> {
    await this.page.getByRole('button', { name: 'Resume betting' }).click()
    await expect(this.page.getByRole('button', { name: /Suspend betting/ })).toBeEnabled()
  }

  private get recorded() {
    return this.page.getByRole('button', { name: /^Delete / })
  }
}
