import type { Lobby, Token } from '@bettle/contract'
import { type Browser, type BrowserContext, devices, expect, type Locator, type Page } from '@playwright/test'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

export type Looks = 'desktop' | 'phone'

/** Somebody with a browser of their own, signed in. */
export class Person {
  readonly name: string
  readonly token: Token
  readonly page: Page
  readonly context: BrowserContext
  readonly looks: Looks

  private constructor(name: string, token: Token, page: Page, looks: Looks) {
    this.name = name
    this.token = token
    this.page = page
    this.context = page.context()
    this.looks = looks
  }

  static async arrive(browser: Browser, url: string, name: string, token: Token, looks: Looks): Promise<Person> {
    const context = await browser.newContext({
      ...(looks === 'phone' ? { ...devices['Pixel 7'], ...PHONE } : { viewport: { width: 1440, height: 900 } }),
      baseURL: url,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: url, localStorage: [tokenItem(token)] }] },
    })
    return new Person(name, token, await context.newPage(), looks)
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** By the link that a friend would send. */
  async joins(lobby: Pick<Lobby, 'lobbyCode'>, role: 'player' | 'spectator' = 'player'): Promise<void> {
    await this.opens(`/join/${lobby.lobbyCode}`)
    const choice = role === 'player' ? /PLAYING USER/i : /GAME SPECTATOR/i
    await this.page.getByRole('dialog').getByRole('button', { name: choice }).click()
    await expect(this.page.getByText(lobby.lobbyCode).first()).toBeVisible()
  }

  bets(stake: number) {
    return { on: (option: string) => this.placeBet(stake, option) }
  }

  /** 'over 0.5 Corner', chosen, staked and confirmed as a player would. */
  private async placeBet(stake: number, option: string): Promise<void> {
    const [side = '', line = '', ...kind] = option.split(' ')
    await this.goesTo('Play')
    await this.page.getByRole('radio', { name: new RegExp(`^${kind.join(' ')}`) }).click()
    await this.page.getByRole('button', { name: new RegExp(`${side} ${line}`, 'i') }).click()
    const slip = this.page.getByRole('region', { name: 'Bet slip' })
    await slip.getByRole('textbox', { name: 'Stake' }).fill(String(stake))
    await slip.getByRole('button', { name: new RegExp(`^Place ${stake}`) }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Place Bet' }).click()
    await expect(this.page.getByRole('region', { name: 'Your play' })).toContainText('Bet confirmed')
  }

  /** On a phone everything has its own view; on a desktop it is all there. */
  async goesTo(view: 'Play' | 'My bets' | 'Rank'): Promise<void> {
    if (this.looks !== 'phone') return
    await this.page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('button', { name: new RegExp(view) })
      .click()
  }

  /** Places, names and chips, from the top. */
  get leaderboard(): Locator {
    return this.page.getByRole('region', { name: 'Game rank' }).getByRole('listitem')
  }

  async seesRanking(...places: readonly [name: string, chips: number][]): Promise<void> {
    await this.goesTo('Rank')
    await expect(this.leaderboard).toHaveCount(places.length)
    for (const [index, [name, chips]] of places.entries()) {
      await expect(this.leaderboard.nth(index)).toContainText(name)
      await expect(this.leaderboard.nth(index)).toContainText(String(chips))
    }
  }

  /** One of one's own bets, by its words: 'Over 0.5 Corner'. */
  bet(words: string): Locator {
    return this.page.getByRole('region', { name: 'My bets' }).getByRole('button', { name: new RegExp(words, 'i') })
  }

  async leavesTheStage(): Promise<void> {
    await this.context.close()
  }
}

const tokenItem = (token: Token) => ({ name: 'token', value: JSON.stringify(token) })
