import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  adminUpdateUser,
  getLanding,
  getLiveGlimpse,
  getPastLanding,
  getSignedPostUrl,
  type Landing,
  type LandingContent,
  type LandingMedia,
  listActions,
  listLandings,
  publishLanding,
  revertLanding,
  undoAction,
  unlockContent,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { A_LANDING } from '../../../test/support/requests/request-samples.ts'
import { aFilm, aPicture, HTML } from '../../../test/support/sample-files.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, aServer, call, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { pruneLandingFiles } from './prune-landing-files.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

let scenario: Scenario
let admin: Player
let ben: Player
beforeAll(async () => {
  scenario = await aScenario()
  admin = scenario.admin
  ben = await scenario.player('Ben')
  await admin.gets(adminUpdateUser, { params: { id: ben.userId }, body: { role: 'admin' } })
})
afterAll(() => scenario?.ends())

let revision: number
beforeEach(async () => {
  revision = (await published()).revision
})

/** Reads the page as a visitor. */
async function published() {
  const answer = await call(scenario.server, getLanding, {})
  if (!answer.ok) throw new Error('nothing is published')
  return answer.reply
}

const titled = (title: string): LandingContent => ({ ...A_LANDING, page: { ...A_LANDING.page, title } })
const showing = (media: LandingMedia): LandingContent => ({
  ...A_LANDING,
  sections: A_LANDING.sections.map((section) => (section.kind === 'hero' ? { ...section, media } : section)),
})
const publishes = (player: Player, content: unknown, basedOn = revision) =>
  player.asks(publishLanding, { body: { content: content as LandingContent, basedOn } })

async function uploads(bytes: Buffer, { contentType = 'image/png', by = admin } = {}): Promise<string> {
  const { signedPostUrl, objectId } = await by.gets(getSignedPostUrl, {
    params: { fileName: 'stand.png', contentType },
    query: { use: 'landing', size: bytes.length },
  })
  const body = new Uint8Array(bytes)
  const answer = await fetch(signedPostUrl, { method: 'PUT', body, headers: { 'content-type': contentType } })
  expect(answer.status).toBe(200)
  return objectId
}

const aPictureOf = (file: string): LandingMedia => ({ kind: 'picture', file, alt: 'The stand', shape: 'wide' })
const media = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${scenario.server.url}/media/${file}`, { headers })

describe('the landing page', () => {
  it('shows the latest published revision of the landing page, and keeps all revisions with their authors [N3] [N4] [PR31] [PR281]', async () => {
    const before = await published()
    const first = await admin.gets(publishLanding, { body: { content: titled('First'), basedOn: revision } })
    expect(first).toMatchObject({ revision: revision + 1, content: titled('First') })
    await scenario.goesOn(1)
    await ben.gets(publishLanding, { body: { content: titled('Second'), basedOn: revision + 1 } })
    expect(await published()).toMatchObject({ revision: revision + 2, content: titled('Second') })

    await admin.gets(revertLanding, { body: { revision: revision + 1, basedOn: revision + 2 } })
    expect(await published()).toMatchObject({ revision: revision + 3, content: titled('First') })
    const { revisions } = await admin.gets(listLandings, { query: { pageSize: 3 } })
    expect(revisions.map(({ revision: number, reverts, user }) => [number - revision, reverts, user?.name])).toEqual([
      [3, revision + 1, 'Admin'],
      [2, null, 'Ben'],
      [1, null, 'Admin'],
    ])
    const old = await ben.gets(getPastLanding, { params: { revision: revision + 2 } })
    expect(old.content.page.title).toBe('Second')
    // The default content from before the first revision can also be restored.
    await admin.gets(revertLanding, { body: { revision: 0, basedOn: revision + 3 } })
    const original = await ben.gets(getPastLanding, { params: { revision: 0 } })
    expect((await published()).content).toEqual(original.content)
    expect(before.content.page.title).not.toBe('First')
  })

  it('a request for the landing page with the current ETag gets 304, and gets 200 after the next publication [N3]', async () => {
    const ask = (tag = '') => fetch(`${scenario.server.url}/api/content/landing`, { headers: { 'if-none-match': tag } })
    const tag = (await ask()).headers.get('etag') ?? ''
    expect((await ask(tag)).status).toBe(304)
    await publishes(admin, titled('Another'))
    expect((await ask(tag)).status).toBe(200)
  })

  it('the landing page before its first publication is in the language that a reader asks for, with an ETag of its own [PR1046]', async () => {
    const fresh = await aServer()
    const ask = async (language: string, tag = '') => {
      const reply = await fetch(`${fresh.url}/api/content/landing?language=${language}`, {
        headers: { 'if-none-match': tag },
      })
      const title = reply.status === 200 ? ((await reply.json()) as Landing).content.page.title : undefined
      return { status: reply.status, tag: reply.headers.get('etag') ?? '', title }
    }
    const [english, german] = [await ask('en'), await ask('de')]
    expect([english.title, german.title]).toEqual([
      'Bettle: call the next ten minutes',
      'Bettle: Tipp die nächsten zehn Minuten',
    ])
    expect((await ask('de', german.tag)).status).toBe(304)
    expect((await ask('de', english.tag)).status).toBe(200)
    expect((await ask('xx')).status).toBe(400)
    await fresh.stop()
  })

  it('publishes a landing page only if the change is based on the latest revision, and publishes only one of two concurrent requests [N1] [PR278]', async () => {
    const answers = await Promise.all([publishes(admin, titled('Hers')), publishes(ben, titled('His'))])
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ status: 409, failure: { code: 'content-changed' } })
    expect((await published()).revision).toBe(revision + 1)
    expect(await admin.isRefused(revertLanding, { body: { revision: 0, basedOn: revision } })).toBe('content-changed')
    expect((await published()).revision).toBe(revision + 1)
  })

  it('an undo in the audit log publishes the previous landing page as a further revision [N4] [O2]', async () => {
    await publishes(admin, titled('A mistake'))
    const { actions } = await admin.gets(listActions, { query: { kind: 'publish-landing', pageSize: 1 } })
    expect(actions[0]).toMatchObject({ canUndo: true, subject: { revision: revision + 1 } })
    const was = await admin.gets(getPastLanding, { params: { revision } })
    await admin.gets(undoAction, { params: { id: actions[0]?._id as never } })
    expect(await published()).toMatchObject({ revision: revision + 2, content: was.content })
  })

  it.each<[string, unknown]>([
    ['a script', { ...A_LANDING, footer: { text: '<script>alert(1)</script>', links: [] } }],
    ['a tag', titled('<b>Bold</b>')],
    ['a character that reverses text', titled('Bettle \u202eelteB')],
    [
      'a link that runs a script',
      { ...A_LANDING, footer: { text: '', links: [{ label: 'Go', href: 'javascript:alert(1)' }] } },
    ],
    [
      'a link without https',
      { ...A_LANDING, footer: { text: '', links: [{ label: 'Go', href: 'http://a.example' }] } },
    ],
    ['a link without a protocol', { ...A_LANDING, footer: { text: '', links: [{ label: 'Go', href: '//a.b' }] } }],
    ['a picture of another site', showing(aPictureOf('https://a.example/x.png'))],
    ['a picture without a description', showing({ ...aPictureOf('x.png'), alt: ' ' })],
    ['a title that is too long', titled('x'.repeat(61))],
    ['no title', titled('')],
    ['a section of an unknown kind', { ...A_LANDING, sections: [{ kind: 'marquee', visible: true }] }],
    ['the same section twice', { ...A_LANDING, sections: [...A_LANDING.sections, ...A_LANDING.sections] }],
    ['no sections', { ...A_LANDING, sections: [] }],
    ['HTML as its whole content', '<h1>Bettle</h1>'],
  ])(
    '[N1] [N2] refuses to publish a landing page with %s, names the field, and changes nothing [PR279]',
    async (_what, content) => {
      const answer = await publishes(admin, content)
      expect(answer).toMatchObject({ status: 400, failure: { code: 'invalid-request' } })
      expect(answer.ok || answer.failure.issues?.[0]?.path).toMatch(/^content/)
      expect((await published()).revision).toBe(revision)
    },
  )

  it('refuses landing page content of ten megabytes [N1] [PR279]', async () => {
    const answer = await publishes(admin, titled('x'.repeat(10_000_000))).catch(() => undefined)
    if (answer) expect(answer).toMatchObject({ status: 413, failure: { code: 'too-large' } })
    expect((await published()).revision).toBe(revision)
  })

  it('the default landing page has six cards with two sides, says how to play together and who records a match, and shows pictures [PR24] [PR25] [PR28] [PR677]', async () => {
    const { content } = await admin.gets(getPastLanding, { params: { revision: 0 } })
    const shown = <Kind extends LandingContent['sections'][number]['kind']>(kind: Kind) => {
      const section = content.sections.find((each) => each.kind === kind)
      expect(section?.visible).toBe(true)
      return section as Extract<LandingContent['sections'][number], { kind: Kind }>
    }
    const { cards } = shown('how-it-works')
    expect(cards).toHaveLength(6)
    for (const { text, back } of cards) expect([text, back]).not.toContain('')
    expect(cards.map(({ title }) => title)).toContain('Chips are free')
    const social = shown('social-modes').modes.map(({ title, text }) => `${title}: ${text}`)
    expect(social).toEqual([
      expect.stringMatching(/^Private lobbies: .*Share the code/),
      expect.stringMatching(/^Open lobbies: /),
      expect.stringMatching(/^Chat and spectators: Every lobby has a chat/),
      expect.stringMatching(/^Your house rules: As host you choose/),
      expect.stringMatching(/^Who records the match: An operator or a feed of counts records/),
      expect.stringMatching(/^Your room records: .*Everyone taps.* A host without a seat can record alone/),
    ])
    const { live, pictures } = shown('previews')
    expect(live).toBe(true)
    expect(pictures.map(({ kind }) => kind)).toEqual(['shipped', 'shipped', 'shipped'])
  })

  it('the default landing page shows tournaments and leagues, and an administrator may hide that section [N8] [PR27] [PR256]', async () => {
    const { content } = await admin.gets(getPastLanding, { params: { revision: 0 } })
    const shown = content.sections.find(({ kind }) => kind === 'competitions')
    expect(shown).toMatchObject({
      visible: true,
      text: expect.stringMatching(/Chips are free/),
      tournaments: {
        text: expect.stringMatching(/^Free to enter, winner takes all\. .*group stage, then knockout rounds/),
      },
      leagues: { text: expect.stringMatching(/^Divisions 1 to 3\. .*go up a division.* go down/) },
    })
    const gameModes = content.sections.find(({ kind }) => kind === 'game-modes')
    expect(gameModes).toMatchObject({ visible: true, modes: [{ title: 'Bettle Chips' }, { title: 'Bet Stop' }] })
    const sections = content.sections.map((section) =>
      section.kind === 'competitions' ? { ...section, visible: false } : section,
    )
    expect(await publishes(admin, { ...content, sections })).toMatchObject({ ok: true })
    expect((await published()).content.sections.find(({ kind }) => kind === 'competitions')?.visible).toBe(false)
  })
})

describe('the landing page’s files', () => {
  it('a landing page picture is served as WebP without its metadata, immutably cacheable, and with the same bytes 13 hours later [N2] [PR32]', async () => {
    const key = await uploads(await aPicture('image/png', { width: 1900, height: 400 }))
    expect(await publishes(admin, showing(aPictureOf(key)))).toMatchObject({ ok: true })
    const shown = await media(key)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const first = Buffer.from(await shown.arrayBuffer())
    expect(first.includes('Ana Secret')).toBe(false)
    await scenario.server.clock.advance(13 * HOUR)
    expect(Buffer.from(await (await media(key)).arrayBuffer()).equals(first)).toBe(true)
  })

  it('serves a landing page video in the requested byte range, and answers 416 to a range after its end [N2] [PR32]', async () => {
    const film = aFilm()
    const key = await uploads(film, { contentType: 'video/mp4' })
    const shows = showing({ kind: 'film', file: key, alt: 'A goal', shape: 'wide' })
    expect(await publishes(admin, shows)).toMatchObject({ ok: true })
    const part = await media(key, { range: 'bytes=4-7' })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${film.length}`)
    const beyond = await media(key, { range: `bytes=${film.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`])
    expect(await beyond.json()).toMatchObject({ code: 'invalid-request' })
    expect(Buffer.from(await (await media(key)).arrayBuffer()).equals(film)).toBe(true)
  })

  it('refuses to publish a landing page with a file of another type, a file never uploaded or one requested for another use [N2] [PR274]', async () => {
    const refused = async (shown: LandingMedia) => {
      const answer = await publishes(admin, showing(shown))
      return answer.ok ? 'published' : answer.failure.code
    }
    expect(await refused(aPictureOf(await uploads(HTML)))).toBe('unsupported-type')
    expect(await refused(aPictureOf(await uploads(aFilm(), { contentType: 'video/mp4' })))).toBe('unsupported-type')
    expect(await refused(aPictureOf('never-uploaded'))).toBe('not-found')
    const { objectId } = await admin.gets(getSignedPostUrl, {
      params: { fileName: 'face.png', contentType: 'image/png' },
      query: { isPublic: 'true' },
    })
    expect(await refused(aPictureOf(objectId))).toBe('not-found')
    expect((await published()).revision).toBe(revision)
  })

  it('refuses a landing page file that is larger than 750 KB, is WebP, or comes from a player [N2] [PR274]', async () => {
    const asks = (player: Player, contentType: string, size?: number) =>
      player.asks(getSignedPostUrl, {
        params: { fileName: 'stand.png', contentType },
        query: { use: 'landing', ...(size !== undefined && { size }) },
      })
    expect(await asks(admin, 'image/png', 750 * 1024 + 1)).toMatchObject({
      status: 413,
      failure: { error: 'File is too large. Please select a file smaller than 750 KB.' },
    })
    expect(await asks(admin, 'image/webp')).toMatchObject({ status: 415 })
    const ana = await scenario.player('Ana')
    expect(await asks(ana, 'image/png', 100)).toMatchObject({ status: 403 })
    // An upload without a declared size is refused at publishing, even if its re-encoded picture is small enough.
    const { signedPostUrl, objectId } = await admin.gets(getSignedPostUrl, {
      params: { fileName: 'stand.png', contentType: 'image/png' },
      query: { use: 'landing' },
    })
    const padded = Buffer.concat([await aPicture('image/png'), Buffer.alloc(800_000)])
    const headers = { 'content-type': 'image/png' }
    await fetch(signedPostUrl, { method: 'PUT', body: new Uint8Array(padded), headers })
    expect(await publishes(admin, showing(aPictureOf(objectId)))).toMatchObject({
      status: 413,
      failure: { code: 'too-large', error: 'File is too large. Please select a file smaller than 750 KB.' },
    })
  })

  it('refuses a media address that names no landing page file, such as an unknown key or a path out of the folder [N2]', async () => {
    for (const key of ['nothing', '..%2f..%2fsecret', 'x'.repeat(250), '%00']) expect((await media(key)).ok).toBe(false)
  })
})

describe('the editor of the landing page', () => {
  it('unlocking the landing page editor succeeds with the administrator’s own password and is refused with another, each with the screen’s text [N7] [PR272]', async () => {
    const unlocks = (password: string) => admin.asks(unlockContent, { body: { password } })
    expect(await unlocks('Kick-off-2')).toMatchObject({
      status: 403,
      failure: { error: 'Incorrect password. Please try again.' },
    })
    expect(await unlocks('Kick-off-1')).toMatchObject({
      reply: { message: 'Admin mode activated. All content is now editable and will be saved automatically.' },
    })
  })

  it('an administrator who is demoted can no longer publish the landing page [A8] [N7]', async () => {
    const cleo = await scenario.player('Cleo')
    await admin.gets(adminUpdateUser, { params: { id: cleo.userId }, body: { role: 'admin' } })
    expect(await cleo.asks(unlockContent, { body: { password: 'Kick-off-1' } })).toMatchObject({ ok: true })
    await admin.gets(adminUpdateUser, { params: { id: cleo.userId }, body: { role: 'player' } })
    expect(await publishes(cleo, titled('Late'))).toMatchObject({ status: 403, failure: { code: 'forbidden' } })
    expect((await published()).revision).toBe(revision)
  })
})

it('answers 429 to an administrator’s eleventh wrong password for the landing page editor [A24] [N7] [PR272]', async () => {
  const limited = await aScenario({ config: { rateLimits: true } })
  const answers = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    answers.push(await limited.admin.asks(unlockContent, { body: { password: 'Wrong-1' } }))
  }
  expect(answers.at(9)).toMatchObject({ status: 403 })
  expect(answers.at(10)).toMatchObject({ status: 429 })
  await limited.ends()
})

describe('the preview of a running match on the landing page', () => {
  it('the landing page previews a practice match while a half runs, and no other match [N5] [PR28]', async () => {
    const glimpse = async () => {
      await scenario.server.clock.advance(2001)
      const answer = await call(scenario.server, getLiveGlimpse, {})
      return answer.ok ? answer.reply.match : undefined
    }
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await glimpse()).toBeNull()
    const { db } = scenario.server.ctx
    await db.updateTable('match').set({ feed: 'practice:seed' }).where('id', '=', scenario.match._id).execute()
    await scenario.records('Corner')
    await scenario.goesOn(1)
    const goal = await scenario.records('Goal')
    expect(await glimpse()).toMatchObject({
      ...{
        homeTeam: 'France',
        awayTeam: 'Croatia',
        halfNumber: 1,
        tempo: 1,
        score: { home: 0, away: 0, unassigned: 1 },
      },
      events: [
        { eventType: 'Goal', timeStamp: goal.timeStamp, team: null },
        { eventType: 'Corner', team: null },
      ],
    })
    await scenario.endsHalf(1)
    expect(await glimpse()).toBeNull()
  })

  it('the landing page does not preview a guest’s own game, which no other user sees [G3] [N5]', async () => {
    const own = await aScenario()
    await own.startsHalf(1)
    await own.letsKickOff()
    const { db } = own.server.ctx
    const ofGuest = { feed: 'practice:seed', guest_id: own.admin.userId }
    await db.updateTable('match').set(ofGuest).where('id', '=', own.match._id).execute()
    await own.server.clock.advance(2001)
    expect(await call(own.server, getLiveGlimpse, {})).toMatchObject({ ok: true, reply: { match: null } })
    await own.ends()
  })
})

it('deletes a landing page file after 30 days if no revision uses it, and otherwise keeps it [N4] [N6] [PR284]', async () => {
  const own = await aScenario()
  const { ctx, clock } = own.server
  const kept = await uploads(await aPicture('image/png'), { by: own.admin })
  const draft = await uploads(await aPicture('image/png'), { by: own.admin })
  await fetch(`${own.server.url}/media/${draft}`)
  await own.admin.gets(publishLanding, { body: { content: showing(aPictureOf(kept)), basedOn: 0 } })
  await own.admin.gets(publishLanding, { body: { content: A_LANDING, basedOn: 1 } })
  const keys = async () => (await ctx.db.selectFrom('stored_file').select('key').execute()).map(({ key }) => key)
  await clock.advance(29 * DAY)
  await pruneLandingFiles(ctx, 100)
  expect((await keys()).toSorted()).toEqual([kept, draft].toSorted())
  await clock.advance(2 * DAY)
  await pruneLandingFiles(ctx, 100)
  expect(await keys()).toEqual([kept])
  expect(await ctx.storage.sizeOf(`files/${draft}`)).toBeUndefined()
  expect((await fetch(`${own.server.url}/media/${kept}`)).status).toBe(200)
  await own.ends()
})

it('a landing page file that cannot be deleted does not prevent the deletion of others, and is retried [N6]', async () => {
  const own = await aScenario()
  const { ctx, clock } = own.server
  const stuck = await uploads(await aPicture('image/png'), { by: own.admin })
  await clock.advance(1000)
  const other = await uploads(await aPicture('image/png'), { by: own.admin })
  for (const key of [stuck, other]) await fetch(`${own.server.url}/media/${key}`)
  // A folder at the path of the file makes the storage fail for this key.
  const inTheWay = join(ctx.config.dataDir, 'files', 'thumbnails', stuck)
  await rm(inTheWay, { force: true })
  await mkdir(inTheWay, { recursive: true })
  const keys = async () => (await ctx.db.selectFrom('stored_file').select('key').execute()).map(({ key }) => key)
  await clock.advance(31 * DAY)
  const tried = new Set<string>()
  // Reads one file at a time, which is the number of files that cannot be deleted.
  while ((await pruneLandingFiles(ctx, 1, tried)) > 0);
  expect(await keys()).toEqual([stuck])
  expect(await ctx.storage.sizeOf(`files/${other}`)).toBeUndefined()
  await rm(inTheWay, { recursive: true })
  await pruneLandingFiles(ctx, 1)
  expect(await keys()).toEqual([])
  await own.ends()
})

it.runIf(testDatabaseUrl)(
  'a second node shows a landing page revision of the first node within five seconds, and refuses a publication based on an older revision [N1] [N3] [PR31]',
  async () => {
    const first = await aScenario()
    const second = await anotherServer(first.server)
    const pages = async () => {
      const answer = await fetch(`${second.url}/sitemap.xml`)
      return answer.text()
    }
    expect(await pages()).not.toContain('lastmod')
    const body = { content: titled('From the first'), basedOn: 0 }
    await first.admin.gets(publishLanding, { body })
    await first.server.clock.advance(5000)
    expect(await pages()).toContain('lastmod')
    const answer = await call(second, getLanding, {})
    expect(answer).toMatchObject({ reply: { revision: 1, content: { page: { title: 'From the first' } } } })
    const late = await call(second, publishLanding, { body }, { headers: first.admin.headers })
    expect(late).toMatchObject({ status: 409 })
    await second.stop()
    await first.ends()
  },
)
