import {
  adminListMatchEvents,
  adminListMatchOdds,
  deleteMatchEvent,
  deleteOdds,
  endHalf,
  type Giving,
  type Match,
  type Reply,
  type RouteSpec,
  recordMatchEvent,
  removeMatchEventType,
  resume,
  startHalf1,
  startHalf2,
  suspend,
  type Token,
  updateOdds,
} from '@bettle/contract'
import type { TestClock } from '@bettle/server'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Actor } from './actor.ts'
import { ask } from './ask.ts'
import type { StageServer } from './server.ts'

/**
 * How long an operator stays signed in (ms). The operator then signs in again, because a session ends before a half
 * does.
 */
const SIGNED_IN_FOR = 5 * 60_000

/** An administrator who runs the match and moves the clock for all users of the test. */
export interface Operator {
  startsHalf(halfNumber: 1 | 2): Promise<void>
  endsHalf(halfNumber: 1 | 2): Promise<void>
  /** Moves the clock to the next full minute, when the started half kicks off. */
  letsKickOff(): Promise<void>
  /** Moves the clock by match minutes and runs all jobs that become due. */
  letsPass(minutes: number): Promise<void>
  records(eventType: string): Promise<void>
  /** Deletes the last event of its type. */
  deletesEvent(eventType: string, reason: string): Promise<void>
  /** Suspends betting for a referee's check until it is resumed. */
  suspendsBetting(): Promise<void>
  resumesBetting(): Promise<void>
}

class Conductor {
  protected readonly clock: TestClock
  protected readonly match: Match

  constructor(clock: TestClock, match: Match) {
    this.clock = clock
    this.match = match
  }

  async letsKickOff(): Promise<void> {
    await this.clock.set((Math.floor(this.clock.now() / 60_000) + 1) * 60_000)
  }

  async letsPass(minutes: number): Promise<void> {
    await this.clock.advance(minutes * 60_000)
  }
}

/** An operator who only sends HTTP calls. Scenarios about players use it, because they need no further browser. */
export class OperatorByCalls extends Conductor implements Operator {
  private readonly url: string
  private readonly signIn: () => Promise<Token>
  private token: Token | undefined
  private signedInAt = Number.NEGATIVE_INFINITY

  constructor({ url, clock }: StageServer, match: Match, signIn: () => Promise<Token>) {
    super(clock, match)
    this.url = url
    this.signIn = signIn
  }

  async startsHalf(halfNumber: 1 | 2): Promise<void> {
    await this.asks(halfNumber === 1 ? startHalf1 : startHalf2, { body: { matchId: this.match._id } })
  }

  async endsHalf(halfNumber: 1 | 2): Promise<void> {
    await this.asks(endHalf, { body: { matchId: this.match._id, halfNumber } })
  }

  async records(eventType: string, team?: 'home' | 'away'): Promise<void> {
    const timeStamp = this.clock.date().toISOString()
    await this.asks(recordMatchEvent, { body: { match: this.match._id, eventType, timeStamp, ...(team && { team }) } })
  }

  async deletesEvent(eventType: string, reason: string): Promise<void> {
    const { events } = await this.asks(adminListMatchEvents, { query: { match: this.match._id } })
    const event = events.find((candidate) => candidate.eventType === eventType)
    if (!event) throw new Error(`there is no ${eventType} to take back`)
    await this.asks(deleteMatchEvent, { params: { id: event._id }, query: { reason } })
  }

  async suspendsBetting(): Promise<void> {
    await this.asks(suspend, { body: { matchId: this.match._id } })
  }

  async resumesBetting(): Promise<void> {
    await this.asks(resume, { body: { matchId: this.match._id } })
  }

  /** Removes every option from the match except one play. */
  async offersOnly(play: string): Promise<void> {
    const { odds } = await this.asks(adminListMatchOdds, { params: { matchId: this.match._id } })
    const kept = odds.find(({ name }) => name === play)
    for (const name of new Set(odds.map(({ eventType }) => eventType))) {
      if (name !== kept?.eventType) await this.asks(removeMatchEventType, { params: { id: this.match._id, name } })
    }
    for (const { _id: id, eventType, name } of odds) {
      if (eventType === kept?.eventType && name !== play) await this.asks(deleteOdds, { params: { id } })
    }
  }

  /** Sets two prices of every event type by hand: raises the price of over 0.5, and lowers the price of under 0.5. */
  async movesPrices(): Promise<void> {
    const { odds } = await this.asks(adminListMatchOdds, { params: { matchId: this.match._id } })
    for (const { _id: id, odds: price, betType, threshold } of odds) {
      if (threshold !== 0.5) continue
      const moved = betType === 'over' ? price + 0.3 : Math.max(1.01, price - 0.1)
      await this.asks(updateOdds, { params: { id }, body: { odds: Math.round(moved * 100) / 100 } })
    }
  }

  private async asks<R extends RouteSpec>(route: R, giving: Giving<R>): Promise<Reply<R>> {
    if (!this.token || this.clock.now() - this.signedInAt >= SIGNED_IN_FOR) {
      this.token = await this.signIn()
      this.signedInAt = this.clock.now()
    }
    return ask(this.url, route, giving, this.token)
  }
}

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Match control' })

/** Returns the console's panel with all controls of the halves, and opens the panel if it is folded. */
async function controlOf(page: Page): Promise<Locator> {
  const control = panelOf(page)
  await expect(control).toBeVisible()
  if ((await control.getByRole('button').count()) === 0)
    await control.getByRole('heading', { name: 'Match control' }).click()
  return control
}

/** Starts a half at the console that a page shows. */
export async function startsHalfOn(page: Page, halfNumber: number): Promise<void> {
  const control = await controlOf(page)
  await control.getByRole('button', { name: `Start Half ${halfNumber}` }).click()
  await expect(control.getByRole('button', { name: `End Half ${halfNumber}` })).toBeEnabled()
}

/** Ends a half at the console that a page shows. */
export async function endsHalfOn(page: Page, halfNumber: number): Promise<void> {
  const control = await controlOf(page)
  await control.getByRole('button', { name: `End Half ${halfNumber}` }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `End Half ${halfNumber}` })
    .click()
  await expect(control.getByRole('button', { name: 'End Half', exact: true })).toBeDisabled()
}

/** An operator who uses the console in a browser. */
export class OperatorAtConsole extends Conductor implements Operator {
  readonly actor: Actor

  constructor(actor: Actor, clock: TestClock, match: Match) {
    super(clock, match)
    this.actor = actor
  }

  get page(): Page {
    return this.actor.page
  }

  get matchId(): string {
    return this.match._id
  }

  async opensConsole(): Promise<void> {
    await this.actor.opens('/admin/events')
    await this.page.getByRole('button', { name: new RegExp(`${this.match.homeTeam} v ${this.match.awayTeam}`) }).click()
    await expect((await controlOf(this.page)).getByRole('button', { name: 'Start Half 1' })).toBeVisible()
    // An operator who opens the console is at the top of the page. Only the press on the fold scrolled it.
    await this.page.evaluate(() => scrollTo(0, 0))
  }

  /** The panel with all controls of the halves. */
  get control(): Locator {
    return panelOf(this.page)
  }

  async startsHalf(halfNumber: 1 | 2): Promise<void> {
    await startsHalfOn(this.page, halfNumber)
  }

  async endsHalf(halfNumber: 1 | 2): Promise<void> {
    await endsHalfOn(this.page, halfNumber)
  }

  async records(eventType: string): Promise<void> {
    const before = await this.recorded.count()
    // The server's clock stops between moves while the console's clock continues. Without this step, an event on a slow
    // machine would lie in the future.
    await this.letsPass(0)
    await this.page
      .getByRole('list', { name: 'Event keys' })
      .getByRole('button', { name: eventType, exact: true })
      .click()
    await expect(this.recorded).toHaveCount(before + 1)
  }

  async deletesEvent(eventType: string, reason: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^Delete ${eventType}`) })
      .first()
      .click()
    await this.page.getByRole('dialog').getByRole('textbox').fill(reason)
    await this.page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

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
