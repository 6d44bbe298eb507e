import {
  createLobby,
  createMatch,
  type GameSettingsGiven,
  type Lobby,
  login,
  type Match,
  register,
  type Token,
} from '@bettle/contract'
import { test as base } from '@playwright/test'
import { Actor, type Device } from './actor.ts'
import { ask } from './ask.ts'
import type { Habits } from './habits.ts'
import { OperatorAtConsole, OperatorByCalls } from './operator.ts'
import { ADMIN, type StageServer, startStage } from './server.ts'

export interface Stage {
  readonly server: StageServer
  readonly match: Match
  /** A new account, in a browser of its own. */
  arrives(name: string, device?: Device): Promise<Actor>
  /** A new account, in a browser in which nobody has signed in. */
  arrivesSignedOut(name: string): Promise<{ actor: Actor; account: Credentials }>
  /** A new account that has never signed in on any device. */
  registers(name: string): Promise<Credentials>
  signsIn(account: Credentials): Promise<Token>
  /** For what an administrator asks beside the screens. */
  signsInAsAdmin(): Promise<Token>
  /** Somebody opens a lobby on the match and stands in it. */
  opensLobby(host: Actor, settings?: GameSettingsGiven): Promise<Lobby>
  /** Ana, on whose screen nobody looks, opens a lobby on the match and sits in it. */
  anaOpensLobby(settings?: GameSettingsGiven): Promise<Lobby>
}

interface Credentials {
  readonly email: string
  readonly password: string
}

interface Cast {
  stage: Stage
  admin: OperatorByCalls
  /** The same in a browser, for stories of the administrators' area: no page is opened yet. */
  adminInBrowser: Actor
  /** And at the console, for stories of it. */
  adminAtConsole: OperatorAtConsole
  ana: Actor
  ben: Actor
}

/** The stage: one server for each worker, and for each test a match of its own with people who know nothing of others. */
export const test = base.extend<Cast & { tempo: number; clockFlows: boolean; habits: Habits }, { server: StageServer }>(
  {
    tempo: [1, { option: true }],
    // Whether time goes by without being moved.
    clockFlows: [false, { option: true }],
    habits: [{}, { option: true }],
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is needed.
      async ({}, use) => {
        const server = await startStage()
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    stage: async ({ server, browser, tempo, clockFlows, habits }, use, { testId }) => {
      const actors: Actor[] = []
      server.clock.flows(clockFlows)
      const adminToken = await signIn(server.url)
      const teams = { homeTeam: `France ${testId.slice(-4)}`, awayTeam: 'Croatia', tempo }
      const { match } = await ask(server.url, createMatch, { body: teams }, adminToken)
      await use({
        server,
        match,
        async arrives(name, device = 'desktop') {
          const actor = await Actor.arrive(
            browser,
            server.url,
            name,
            await signUp(server.url, newAccount(name)),
            device,
            habits,
          )
          actors.push(actor)
          return actor
        },
        async arrivesSignedOut(name) {
          const account = newAccount(name)
          const token = await signUp(server.url, account)
          const actor = await Actor.arrive(browser, server.url, name, token, 'desktop', {
            isSignedIn: false,
            ...habits,
          })
          actors.push(actor)
          return { actor, account }
        },
        async registers(name) {
          const account = newAccount(name)
          await signUp(server.url, account)
          return account
        },
        signsIn: async (account) => (await ask(server.url, login, { body: account })).token,
        signsInAsAdmin: () => signIn(server.url),
        async opensLobby(host, gameSettings) {
          const lobby = await openLobby(server.url, match, host.token, gameSettings)
          await host.returnsTo(lobby)
          return lobby
        },
        async anaOpensLobby(gameSettings) {
          return openLobby(server.url, match, await signUp(server.url, newAccount('Ana')), gameSettings)
        },
      })
      for (const actor of actors) await actor.leavesTheStage()
    },
    admin: async ({ stage, server }, use) => {
      await use(new OperatorByCalls(server, stage.match, () => signIn(server.url)))
    },
    // After the stage, which sets the clock by which they sign in.
    adminInBrowser: async ({ stage: { server }, browser }, use) => {
      const actor = await Actor.arrive(browser, server.url, 'Admin', await signIn(server.url), 'desktop')
      await use(actor)
      await actor.leavesTheStage()
    },
    adminAtConsole: async ({ stage, adminInBrowser, server }, use) => {
      const operator = new OperatorAtConsole(adminInBrowser, server.clock, stage.match)
      await operator.opensConsole()
      await use(operator)
    },
    ana: async ({ stage }, use) => use(await stage.arrives('Ana')),
    ben: async ({ stage }, use) => use(await stage.arrives('Ben')),
  },
)

export { expect } from '@playwright/test'

async function signIn(url: string): Promise<Token> {
  return (await ask(url, login, { body: ADMIN })).token
}

async function openLobby(
  url: string,
  { _id }: Match,
  token: Token,
  gameSettings: GameSettingsGiven = {},
): Promise<Lobby> {
  return (await ask(url, createLobby, { body: { matchId: _id, gameSettings } }, token)).lobby
}

let actors = 0

interface NewAccount extends Credentials {
  readonly name: string
}

function newAccount(name: string): NewAccount {
  actors += 1
  return { name, email: `${name.toLowerCase()}.${process.pid}.${actors}@bettle.example`, password: 'Kick-off-1' }
}

async function signUp(url: string, account: NewAccount): Promise<Token> {
  const body = { ...account, confirmPassword: account.password, tos: true as const }
  return (await ask(url, register, { body })).token
}
