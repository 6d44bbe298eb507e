import {
  createLobby,
  createMatch,
  type Lobby,
  login,
  type Match,
  register,
  startHalf1,
  type Token,
} from '@bettle/contract'
import { ask } from '../support/ask.ts'
import { ADMIN, type StageServer } from '../support/server.ts'
import type { Visitor } from './visitor.ts'

/** A server for one scenario, and a function that opens a new browser of the engine under test. */
export interface Stage {
  readonly server: StageServer
  /** Opens a new browser. */
  arrives(): Promise<Visitor>
}

export interface Scenario {
  readonly title: string
  play(stage: Stage): Promise<void>
}

const PASSWORD = 'Kick-off-1'

export const SCENARIOS: readonly Scenario[] = [
  {
    title: 'a visitor plays a trial from the landing page to the podium',
    async play({ server, arrives }) {
      const visitor = await arrives()
      await visitor.open('/')
      await visitor.presses('link', /^Try it now/)
      const [, type = 'THROW'] = await visitor.reads(/Press ([A-Z-]+): /)
      await visitor.presses('radio', new RegExp(`^${type}`, 'i'))
      const [, side = '', line = ''] = await visitor.reads(/Press (OVER|UNDER) (\d\.5)/)
      await visitor.presses('button', new RegExp(`^${side} ${line}`, 'i'))
      await visitor.presses('button', /^Place 10/)
      await visitor.presses('button', /^Place Bet/)
      await visitor.reads(/Placed\./)
      for (let seconds = 0; seconds < 360; seconds += 10) await server.clock.advance(10_000)
      await visitor.reads(/Match Complete/i)
      await visitor.sees('link', /Register to keep my result/)
    },
  },
  {
    title: 'a newcomer registers, corrects a field, and plays after one press',
    async play({ server, arrives }) {
      const { match, token } = await aMatch(server)
      await ask(server.url, createLobby, { body: { matchId: match._id, gameSettings: {} } }, token)
      const visitor = await arrives()
      await visitor.open('/register')
      await visitor.types(/^Name/, 'Cléo')
      await visitor.types(/^Email/, anEmail('cleo'))
      await visitor.types(/^Password/, 'kick-off')
      await visitor.types(/^Confirm password/, PASSWORD)
      await visitor.presses('button', /^Submit/)
      await visitor.reads(/Passwords should contain an uppercase letter/)
      await visitor.types(/^Password/, PASSWORD)
      await visitor.presses('checkbox', /terms/i)
      await visitor.presses('button', /^(Submit|Retry)/)
      await visitor.presses('button', /^(PLAY NOW|TAKE A SEAT)$/i)
      await visitor.reads(/Cléo/i)
    },
  },
  {
    title: 'a player signs in after a wrong password, takes a seat by code, bets, and chats',
    async play({ server, arrives }) {
      const { lobby, admin } = await aLobby(server)
      const account = await anAccount(server, 'Ben')
      const visitor = await arrives()
      await visitor.open('/login')
      await visitor.types(/^Email/, account.email)
      await visitor.types(/^Password/, 'Wrong-pass-1')
      await visitor.presses('button', /^Submit/)
      await visitor.reads(/Login unsuccessful, please check your details and try again\./)
      await visitor.types(/^Password/, PASSWORD)
      await visitor.presses('button', /^(Submit|Retry)/)
      await visitor.sees('tab', /JOIN GAME/i)
      await visitor.open(`/join/${lobby.lobbyCode}`)
      await visitor.presses('button', /^PLAYING USER/i)
      await visitor.sees('button', /leave game/i)
      await ask(server.url, startHalf1, { body: { matchId: lobby.match._id } }, admin)
      await server.clock.advance(60_000)
      await visitor.presses('button', /^over \d/i)
      await visitor.presses('button', /^Place \d/)
      await visitor.presses('button', /^Place Bet/)
      await visitor.reads(/Bet confirmed/i)
      await visitor.open(`/chat?lobbyId=${lobby._id}&matchId=${lobby.match._id}`)
      await visitor.types(/^Message/, 'Hello from the terrace')
      await visitor.key('Enter')
      await visitor.reads(/Hello from the terrace/)
    },
  },
  {
    title: 'a guest takes a seat by link with a name alone, and finds it again after a reload',
    async play({ server, arrives }) {
      const { lobby } = await aLobby(server)
      const visitor = await arrives()
      await visitor.open(`/join/${lobby.lobbyCode}`)
      await visitor.sees('heading', /invites you to a game/)
      await visitor.types(/^Your name/, 'Zoé')
      await visitor.presses('button', /^Take a seat/)
      await visitor.sees('button', /leave game/i)
      await visitor.open(`/game/${lobby.lobbyCode}`)
      await visitor.sees('button', /leave game/i)
    },
  },
  {
    title: 'a host opens a private game in the hub and reads its code',
    async play({ server, arrives }) {
      await aMatch(server)
      const account = await anAccount(server, 'Host')
      const visitor = await signedIn(arrives, account)
      await visitor.presses('tab', /CREATE GAME/i)
    },
  },
]

interface Account {
  readonly email: string
  readonly password: string
}

let people = 0
const anEmail = (name: string) => `${name.toLowerCase()}.${process.pid}.${++people}@bettle.example`

async function anAccount(server: StageServer, name: string): Promise<Account> {
  const account = { email: anEmail(name), password: PASSWORD }
  await signsUp(server, name, account)
  return account
}

async function signsUp(server: StageServer, name: string, account: Account): Promise<Token> {
  const body = { name, ...account, confirmPassword: account.password, tos: true as const }
  return (await ask(server.url, register, { body })).token
}

/** Creates a match, and a user who may open a lobby on it. */
async function aMatch(server: StageServer): Promise<{ match: Match; token: Token; admin: Token }> {
  const admin = (await ask(server.url, login, { body: ADMIN })).token
  const body = { homeTeam: `France ${++people}`, awayTeam: 'Croatia' }
  const { match } = await ask(server.url, createMatch, { body }, admin)
  const token = await signsUp(server, 'Ana', { email: anEmail('ana'), password: PASSWORD })
  return { match, token, admin }
}

async function aLobby(server: StageServer): Promise<{ lobby: Lobby; admin: Token }> {
  const { match, token, admin } = await aMatch(server)
  const body = { matchId: match._id, gameSettings: { isPrivate: true } }
  return { lobby: (await ask(server.url, createLobby, { body }, token)).lobby, admin }
}

async function signedIn(arrives: Stage['arrives'], { email, password }: Account): Promise<Visitor> {
  const visitor = await arrives()
  await visitor.open('/login')
  await visitor.types(/^Email/, email)
  await visitor.types(/^Password/, password)
  await visitor.presses('button', /^Submit/)
  await visitor.sees('tab', /JOIN GAME/i)
  return visitor
}
