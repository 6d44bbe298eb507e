import { createLobby, createMatch, openRematch } from '@bettle/contract'
import { ask } from '../../support/ask.ts'
import { playsMatch } from '../../support/past-game.ts'
import { aLobby, aMatch, anAccount, anEmail, MINUTE, PASSWORD, type Scenario, signsIn, signsUp } from './stage.ts'

/** Ways into the game: without an account, with a new one, by code, by link. */
export const VISITS: readonly Scenario[] = [
  {
    title: 'a visitor plays a trial from the landing page to the podium',
    async play({ server, arrives }) {
      const visitor = await arrives()
      await visitor.open('/')
      await visitor.presses('link', /^Try it now/)
      const [, side = '', line = ''] = await visitor.reads(/Press (OVER|UNDER) (\d+\.5)/)
      await visitor.presses('button', new RegExp(`^${side} ${line}`, 'i'))
      await visitor.presses('button', /^Place 10/)
      await visitor.presses('button', /^Place Bet/)
      await visitor.reads(/Placed\./)
      for (let seconds = 0; seconds < 360; seconds += 20) await server.clock.advance(20_000)
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
      await visitor.sees('button', /^more of this game/i)
    },
  },
  {
    title: 'a player signs in after a wrong password, types a code in the hub, takes a seat, and leaves it again',
    async play({ server, arrives }) {
      const { lobby } = await aLobby(server)
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
      await visitor.types(/^Lobby code/, lobby.lobbyCode.toLowerCase())
      await visitor.presses('button', /^PLAYING USER/i)
      await visitor.presses('button', /^more of this game/i)
      await visitor.presses('button', /^leave game/i)
      await visitor.sees('dialog', /Leave this game/i)
      await visitor.presses('button', /^leave game/i)
      await visitor.sees('tab', /JOIN GAME/i)
    },
  },
  {
    title: 'a host opens a private game in the hub, reads its code and its QR code, and a friend follows its link',
    async play({ server, arrives }) {
      const { match, token } = await aMatch(server)
      const host = await arrives()
      await host.open('/?tab=create', token)
      await host.presses('button', new RegExp(`^CREATE GAME on ${match.homeTeam} v Croatia`))
      await host.presses('button', /^PLAY WITH FRIENDS/i)
      await host.sees('dialog', /^Your private lobby/)
      const [, code = ''] = await host.reads(/\/join\/([A-HJ-NP-Z2-9]{6})/)
      await host.sees('image', new RegExp(`^QR code of the link to lobby ${code}`))
      await host.sees('button', /^Copy link/)
      await host.presses('button', /^OPEN THE GAME/)
      await host.sees('button', /^more of this game/i)
      const friend = await arrives()
      await friend.open(`/join/${code}`, await signsUp(server, 'Ben'))
      await friend.presses('button', /^PLAYING USER/i)
      await friend.sees('button', /^more of this game/i)
    },
  },
  {
    title: 'a guest takes a seat by link with a name alone, finds it again after a reload, and bets',
    async play({ server, arrives }) {
      const { lobby } = await aLobby(server)
      const visitor = await arrives()
      await visitor.open(`/join/${lobby.lobbyCode}`)
      await visitor.sees('heading', /invites you to a game/)
      await visitor.types(/^Your name/, 'Zoé')
      await visitor.presses('button', /^Take a seat/)
      await visitor.sees('button', /^more of this game/i)
      await visitor.open(`/game/${lobby.lobbyCode}`)
      await visitor.sees('button', /^more of this game/i)
      await visitor.presses('button', /^over \d/i)
      await visitor.presses('button', /^Place \d/)
      await visitor.presses('button', /^Place Bet/)
      await visitor.reads(/Bet confirmed/i)
      await server.clock.advance(MINUTE)
    },
  },
  {
    title: 'a guest plays an evening by link: a bet, the result, and the next match with the same people',
    async play({ server, arrives }) {
      const { match } = await aMatch(server)
      const host = await anAccount(server, 'Ana')
      const opened = { matchId: match._id, gameSettings: { isPrivate: true } }
      const { lobby } = await ask(server.url, createLobby, { body: opened }, await signsIn(server, host))
      const visitor = await arrives()
      await visitor.open(`/join/${lobby.lobbyCode}`)
      await visitor.types(/^Your name/, 'Léo')
      await visitor.presses('button', /^Take a seat/)
      await visitor.presses('radio', /^Corner/i)
      await visitor.presses('button', /^over 0\.5/i)
      await visitor.presses('button', /^Place \d/)
      await visitor.presses('button', /^Place Bet/)
      await visitor.reads(/Bet confirmed/i)
      await playsMatch(server, match._id, { corner: true, confirmed: true })
      await visitor.reads(/Match Complete/i)
      await visitor.sees('link', /Register to keep my result/)
      const next = { homeTeam: 'Kenya', awayTeam: 'Togo' }
      const { match: nextMatch } = await ask(server.url, createMatch, { body: next }, await signsIn(server))
      const body = { lobbyId: lobby._id, matchId: nextMatch._id }
      await ask(server.url, openRematch, { body }, await signsIn(server, host))
      await visitor.reads(/has opened a game on Kenya v Togo/)
      await visitor.presses('button', /^Join/)
      await visitor.sees('button', /^more of this game/i)
      await visitor.presses('button', /^over \d/i)
      await visitor.presses('button', /^Place \d/)
      await visitor.presses('button', /^Place Bet/)
      await visitor.reads(/Bet confirmed/i)
    },
  },
]
