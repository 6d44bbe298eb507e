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
import { ask } from '../../support/ask.ts'
import { ADMIN, type StageServer } from '../../support/server.ts'
import type { Visitor } from '../visitor.ts'

/** A server that earlier scenarios have used too, and a function that opens a new browser of the engine under test. */
export interface Stage {
  readonly server: StageServer
  /** Opens a browser that shares nothing with another one. It visits the stage's server unless another one is given. */
  arrives(at?: { readonly url: string }): Promise<Visitor>
}

export interface Scenario {
  readonly title: string
  play(stage: Stage): Promise<void>
}

export interface Account {
  readonly email: string
  readonly password: string
}

export const PASSWORD = 'Kick-off-1'
export const MINUTE = 60_000

let people = 0
export const anEmail = (name: string) => `${name.toLowerCase()}.${process.pid}.${++people}@bettle.example`

export async function anAccount(server: Pick<StageServer, 'url'>, name: string): Promise<Account> {
  const account = { email: anEmail(name), password: PASSWORD }
  await signsUp(server, name, account)
  return account
}

export async function signsUp(
  { url }: Pick<StageServer, 'url'>,
  name: string,
  account: Account = { email: anEmail(name), password: PASSWORD },
): Promise<Token> {
  const body = { name, ...account, confirmPassword: account.password, tos: true as const }
  return (await ask(url, register, { body })).token
}

export async function signsIn({ url }: Pick<StageServer, 'url'>, account: Account = ADMIN): Promise<Token> {
  return (await ask(url, login, { body: account })).token
}

/** Creates a match, and a user who may open a lobby on it. */
export async function aMatch(server: Pick<StageServer, 'url'>): Promise<{ match: Match; token: Token; admin: Token }> {
  const admin = await signsIn(server)
  const body = { homeTeam: `France ${++people}`, awayTeam: 'Croatia' }
  const { match } = await ask(server.url, createMatch, { body }, admin)
  return { match, token: await signsUp(server, 'Ana'), admin }
}

export async function aLobby(
  server: Pick<StageServer, 'url'>,
  gameSettings: GameSettingsGiven = { isPrivate: true },
): Promise<{ lobby: Lobby; match: Match; admin: Token; host: Token }> {
  const { match, token, admin } = await aMatch(server)
  const { lobby } = await ask(server.url, createLobby, { body: { matchId: match._id, gameSettings } }, token)
  return { lobby, match, admin, host: token }
}

/** Waits until a value that no screen shows has the wanted form. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 25_000; Date.now() < end; ) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`After 25 s it is still wrong that ${what}`)
}

export function expectThat(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`It is wrong that ${what}`)
}
