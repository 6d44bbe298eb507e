import { joinLobby, recordMatchEvent, sendChat, startHalf1 } from '@bettle/contract'
import { ask } from '../../support/ask.ts'
import { playsPastGame } from '../../support/past-game.ts'
import { killableServer } from '../killable-server.ts'
import { aLobby, anAccount, expectThat, MINUTE, type Scenario, signsIn, signsUp } from './stage.ts'

/** The game itself: bets by touch and by keyboard, the chat, the result, a lost server. */
export const PLAYS: readonly Scenario[] = [
  {
    title: 'a player bets by touch during a round, sees the count rise, and swipes to the chat and back',
    async play({ server, arrives }) {
      const { lobby, match, admin, host } = await aLobby(server)
      const visitor = await arrives()
      await visitor.open(`/game/${lobby.lobbyCode}`, host)
      await visitor.sees('button', /^more of this game/i)
      await ask(server.url, startHalf1, { body: { matchId: match._id } }, admin)
      await server.clock.advance(MINUTE)
      await visitor.reads(/LIVE ROUND/i)
      await visitor.taps('radio', /^Corner/i)
      await visitor.taps('button', /^over \d/i)
      await visitor.taps('button', /^Place \d/)
      await visitor.taps('button', /^Place Bet/)
      await visitor.reads(/Bet confirmed/i)
      const timeStamp = server.clock.date().toISOString()
      await ask(server.url, recordMatchEvent, { body: { match: match._id, eventType: 'Corner', timeStamp } }, admin)
      await visitor.sees('radio', /^Corner.*1/i)
      await visitor.swipes('left')
      await visitor.sees('textbox', /^Message/)
      await visitor.swipes('right')
      await visitor.sees('radio', /^Corner.*1/i)
    },
  },
  {
    title: 'a player bets by keyboard alone, and reads the list of keys',
    async play({ server, arrives }) {
      const { lobby, host } = await aLobby(server)
      const visitor = await arrives()
      await visitor.open(`/game/${lobby.lobbyCode}`, host)
      await visitor.sees('button', /^over \d/i)
      await visitor.key('?')
      await visitor.sees('dialog', /^Keys/)
      await visitor.key('Escape')
      await visitor.presses('radio', /^Corner/i)
      await visitor.key('1')
      await visitor.sees('button', /^Place \d/)
      await visitor.key('Enter')
      await visitor.sees('dialog', /^Place your bet/)
      await visitor.key('Enter')
      await visitor.reads(/Bet confirmed/i)
    },
  },
  {
    title: 'two players chat: each message arrives on the other screen',
    async play({ server, arrives }) {
      const { lobby, match, host } = await aLobby(server)
      const ben = await signsUp(server, 'Ben')
      await ask(server.url, joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }, ben)
      const path = `/chat?lobbyId=${lobby._id}&matchId=${match._id}`
      const [first, second] = [await arrives(), await arrives()]
      await first.open(path, host)
      await second.open(path, ben)
      await first.types(/^Message/, 'Hello from the terrace')
      await first.key('Enter')
      await second.sees('article', /Hello from the terrace/)
      await second.types(/^Message/, 'And from the bench')
      await second.key('Enter')
      await first.sees('article', /And from the bench/)
      await first.reads(/2 messages/)
    },
  },
  {
    title: 'a player reads the result of a game and saves it as a picture',
    async play({ server, arrives }) {
      const players = [await anAccount(server, 'Ana'), await anAccount(server, 'Ben')]
      const [ana, ben] = players as [(typeof players)[0], (typeof players)[0]]
      const bets = [
        { account: ana, on: 'Over 0.5 Corner', stake: 10 },
        { account: ben, on: 'Under 0.5 Corner', stake: 10 },
      ]
      const game = { homeTeam: 'France', awayTeam: 'Croatia', players, bets, corner: true, confirmed: true }
      const lobby = await playsPastGame(server, game)
      const visitor = await arrives()
      await visitor.open(`/previous-results/${lobby._id}`, await signsIn(server, ana))
      await visitor.sees('heading', /^Final result/)
      await visitor.presses('button', /^Share this result/)
      await visitor.sees('image', /1st of 2 with \d+ chips/)
      const { name, content } = await visitor.saves('button', /^Save/)
      expectThat('the picture has the name of the match', name === 'bettle-france-croatia.png')
      const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)]
      expectThat('the picture is a PNG of 1080 × 1080 pixels', width === 1080 && height === 1080)
      // A picture of one colour would be smaller by far.
      expectThat('the picture has content', content.length > 20_000)
    },
  },
  {
    title:
      'players keep the screen and the bet while the server is killed, and receive updates, a page and a part of a page after it has started again',
    async play({ arrives }) {
      const server = await killableServer()
      try {
        const { lobby, host } = await aLobby(server)
        // Cléo takes the seat: a seat of Ben's would move the controls on his hub.
        const [ben, cleo] = [await signsUp(server, 'Ben'), await signsUp(server, 'Cléo')]
        const [visitor, ofPage, ofPart] = [await arrives(server), await arrives(server), await arrives(server)]
        for (const onHub of [ofPage, ofPart]) {
          await onHub.open('/', ben)
          await onHub.sees('link', /Customize profile/)
        }
        await visitor.open(`/game/${lobby.lobbyCode}`, host)
        await visitor.presses('button', /^over \d/i)
        await visitor.presses('button', /^Place \d/)
        await visitor.presses('button', /^Place Bet/)
        await visitor.reads(/Bet confirmed/i)
        await server.kill()
        await ofPage.presses('link', /Customize profile/)
        await ofPart.presses('tab', /^Compete/i)
        await visitor.reads(/Reconnecting|Not live|Offline/i)
        await visitor.reads(/Bet confirmed/i)
        await server.start()
        await ask(server.url, joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } }, cleo)
        await ask(server.url, sendChat, { body: { lobbyId: lobby._id, message: 'Are you back?' } }, cleo)
        await visitor.sees('button', /chat.*unread|unread.*chat/i)
        await visitor.reads(/Bet confirmed/i)
        await ofPage.sees('heading', /Customize profile/i)
        // Firefox never requests a failed script again without a reload.
        const [shown] = await ofPart.reads(/Load again|Create a cup or a league/i)
        if (/again/i.test(shown)) {
          await ofPart.presses('button', /^Load again/i)
          await ofPart.presses('tab', /^Compete/i)
          await ofPart.reads(/Create a cup or a league/i)
        }
      } finally {
        await server.stop()
      }
    },
  },
]
