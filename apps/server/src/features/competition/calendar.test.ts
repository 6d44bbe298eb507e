import { competitionById, competitionCalendar, enrol, type MatchId, updateMatch } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCup, type Cup, DAY } from '../../../test/support/competition.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})
afterAll(() => server.stop())

const fileAt = async (path: string) => {
  const response = await fetch(server.url + path)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: (await response.text()).replaceAll('\r\n ', ''),
  }
}
const pathFor = async (player: Player, { id }: Cup) =>
  (await player.gets(competitionCalendar, { params: { competitionId: id } })).path
const field = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value)

describe('the calendar file of a public competition', () => {
  it('the calendar file of a public competition lists its matches for visitors without an account [PR405]', async () => {
    const cup = await aCup(server, scenario.admin)
    const path = await pathFor(ana, cup)
    expect(path).toBe(`/api/competition/${cup.id}/calendar.ics`)
    const { status, type, text } = await fileAt(path)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(field(text, 'UID')).toEqual(cup.fixtures.map((matchId) => `${matchId}.${cup.id}@bettle`))
    const day = new Date(server.clock.now() + DAY).toISOString().slice(0, 10).replaceAll('-', '')
    expect(field(text, 'DTSTART')[0]).toMatch(new RegExp(`^${day}T\\d{6}Z$`))
  })

  it('the calendar file keeps the id of a match that moves, and shows the new time [PR405]', async () => {
    const cup = await aCup(server, scenario.admin)
    const path = await pathFor(ana, cup)
    const before = (await fileAt(path)).text
    const startTime = new Date(server.clock.now() + 1.5 * DAY).toISOString()
    await scenario.admin.gets(updateMatch, {
      params: { id: cup.fixtures[0] as MatchId },
      body: { startTime },
    })
    await server.ctx.jobs.settled()
    const after = (await fileAt(path)).text
    expect(field(after, 'UID').toSorted()).toEqual(field(before, 'UID').toSorted())
    expect(field(after, 'DTSTART')).toContain(startTime.slice(0, 19).replace(/[-:]/g, '').concat('Z'))
    expect(field(after, 'DTSTART')).not.toEqual(field(before, 'DTSTART'))
  })
})

describe('the calendar file of a private competition', () => {
  const aPrivateCup = async () => {
    const cup = await aCup(server, scenario.admin, { isPrivate: true })
    const { mine } = await scenario.admin.gets(competitionById, { params: { competitionId: cup.id } })
    await ana.gets(enrol, { params: { competitionId: cup.id }, body: { code: mine.code ?? '' } })
    return cup
  }

  it('the calendar file of a private competition opens only at the signed URL that an enrolled player requested; other users get no URL [PR405]', async () => {
    const cup = await aPrivateCup()
    const path = await pathFor(ana, cup)
    expect((await fileAt(path)).text).toContain('X-WR-CALNAME:Office Cup')
    const bare = `/api/competition/${cup.id}/calendar.ics`
    const forged = [
      bare,
      path.replace(ana.userId, ben.userId),
      path.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
      `${bare}?account=${ana.userId}`,
      `${path}&account=${ben.userId}`,
    ]
    for (const address of forged) expect((await fileAt(address)).status).toBe(404)
    expect(await ben.isRefused(competitionCalendar, { params: { competitionId: cup.id } })).toBe(
      'competition-not-found',
    )
  })

  it('the signed URL of a player’s calendar file opens no other competition’s file, and no file once the player’s account is disabled [PR405]', async () => {
    const cup = await aPrivateCup()
    const other = await aPrivateCup()
    const path = await pathFor(ana, cup)
    expect((await fileAt(path.replace(cup.id, other.id))).status).toBe(404)
    await server.ctx.db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', ana.userId).execute()
    expect((await fileAt(path)).status).toBe(404)
  })
})

it('the URL of a calendar file answers 404 if it names no competition', async () => {
  for (const id of ['nonsense', '01890a5d-ac96-774b-bcce-b302099c0001'])
    expect((await fileAt(`/api/competition/${id}/calendar.ics`)).status).toBe(404)
})
