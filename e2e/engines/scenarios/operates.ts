import { adminListMatchEvents, adminListMatches, createMatch, getLanding, getMatch } from '@bettle/contract'
import { ask } from '../../support/ask.ts'
import { ADMIN } from '../../support/server.ts'
import { aMatch, eventually, expectThat, MINUTE, type Scenario, signsIn } from './stage.ts'

/** The administrators' area: the console, lists as files, the landing page's editor, dates. */
export const OPERATES: readonly Scenario[] = [
  {
    title: 'an operator records events at the console and undoes the last one',
    async play({ server, arrives }) {
      const { match, admin } = await aMatch(server)
      const visitor = await arrives()
      await visitor.open('/admin/events', admin)
      await visitor.presses('button', new RegExp(`^${match.homeTeam} v Croatia`))
      await visitor.presses('heading', /^Match control/)
      await visitor.presses('button', /^Start Half 1/)
      await visitor.sees('button', /^End Half 1/)
      await server.clock.advance(2 * MINUTE)
      server.clock.flows(true)
      const recorded = async () => {
        const token = await signsIn(server)
        return (await ask(server.url, adminListMatchEvents, { query: { match: match._id } }, token)).events.length
      }
      await visitor.presses('button', /^Corner (?!CRO)/)
      await eventually('one event is recorded', async () => (await recorded()) === 1)
      await visitor.presses('button', /^Throw (?!CRO)/)
      await eventually('two events are recorded', async () => (await recorded()) === 2)
      await visitor.presses('button', /^Undo/)
      await eventually('one event is left', async () => (await recorded()) === 1)
      await visitor.reads(/Corner/i)
    },
  },
  {
    title: 'an administrator exports the list of matches as a CSV file',
    async play({ server, arrives }) {
      const { match, admin } = await aMatch(server)
      const visitor = await arrives()
      await visitor.open('/admin/matches', admin)
      await visitor.reads(new RegExp(`${match.homeTeam} v Croatia`, 'i'))
      const { name, content } = await visitor.saves('button', /^Export CSV/)
      expectThat('the file is called matches.csv', name === 'matches.csv')
      const text = content.toString('utf8')
      expectThat('the file begins with a byte order mark', text.startsWith('\uFEFF'))
      expectThat('the file names the match', text.includes(match.homeTeam) && text.includes('Croatia'))
    },
  },
  {
    title:
      'an administrator imports fixtures: a file with an error is refused by line, and the corrected one creates its matches',
    async play({ server, arrives }) {
      const admin = await signsIn(server)
      const visitor = await arrives()
      await visitor.open('/admin/matches', admin)
      await visitor.presses('button', /^Import fixtures/)
      await visitor.gives('fixtures.csv', 'Home Team,Away Team,Kick-off\r\nKöln,Ajax,tomorrow\r\n')
      await visitor.reads(/Line 2:/)
      const right = 'Home Team,Away Team,Kick-off\r\nKöln,Ajax,2031-06-01T18:00:00Z\r\nFürth,Ajax,\r\n'
      await visitor.gives('fixtures.csv', right)
      await visitor.presses('button', /^Create 2 matches/)
      await visitor.reads(/Köln v Ajax/i)
      await eventually('the file has created two matches', async () => {
        const { total } = await ask(server.url, adminListMatches, { query: { q: 'Ajax' } }, admin)
        return total === 2
      })
    },
  },
  {
    title: 'an administrator unlocks the landing page’s editor, publishes a heading, and a visitor reads it',
    async play({ server, arrives }) {
      const editor = await arrives()
      await editor.open('/admin/visual-editor', await signsIn(server))
      await editor.types(/^Your password/, ADMIN.password)
      await editor.presses('button', /^(Unlock|Retry)/)
      await editor.types(/^Welcome: Heading/, 'Shout the next')
      await editor.presses('button', /^Publish$/)
      await editor.reads(/This is the published page, revision 1\./)
      const { revision } = await ask(server.url, getLanding, {})
      expectThat('the server has revision 1', revision === 1)
      const visitor = await arrives()
      await visitor.open('/')
      await visitor.sees('heading', /Shout the next/)
    },
  },
  {
    title:
      'an operator leaves a kick-off unset, types a part of it, which is refused in words, sets it, and clears it: an empty field says that it is not set',
    async play({ server, arrives }) {
      const admin = await signsIn(server)
      const { match } = await ask(server.url, createMatch, { body: { homeTeam: 'Reading', awayTeam: 'Ajax' } }, admin)
      const startTime = async () =>
        (await ask(server.url, getMatch, { params: { id: match._id } }, await signsIn(server))).match.startTime
      const visitor = await arrives()
      await visitor.open(`/admin/manage-match/${match._id}`, admin)
      await visitor.presses('heading', /^Match$/)
      await visitor.sees('textbox', /^Planned kick-off/)
      await visitor.reads(/Not set\./)
      await visitor.presses('textbox', /^Planned kick-off/)
      await visitor.key('06')
      await visitor.presses('button', /^Save match/)
      await visitor.reads(/Only a part of the day and the time is filled in/)
      await visitor.types(/^Planned kick-off/, '2031-06-01T18:30')
      await visitor.reads(/That is .*18:30/)
      await visitor.presses('button', /^(Save match|Retry)/)
      await eventually('the match has a kick-off', async () => (await startTime()) !== null)
      await visitor.open(`/admin/manage-match/${match._id}`)
      await visitor.presses('heading', /^Match$/)
      await visitor.reads(/That is .*18:30/)
      await visitor.types(/^Planned kick-off/, '')
      await visitor.reads(/Not set\./)
      await visitor.presses('button', /^Save match/)
      await eventually('the match has no kick-off', async () => (await startTime()) === null)
    },
  },
]
