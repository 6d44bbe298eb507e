import { CLOSE, type Lobby, type Match, type Token } from '@bettle/contract'
import { type Browser, type BrowserContext, devices, expect, type Locator, type Page } from '@playwright/test'
import { type Habits, setHabits } from './habits.ts'

/** Playwright refuses `isMobile` in Firefox. */
const isMobile = process.env.E2E_BROWSER !== 'firefox'
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile } as const

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  // A scale of 1 saves drawing time. The phone's own scale has seven times as many pixels.
  phone: { ...devices['Pixel 7'], ...PHONE, deviceScaleFactor: 1 },
}

export type Device = keyof typeof SCREENS

export type Role = 'player' | 'spectator'

const ROLES: Record<Role, RegExp> = { player: /PLAYING USER/i, spectator: /GAME SPECTATOR/i }

export interface FrailLine {
  breaks(page?: Page): Promise<void>
  mends(): Promise<void>
}

/** A signed-in user with a separate browser. */
export class Actor {
  readonly name: string
  readonly token: Token
  readonly page: Page
  readonly context: BrowserContext
  readonly device: Device

  private constructor(name: string, token: Token, page: Page, device: Device) {
    this.name = name
    this.token = token
    this.page = page
    this.context = page.context()
    this.device = device
  }

  static async arrive(
    browser: Browser,
    url: string,
    name: string,
    token: Token,
    device: Device,
    { isSignedIn = true, ...habits }: Habits & { isSignedIn?: boolean } = {},
  ): Promise<Actor> {
    const context = await browser.newContext({ ...SCREENS[device], baseURL: url, reducedMotion: 'reduce' })
    await setHabits(context, habits)
    if (isSignedIn) await signsIn(context, url, token)
    return new Actor(name, token, await context.newPage(), device)
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path)
  }

  /** Opens the settings of a new lobby on an official match, which are behind the house rules. */
  async opensSettings(match: Pick<Match, 'homeTeam'>): Promise<Locator> {
    const dialog = await this.asksForLobby(match)
    await dialog.getByRole('button', { name: 'House rules: classic' }).click()
    await expect(dialog.getByRole('button', { name: 'CREATE GAME' })).toBeVisible()
    // The scenario's operator records the match, but has not said so: then a new lobby is a room by default.
    const official = dialog.getByRole('radio', { name: 'Official' })
    if (await official.isVisible()) await official.click()
    return dialog
  }

  /** Presses CREATE GAME beside a match. */
  async asksForLobby({ homeTeam }: Pick<Match, 'homeTeam'>): Promise<Locator> {
    await this.opens('/?tab=create')
    const filter = this.page.getByRole('searchbox', { name: 'Filter matches' })
    const create = this.page.getByRole('button', { name: `CREATE GAME on ${homeTeam} v Croatia` })
    await expect(create.or(filter).first()).toBeVisible()
    if (await filter.isVisible()) await filter.fill(homeTeam)
    await create.click()
    return this.page.getByRole('dialog')
  }

  /** Submits the settings and waits for the lobby. */
  async createsGame(settings: Locator): Promise<Pick<Lobby, 'lobbyCode'>> {
    await settings.getByRole('button', { name: 'CREATE GAME' }).click()
    await this.page.waitForURL(/\/game\/[A-HJ-NP-Z2-9]{6}$/)
    const [lobbyCode = ''] = this.page.url().match(/[A-HJ-NP-Z2-9]{6}$/) ?? []
    await this.isIn({ lobbyCode })
    return { lobbyCode }
  }

  /** Finds the lobby's row on the hub: with the search if the list is long, else by opening the line that folds it. */
  async findsLobby({ lobbyCode }: Pick<Lobby, 'lobbyCode'>): Promise<Locator> {
    const list = this.page.getByRole('region', { name: 'OPEN LOBBIES' })
    // The row of a folded lobby has no role until the line above it is opened.
    const row = list.locator('li').filter({ hasText: lobbyCode })
    const filter = list.getByRole('searchbox', { name: 'Filter lobbies' })
    await expect(row.or(filter).first()).toBeAttached()
    if (await filter.isVisible()) await filter.fill(lobbyCode)
    const fold = list.locator('details:not([open])').filter({ hasText: lobbyCode })
    await expect(row).toBeAttached()
    if ((await fold.count()) > 0) await fold.locator('summary').click()
    await expect(row).toBeVisible()
    return row
  }

  /** Types the code of a lobby. The form submits itself after the last character. */
  async typesCode({ lobbyCode }: Pick<Lobby, 'lobbyCode'>): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Lobby code' }).pressSequentially(lobbyCode.toLowerCase())
  }

  async choosesRole(role: Role): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'JOIN LOBBY' })
    await expect(dialog).toContainText('CHOOSE YOUR ROLE')
    await dialog.getByRole('button', { name: ROLES[role] }).click()
    await expect(this.inGame).toBeVisible()
  }

  /** Joins by the link that a friend would send. */
  async joins(lobby: Pick<Lobby, 'lobbyCode'>, role: Role = 'player'): Promise<void> {
    await this.opens(`/join/${lobby.lobbyCode}`)
    const asked = this.page.getByRole('dialog').getByRole('button', { name: ROLES[role] })
    // The page does not ask a member how they want to join.
    await expect(asked.or(this.inGame).first()).toBeVisible()
    if (await asked.isVisible()) await asked.click()
    await this.isIn(lobby)
  }

  /** Opens a lobby of which the user is already a member, so the page does not ask again. */
  async returnsTo(lobby: Pick<Lobby, 'lobbyCode'>): Promise<void> {
    await this.opens(`/join/${lobby.lobbyCode}`)
    await this.isIn(lobby)
  }

  async isIn({ lobbyCode }: Pick<Lobby, 'lobbyCode'>): Promise<void> {
    await expect(this.page).toHaveURL(({ pathname }) => pathname === `/game/${lobbyCode}`)
    await expect(this.inGame).toBeVisible()
    await expect(this.page.getByRole('tab', { name: 'JOIN GAME' })).toHaveCount(0)
  }

  /** A button that only the screen of a game has. A phone folds the other controls of the game behind its own. */
  get inGame(): Locator {
    return this.page.getByRole('button', { name: /^(Leave Game|More of this game)/ })
  }

  /** Opens the sheet that holds what a phone's game folds away; other screens show it all. */
  async unfolds(): Promise<void> {
    if (this.device === 'phone') await this.page.getByRole('button', { name: /^More of this game/ }).click()
  }

  /** Closes that sheet as the back button of a phone does. */
  async folds(): Promise<void> {
    if (this.device !== 'phone') return
    await this.page.goBack()
    await expect(this.page.getByRole('dialog', { name: 'This game' })).toHaveCount(0)
  }

  async leaves(): Promise<void> {
    await this.unfolds()
    await this.page.getByRole('button', { name: 'Leave Game' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Leave Game' }).click()
    await expect(this.page.getByRole('tab', { name: 'JOIN GAME' })).toBeVisible()
  }

  /** Gives this user a connection that the test can cut. It affects only pages that this user opens afterwards. */
  async hasFrailLine(): Promise<FrailLine> {
    const open = new Set<() => Promise<unknown>>()
    await this.context.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer()
      open.add(() => Promise.all([socket.close({ code: CLOSE.moving }), server.close()]))
    })
    return {
      breaks: async (page = this.page) => {
        await this.context.setOffline(true)
        await Promise.all([...open].map((close) => close()))
        open.clear()
        await expect(page.getByText(/offline|reconnecting|connection/i).first()).toBeVisible()
      },
      mends: () => this.context.setOffline(false),
    }
  }

  /** Holds back the responses to `url` until `letThrough` is called. */
  async waitsFor(url: string): Promise<{ letThrough: () => void }> {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await this.page.route(url, async (route) => {
      await held
      await route.continue()
    })
    return { letThrough }
  }

  /** Sends a message with Enter after the previous message has been sent. */
  async says(text: string): Promise<void> {
    await expect(this.messages.getByText('Sending', { exact: true })).toHaveCount(0)
    await this.messageField.fill(text)
    await this.messageField.press('Enter')
    await expect(this.messageField).toHaveValue('')
  }

  get messageField(): Locator {
    return this.page.getByPlaceholder('Type a message...')
  }

  get messageLog(): Locator {
    return this.page.getByRole('log', { name: 'Messages' })
  }

  get messages(): Locator {
    return this.messageLog.getByRole('article')
  }

  bets(stake: number) {
    return { on: (option: string) => this.placeBet(stake, option) }
  }

  /** Chooses an option such as 'over 0.5 Corner', sets the stake and confirms, as a player would. */
  private async placeBet(stake: number, option: string): Promise<void> {
    await this.picks(stake, option)
    await this.slip.getByRole('button', { name: new RegExp(`^Place ${stake}`) }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Place Bet' }).click()
    await expect(this.page.getByRole('region', { name: 'Your bet' })).toContainText('Bet confirmed')
  }

  /** Fills the slip without placing the bet. */
  async picks(stake: number, option: string): Promise<void> {
    const [side = '', line = '', ...kind] = option.split(' ')
    await this.goesTo('Play')
    await this.page.getByRole('radio', { name: new RegExp(`^${kind.join(' ')}`) }).click()
    const panel = this.page.getByRole('region', { name: 'Bets', exact: true })
    const key = panel.getByRole('button', { name: new RegExp(`${side} ${line}`, 'i') })
    // A phone shows one line of an event type, and the others on a press.
    const more = panel.getByRole('button', { name: 'More lines' })
    await expect(key.or(more).first()).toBeVisible()
    if (!(await key.isVisible())) await more.click()
    await key.click()
    await this.slip.getByRole('textbox', { name: 'Stake' }).fill(String(stake))
  }

  get slip(): Locator {
    return this.page.getByRole('region', { name: 'Bet slip' })
  }

  /** Opens a view on a phone; a desktop shows all views at once. */
  async goesTo(view: 'Play' | 'My bets' | 'Rank'): Promise<void> {
    if (this.device !== 'phone') return
    await this.page
      .getByRole('navigation', { name: 'Game' })
      .getByRole('button', { name: new RegExp(view) })
      .click()
  }

  /** The rows of the leaderboard from the top: ranks, names and chips. */
  get leaderboard(): Locator {
    return this.page.getByRole('region', { name: 'Game rank' }).getByRole('listitem')
  }

  async seesRanking(...entries: readonly [name: string, chips: number][]): Promise<void> {
    await this.goesTo('Rank')
    await expect(this.leaderboard).toHaveCount(entries.length)
    for (const [index, [name, chips]] of entries.entries()) {
      await expect(this.leaderboard.nth(index)).toContainText(name)
      await expect(this.leaderboard.nth(index)).toHaveText(new RegExp(`${chips}$`))
    }
  }

  /** Checks the final ranking: ranks, names and chips, from the top. */
  async seesFinalStandings(...entries: readonly [name: string, chips: number][]): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Match Complete' })).toBeVisible()
    const rows = this.page.getByRole('region', { name: 'Final Standings' }).getByRole('listitem')
    await expect(rows).toHaveText(
      entries.map(([name, chips], index) => new RegExp(`^${index + 1}.*${name}.*bets?${chips} chips?$`, 'i')),
    )
  }

  /** Finds one of the user's own bets by its text, such as 'Over 0.5 Corner'. */
  bet(text: string): Locator {
    return this.page.getByRole('region', { name: 'My bets' }).getByRole('button', { name: new RegExp(text, 'i') })
  }

  async leavesTheStage(): Promise<void> {
    await this.context.close()
  }
}

/**
 * Stores a session as if the user had signed in on that browser before. The first page that opens stores it, once.
 * Playwright's own method opens an extra page, which takes a tenth of a scenario's time.
 */
async function signsIn(context: BrowserContext, url: string, token: Token): Promise<void> {
  await context.addInitScript(
    ({ origin, token }) => {
      if (location.origin !== origin || localStorage.getItem('signed-in-before') !== null) return
      localStorage.setItem('signed-in-before', 'yes')
      localStorage.setItem('token', token)
    },
    { origin: new URL(url).origin, token: JSON.stringify(token) },
  )
}
