import { createMatch, invitation, joinLobby, type Lobby, lobbyByCode, updateProfile } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, call, type TestServer } from '../../../../test/support/test-app.ts'

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

const stranger = (code: string) => call(server, invitation, { params: { code } })

describe('a visitor without an account', () => {
  it('a visitor with the code reads the invitation to the lobby [V10]', async () => {
    const lobby = await ana.opensLobby({ isPrivate: true, startingChips: 250 })
    await ben.joins(lobby)
    const answer = await stranger(lobby.lobbyCode.toLowerCase())
    expect(answer).toMatchObject({
      ok: true,
      reply: {
        lobbyCode: lobby.lobbyCode,
        match: { homeTeam: 'France', awayTeam: 'Croatia', status: 'upcoming' },
        hostUser: { username: ana.username },
        players: 2,
        faces: [
          { username: ana.username, image: null },
          { username: ben.username, image: null },
        ],
        gameSettings: { startingChips: 250 },
        rounds: { total: 10, left: 10 },
        prizePot: 500,
      },
    })
  })

  it('a visitor with the code of a lobby sees no id, email address, chips, bet or spectator’s name in the invitation [V5] [V10]', async () => {
    const lobby = await ana.opensLobby({ isPrivate: true })
    await ben.joins(lobby, 'spectator')
    await ana.bets(37).on('Over 0.5 Corner', lobby)
    const text = await (await fetch(`${server.url}/api/invitation/${lobby.lobbyCode}`)).text()
    expect(text).toContain(lobby.lobbyCode)
    for (const hidden of [lobby._id, ana.userId, ana.email, ben.username, '"chips"', '"stake"', '"seat"']) {
      expect(text).not.toContain(hidden)
    }
  })

  it('a visitor gets lobby-not-found for an unknown or malformed lobby code [V10]', async () => {
    for (const code of ['ZZZZZZ', 'O0I1', '%00']) {
      expect(await stranger(code)).toMatchObject({ status: 404, failure: { code: 'lobby-not-found' } })
    }
  })

  it('the invitation says on how many rounds bets are still accepted [V10] [M5]', async () => {
    const lobby = await ana.opensLobby()
    const left = async () => {
      const answer = await stranger(lobby.lobbyCode)
      return answer.ok ? answer.reply.rounds.left : undefined
    }
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(7)
    expect(await left()).toBe(9)
    await scenario.goesOn(1)
    expect(await left()).toBe(8)
    await scenario.goesOn(38)
    expect(await left()).toBe(5)
  })
})

it('the reply to a request for a lobby by code contains the caller’s own seat, also after the caller left [M14]', async () => {
  const lobby = await ana.opensLobby()
  const seat = async (player: Player) => (await player.gets(lobbyByCode, { params: { code: lobby.lobbyCode } })).seat
  expect(await seat(ana)).toEqual({ role: 'player', present: true, isFinal: false })
  expect(await seat(ben)).toBeUndefined()
  await ben.joins(lobby, 'spectator')
  await ben.leaves(lobby)
  expect(await seat(ben)).toEqual({ role: 'spectator', present: false, isFinal: false })
})

async function pageOf(path: string, { accept = '*/*', method = 'GET', ...headers }: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { method, headers: { accept, ...headers } })
  return { response, html: await response.text() }
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('a link to a lobby', () => {
  it.each(['join', 'game'])(
    'the link /%s to a lobby returns a page with the match in its head, also to a client that does not ask for HTML [V10] [PR20]',
    async (where) => {
      const lobby = await ana.opensLobby({ maxPlayers: 8 })
      const { response, html } = await pageOf(`/${where}/${lobby.lobbyCode}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(html).toContain('<title>France v Croatia · Bettle</title>')
      expect(contentOf(html, 'og:title')).toBe('France v Croatia · Bettle')
      expect(contentOf(html, 'og:url')).toBe(`${server.url}/join/${lobby.lobbyCode}`)
      expect(contentOf(html, 'og:image')).toBe(`${server.url}/preview.png`)
      expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630'])
      for (const name of ['description', 'og:description']) {
        expect(contentOf(html, name)).toContain(`${ana.username}’s game, 1 of 8 places taken, 100 free chips each.`)
      }
      expect(html.match(/name="description"/g)).toHaveLength(1)
      expect(contentOf(html, 'robots')).toBe('noindex')
    },
  )

  it('the page of an invitation shows the kick-off of a coming match, the score of an active one, and that a match is over [V10] [PR20]', async () => {
    const startTime = '2026-06-14T18:00:00.000Z'
    const body = { homeTeam: 'Spain', awayTeam: 'Italy', startTime }
    const { match } = await scenario.admin.gets(createMatch, { body })
    const coming = await ana.opensLobby({}, match._id)
    const saidOf = async (lobby: Lobby) => contentOf((await pageOf(`/join/${lobby.lobbyCode}`)).html, 'og:description')
    expect(await saidOf(coming)).toContain('Kick-off 14 June 2026 at 18:00 UTC.')
    const lobby = await ana.opensLobby({ maxPlayers: 999 })
    expect(await saidOf(lobby)).toContain('The kick-off is not announced yet.')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    const { html } = await pageOf(`/join/${lobby.lobbyCode}`)
    expect(html).toContain('<title>France 0–0 Croatia · Bettle</title>')
    expect(await saidOf(lobby)).toContain('The match is running.')
    expect(await saidOf(lobby)).toContain('1 playing, 100 free chips each.')
    await scenario.goesOn(46)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(48)
    await scenario.endsHalf(2)
    expect(await saidOf(lobby)).toContain('The match is over.')
    expect(await saidOf(lobby)).toContain('is closed.')
  })

  it('escapes the names of users and teams in the page of an invitation [V10]', async () => {
    const evil = `<script>"&'`
    const { match } = await scenario.admin.gets(createMatch, { body: { homeTeam: evil, awayTeam: '$& $1 "x' } })
    await ana.gets(updateProfile, { body: { username: `${evil}${scenario.match._id.slice(-5)}` } })
    const lobby = await ana.opensLobby({}, match._id)
    const { html } = await pageOf(`/join/${lobby.lobbyCode}`)
    expect(html).not.toContain('<script>"')
    expect(html).toContain('<title>&lt;script&gt;&quot;&amp;&#39; v $&amp; $1 &quot;x · Bettle</title>')
    expect(contentOf(html, 'og:description')).toContain('&lt;script&gt;&quot;&amp;&#39;')
  })

  it('the page of a private lobby shows the match but no id, email address or other player’s name, and asks search engines not to index it [V4] [V10]', async () => {
    const lobby = await ana.opensLobby({ isPrivate: true })
    await ben.joins(lobby)
    await ana.bets(37).on('Over 0.5 Corner', lobby)
    const { html } = await pageOf(`/join/${lobby.lobbyCode}`)
    expect(html).toContain('France v Croatia')
    for (const hidden of [lobby._id, ana.userId, ana.email, ben.username]) expect(html).not.toContain(hidden)
    expect(contentOf(html, 'robots')).toBe('noindex')
  })

  it('the page of an invitation is not cached, and has the security headers of the home page [V10]', async () => {
    const lobby = await ana.opensLobby()
    const { response } = await pageOf(`/join/${lobby.lobbyCode}`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('etag')).toBeNull()
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    const home = await pageOf('/', { accept: 'text/html' })
    expect(home.response.headers.get('content-security-policy')).toBe(policy)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const head = await pageOf(`/join/${lobby.lobbyCode}`, { method: 'HEAD' })
    expect(head.response.status).toBe(200)
    expect(head.response.headers.get('content-type')).toContain('text/html')
  })

  it('the link with an unknown lobby code returns a general invitation page with status 200 [V10]', async () => {
    for (const path of ['/join/ZZZZZZ', '/join/nonsense-1', '/game/ZZZZZZ']) {
      const { response, html } = await pageOf(path)
      expect(response.status).toBe(200)
      expect(html).toContain('<title>You are invited to Bettle</title>')
    }
  })
})

it('every page of the app has a title and a description, also for a client that does not ask for HTML [V10] [PR20]', async () => {
  const said = new Set<string>()
  for (const path of ['/', '/login', '/register', '/terms-of-service', '/profile', '/previous-results?q=x', '/chat']) {
    const { response, html } = await pageOf(path)
    expect(response.status).toBe(200)
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    expect(title).toMatch(/Bettle/)
    expect(contentOf(html, 'description')?.length).toBeGreaterThan(10)
    expect(contentOf(html, 'og:title')).toBe(title)
    said.add(title)
  }
  expect(said.size).toBe(7)
  expect((await pageOf('/nothing')).response.status).toBe(404)
})

describe('the limit of lobby codes in page addresses', () => {
  const from = (clientKey: string) => ({ 'x-forwarded-for': clientKey })

  it('after 300 pages with unknown lobby codes, visitors at that network address read no lobby by code; members there still read and join it [M4] [V10]', async () => {
    const guarded = await aScenario({ config: { rateLimits: true, trustProxy: true } })
    const cleo = await guarded.player('Cleo')
    const lobby = await cleo.opensLobby()
    const read = async (path: string, clientKey: string) => {
      const response = await fetch(`${guarded.server.url}${path}`, { headers: { accept: '*/*', ...from(clientKey) } })
      return { status: response.status, html: await response.text() }
    }
    const missed = await Promise.all(Array.from({ length: 300 }, () => read('/join/ZZZZZZ', '10.0.0.1')))
    expect(missed.every(({ status }) => status === 200)).toBe(true)
    const params = { code: lobby.lobbyCode }
    // Unknown codes that visitors query do not count towards the limit of members.
    expect((await cleo.asks(lobbyByCode, { params }, from('10.0.0.1'))).status).toBe(200)
    const body = { lobbyCode: lobby.lobbyCode, role: 'player' as const }
    expect((await cleo.asks(joinLobby, { body }, from('10.0.0.1'))).status).toBe(200)
    expect(
      (await fetch(`${guarded.server.url}/api/invitation/${lobby.lobbyCode}`, { headers: from('10.0.0.1') })).status,
    ).toBe(429)
    expect((await read(`/join/${lobby.lobbyCode}`, '10.0.0.1')).html).not.toContain('France')
    expect((await read(`/join/${lobby.lobbyCode}`, '10.0.0.2')).html).toContain('France')
    await guarded.ends()
  })
})
