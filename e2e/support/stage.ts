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
  /** The address that browsers open. */
  readonly address: string
  readonly match: Match
  /** Creates an account and signs it in, in a new browser. */
  arrives(name: string, device?: Device): Promise<Actor>
  /** Creates an account and a browser without a session. */
  arrivesSignedOut(name: string): Promise<{ actor: Actor; account: Credentials }>
  /** Creates an account that has never signed in on any device. */
  registers(name: string): Promise<Credentials>
  signsIn(account: Credentials): Promise<Token>
  /** Signs the administrator in, for calls that no screen makes. */
  signsInAsAdmin(): Promise<Token>
  /** The host opens a lobby on the match and takes a seat. */
  opensLobby(host: Actor, settings?: GameSettingsGiven): Promise<Lobby>
  /** Opens a lobby on the match as Ana and takes a seat. Ana needs no browser for this. */
  anaOpensLobby(settings?: GameSettingsGiven): Promise<Lobby>
}

interface Credentials {
  readonly email: string
  readonly password: string
}

interface Cast {
  stage: Stage
  admin: OperatorByCalls
  /** An administrator in a browser, for scenarios of the administrators' area. No page is open yet. */
  adminInBrowser: Actor
  /** An operator at the console, for scenarios of the console. */
  adminAtConsole: OperatorAtConsole
  ana: Actor
  ben: Actor
}

/** The test function with the stage: one server for each worker, and for each test its own match and users. */
export const test = base.extend<
  Cast & { tempo: number; clockFlows: boolean; habits: Habits; hostname: string },
  { practice: boolean; server: StageServer }
>({
  // True if the server runs the practice match and the practice cup.
  practice: [false, { option: true, scope: 'worker' }],
  tempo: [1, { option: true }],
  // True if the clock runs by itself.
  clockFlows: [false, { option: true }],
  habits: [{}, { option: true }],
  // The name by which browsers reach the server. Only loopback names count as secure over plain HTTP.
  hostname: ['127.0.0.1', { option: true }],
  server: [
    async ({ practice }, use) => {
      const server = await startStage({ practice })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stage: async ({ server, browser, tempo, clockFlows, habits, hostname }, use, { testId }) => {
    const address = server.url.replace('127.0.0.1', hostname)
    const actors: Actor[] = []
    server.clock.flows(clockFlows)
    const adminToken = await signIn(server.url)
    const teams = { homeTeam: `France ${testId.slice(-4)}`, awayTeam: 'Croatia', tempo }
    const { match } = await ask(server.url, createMatch, { body: teams }, adminToken)
    await use({
      server,
      address,
      match,
      async arrives(name, device = 'desktop') {
        const actor = await Actor.arrive(
          browser,
          address,
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
        const actor = await Actor.arrive(browser, address, name, token, 'desktop', {
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
  // Depends on the stage, which sets the clock that sign-in uses.
  adminInBrowser: async ({ stage: { server, address }, browser }, use) => {
    const actor = await Actor.arrive(browser, address, 'Admin', await signIn(server.url), 'desktop')
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
})

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
