import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getSignedPostUrl, getSignedUrl, type MediaType, OBJECT_ID_SUFFIX, UPLOAD_MAX_BYTES } from '@bettle/contract'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBucket, type TestBucket } from '../../../test/support/network/s3-bucket.ts'
import { aBomb, aFilm, aPicture, HTML, SVG, ZIP } from '../../../test/support/sample-files.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { testClock } from '../../clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let bucket: TestBucket | undefined
  let scenario: Scenario
  let server: TestServer
  let ana: Player
  let ben: Player
  let admin: Player
  /** A bucket uses real time. No test depends on how fast that time passes. */
  const now = Date.now()

  beforeAll(async () => {
    bucket = kind === 's3' ? await aBucket() : undefined
    scenario = await aScenario({ clock: testClock(now), config: { s3: bucket?.config } })
    server = scenario.server
    admin = scenario.admin
    ana = await scenario.player('Ana')
    ben = await scenario.player('Ben')
  })
  afterAll(async () => {
    await scenario?.ends()
    await bucket?.close()
  })

  interface UploadRequest {
    readonly by?: Player
    readonly name?: string
    readonly type?: MediaType
    readonly size?: number
    readonly isPublic?: true
    readonly isViewableByAnyUser?: true
  }

  /** Requests an address and a key for an upload, for Ana by default. */
  async function anAddress({ by = ana, name = 'me.jpg', type = 'image/jpeg', size, ...flags }: UploadRequest = {}) {
    const shown = Object.fromEntries(Object.keys(flags).map((flag) => [flag, 'true']))
    const { signedPostUrl, objectId } = await by.gets(getSignedPostUrl, {
      params: { fileName: name, contentType: type },
      query: { ...shown, ...(size !== undefined && { size }) },
    })
    return { url: signedPostUrl, key: objectId, type }
  }

  function put(url: string, bytes: Buffer, type: string): Promise<Response> {
    return fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })
  }

  async function uploads(bytes: Buffer, request: UploadRequest = {}): Promise<string> {
    const { url, key, type } = await anAddress(request)
    const answer = await put(url, bytes, type)
    expect(answer.status).toBe(200)
    return key
  }

  const asks = (player: Player, key: string, query: { thumbnail?: 'true' } = {}) =>
    player.asks(getSignedUrl, { params: { key }, query })

  async function sees(player: Player, key: string, query: { thumbnail?: 'true' } = {}): Promise<Buffer> {
    const { signedUrl } = await player.gets(getSignedUrl, { params: { key }, query })
    const answer = await fetch(signedUrl)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }

  async function refusalOf(bytes: Buffer, request: UploadRequest = {}) {
    const key = await uploads(bytes, request)
    const first = await asks(request.by ?? ana, key)
    const second = await asks(request.by ?? ana, key)
    expect(second.status).toBe(first.status)
    expect(await server.ctx.storage.sizeOf(`incoming/${key}`)).toBeUndefined()
    expect(await server.ctx.storage.sizeOf(`files/${key}`)).toBeUndefined()
    return first.ok ? 'not refused' : first.failure.code
  }

  describe('an upload', () => {
    it.each(['image/jpeg', 'image/png', 'image/webp'] as const)(
      'an uploaded %s picture is encoded again: upright, at most 2048 pixels a side, with a thumbnail and without metadata [U1] [U3]',
      async (type) => {
        const original = await aPicture(type, { width: 2600, height: 1300 })
        expect(original.includes('Ana Secret')).toBe(true)
        const key = await uploads(original, { type, size: original.length })
        const answer = await asks(ana, key)
        expect(answer).toMatchObject({ ok: true, reply: { contentType: type } })
        const shown = await sees(ana, key)
        expect(shown.includes('Ana Secret')).toBe(false)
        const { exif, width, height, format } = await sharp(shown).metadata()
        expect({ exif, width, height, format }).toEqual({
          exif: undefined,
          width: 2048,
          height: 1024,
          format: type.slice(6),
        })
        const thumbnail = await sharp(await sees(ana, key, { thumbnail: 'true' })).metadata()
        expect(thumbnail).toMatchObject({ width: 256, height: 128, format: 'webp' })
      },
    )

    it('the key of an upload is its file name without path characters, and then an id of 25 characters [U1]', async () => {
      const { key } = await anAddress({ name: '../../Ána & Ben/my photo.jpg' })
      expect(key.slice(0, -OBJECT_ID_SUFFIX)).toBe('Ana-Ben-my-photo.jpg')
      expect(key.slice(-OBJECT_ID_SUFFIX)).toMatch(/^-[A-Za-z0-9_-]{24}$/)
      const others = await Promise.all(['...', '★', '.htaccess', 'x'.repeat(200)].map((name) => anAddress({ name })))
      for (const { key } of others) expect(key).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{25,130}$/)
    })

    it('accepts the media type of an upload in the address with an encoded or a plain slash, and refuses image/gif [U1]', async () => {
      const statuses = ['image%2Fpng', 'image/png', 'image/gif'].map(async (type) => {
        const path = `${server.url}/api/s3/get-signed-post-url/me.png/${type}`
        return (await fetch(path, { headers: ana.headers })).status
      })
      expect(await Promise.all(statuses)).toEqual([200, 200, 415])
    })

    it('answers not-found to a request for a file whose upload address was issued and not used [U1]', async () => {
      const { key } = await anAddress()
      expect(await asks(ana, key)).toMatchObject({ status: 404, failure: { code: 'not-found' } })
    })

    it('refuses uploads of unsupported types and sizes, and films and public files from users who are not administrators [U2]', async () => {
      const refused = (by: Player, contentType: string, query = {}) =>
        by.isRefused(getSignedPostUrl, { params: { fileName: 'x', contentType }, query })
      expect(await refused(admin, 'image/svg+xml')).toBe('unsupported-type')
      expect(await refused(admin, 'text/html')).toBe('unsupported-type')
      expect(await refused(ana, 'video/mp4')).toBe('forbidden')
      expect(await refused(ana, 'image/png', { isPublic: 'true' })).toBe('forbidden')
      expect(await refused(ana, 'image/png', { size: UPLOAD_MAX_BYTES + 1 })).toBe('too-large')
      expect(await refused(admin, 'video/mp4', { size: 750 * 1024 + 1 })).toBe('too-large')
    })

    it('refuses the 61st upload of one user in an hour [U2]', async () => {
      const cleo = await scenario.player('Cleo')
      for (let count = 0; count < 60; count += 1) await anAddress({ by: cleo })
      const giving = { params: { fileName: 'x', contentType: 'image/png' } }
      expect(await cleo.isRefused(getSignedPostUrl, giving)).toBe('rate-limited')
    })

    it('accepts sixty of 75 uploads that one user requests at the same moment [U2]', async () => {
      const dana = await scenario.player('Dana')
      const giving = { params: { fileName: 'x', contentType: 'image/png' }, query: {} }
      const answers = await Promise.all(Array.from({ length: 75 }, () => dana.asks(getSignedPostUrl, giving)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(60)
    })

    it('refuses an upload by an account that has three hundred stored files; refused files are not counted [U2]', async () => {
      const dana = await scenario.player('Dana')
      const aFile = (index: number, state: 'ready' | 'refused') => ({
        key: `${dana.userId}-${state}-${index}`,
        owner_id: dana.userId,
        file_name: 'x',
        declared_type: 'image/png',
        is_public: false,
        viewable_by_any_user: false,
        state,
        refused_as: state === 'refused' ? ('too-large' as const) : null,
        content_type: null,
        size: null,
        created_at: new Date(now - 24 * HOUR),
      })
      const kept = Array.from({ length: 299 }, (_, index) => aFile(index, 'ready'))
      const refused = Array.from({ length: 50 }, (_, index) => aFile(index, 'refused'))
      await server.ctx.db
        .insertInto('stored_file')
        .values([...kept, ...refused])
        .execute()
      const giving = { params: { fileName: 'x', contentType: 'image/png' }, query: {} }
      expect(await dana.asks(getSignedPostUrl, giving)).toMatchObject({ ok: true })
      expect(await dana.asks(getSignedPostUrl, giving)).toMatchObject({
        status: 403,
        failure: { code: 'forbidden', error: 'You have uploaded as many files as one account may keep.' },
      })
    })

    it('refuses an upload whose length or type differs from the signed ones, or whose signed address was changed [U4]', async () => {
      const picture = await aPicture()
      const { url, key, type } = await anAddress({ size: picture.length })
      const changed = (change: (url: URL) => void) => {
        const address = new URL(url)
        change(address)
        return put(address.href, picture, type)
      }
      const other = await anAddress({ by: ben })
      const refusals = await Promise.all([
        put(url, picture.subarray(1), type),
        put(url, Buffer.concat([picture, ZIP]), type),
        put(url, picture, 'text/html'),
        changed(({ searchParams }) => {
          const name = searchParams.has('signature') ? 'signature' : 'X-Amz-Signature'
          searchParams.set(name, `${searchParams.get(name)?.replace(/./g, '0')}`)
        }),
        changed(({ searchParams }) => {
          const name = searchParams.has('expires') ? 'expires' : 'X-Amz-Expires'
          searchParams.set(name, `${Number(searchParams.get(name)) + 1}`)
        }),
        changed((address) => {
          address.pathname = address.pathname.replace(key, other.key)
        }),
        changed((address) => {
          address.pathname = address.pathname.replace('incoming', 'files')
        }),
        changed((address) => {
          address.pathname = address.pathname.replace(`incoming/${key}`, 'incoming/..%2f..%2fauth-secret')
        }),
      ])
      for (const { status } of refusals) expect([400, 403, 404, 415]).toContain(status)
      expect(await asks(ana, key)).toMatchObject({ status: 404 })
      expect(await asks(ben, other.key)).toMatchObject({ status: 404 })
    })

    it('refuses an upload whose signed address has expired [U4]', async () => {
      const picture = await aPicture()
      await server.clock.set(now - 6 * MINUTE)
      const { url, key, type } = await anAddress()
      await server.clock.set(now)
      expect((await put(url, picture, type)).status).toBe(403)
      expect(await asks(ana, key)).toMatchObject({ status: 404 })
    })

    // S3 signs a length only if one is given, and has no limit otherwise. Then only the content check refuses a large
    // file.
    it('refuses a file over the size limit: a disk at the upload, a bucket at the first request for the file [U4]', async () => {
      const { url, key, type } = await anAddress()
      const { status } = await put(url, Buffer.alloc(UPLOAD_MAX_BYTES + 1, 1), type)
      expect(status).toBe(kind === 'disk' ? 413 : 200)
      expect(await asks(ana, key)).toMatchObject({ status: kind === 'disk' ? 404 : 413 })
    })

    it('a second upload to the same address does not change a file that was already checked [U5]', async () => {
      const picture = await aPicture()
      const { url, key, type } = await anAddress()
      await put(url, picture, type)
      const before = await sees(ana, key)
      await put(url, await aPicture('image/jpeg', { width: 150, height: 150 }), type)
      expect((await sees(ana, key)).equals(before)).toBe(true)
      await server.clock.set(now + 2 * HOUR)
      expect(await server.ctx.storage.sizeOf(`incoming/${key}`)).toBeUndefined()
      expect(await server.ctx.storage.sizeOf(`files/${key}`)).toBe(before.length)
      await server.clock.set(now)
    })

    it('four simultaneous first requests of two users for an uploaded file all succeed [U5]', async () => {
      const key = await uploads(await aPicture(), { isViewableByAnyUser: true })
      const answers = await Promise.all([ana, ben, ana, ben].map((player) => asks(player, key)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    })

    it('deletes an upload for which no user has requested the file after an hour [U6]', async () => {
      const key = await uploads(await aPicture())
      await server.clock.set(now + 30 * MINUTE)
      expect(await server.ctx.storage.sizeOf(`incoming/${key}`)).toBeGreaterThan(0)
      await server.clock.set(now + 4 * HOUR)
      await server.clock.set(now)
      expect(await server.ctx.storage.sizeOf(`incoming/${key}`)).toBeUndefined()
      expect(await asks(ana, key)).toMatchObject({ status: 404 })
    })
  })

  it.runIf(kind === 'disk')(
    'an unrequested upload that cannot be deleted does not prevent the deletion of others; its deletion is retried [U6]',
    async () => {
      const { ctx, clock } = server
      const [stuck, other] = [await uploads(await aPicture()), await uploads(await aPicture())]
      const isThere = async (key: string) => (await ctx.storage.sizeOf(`incoming/${key}`)) !== undefined
      // A folder at the path of the file makes the storage fail for this key.
      const inTheWay = join(ctx.config.dataDir, 'files', 'incoming', stuck)
      await rm(inTheWay, { force: true })
      await mkdir(inTheWay, { recursive: true })
      await clock.set(now + 6 * HOUR)
      expect(await isThere(other)).toBe(false)
      await rm(inTheWay, { recursive: true })
      await ctx.storage.write(`incoming/${stuck}`, await aPicture(), 'image/jpeg')
      await clock.set(now + 7 * HOUR)
      expect(await isThere(stuck)).toBe(false)
      const kept = await ctx.db.selectFrom('stored_file').select('key').where('key', 'in', [stuck, other]).execute()
      expect(kept).toEqual([])
      await clock.set(now)
    },
  )

  describe('the content of an uploaded file', () => {
    it.each([
      ['a drawing with a script', SVG],
      ['a page', HTML],
      ['a page with a picture behind it', 'page-first'],
      ['a moving picture that is also a program', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//;')],
      ['a document', Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>>')],
      ['a picture of another kind', 'png'],
      ['half a picture', 'half'],
      ['an empty picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ])('[U3] judges an upload by its content: refuses %s as image/jpeg', async (_what, content) => {
      const picture = await aPicture()
      const made: Record<string, () => Promise<Buffer>> = {
        'page-first': async () => Buffer.concat([HTML, picture]),
        png: () => aPicture('image/png'),
        half: async () => picture.subarray(0, picture.length / 2),
      }
      const bytes = typeof content === 'string' ? await made[content]?.() : content
      expect(await refusalOf(bytes ?? Buffer.alloc(0))).toBe('unsupported-type')
    })

    it.each([
      ['image/jpeg', HTML],
      ['image/png', ZIP],
      ['image/webp', ZIP],
    ] as const)('removes data that is appended to an uploaded %s picture [U3]', async (type, hidden) => {
      const bytes = Buffer.concat([await aPicture(type), hidden])
      const shown = await sees(ana, await uploads(bytes, { type }))
      expect(shown.includes(hidden)).toBe(false)
      expect(await sharp(shown).metadata()).toMatchObject({ width: 400, height: 300 })
    })

    it('refuses a picture that would decode to more than the memory limit as too large [U3]', async () => {
      expect(await refusalOf(aBomb(), { type: 'image/png' })).toBe('too-large')
    })

    it('accepts a film that consists of its boxes only, and refuses a film over 750 KB or with anything else in it [U3]', async () => {
      const film = { by: admin, type: 'video/mp4', isPublic: true } as const
      const key = await uploads(aFilm(), film)
      expect((await sees(admin, key)).equals(aFilm())).toBe(true)
      expect((await sees(admin, key, { thumbnail: 'true' })).equals(aFilm())).toBe(true)
      expect(await refusalOf(aFilm(800_000), film)).toBe('too-large')
      expect(await refusalOf(aFilm(100, 'evil'), film)).toBe('unsupported-type')
      expect(await refusalOf(Buffer.concat([aFilm(), HTML]), film)).toBe('unsupported-type')
      expect(await refusalOf(HTML, film)).toBe('unsupported-type')
    })

    it('serves the requested byte range of a film, and answers 416 to a range beyond its end [U7]', async () => {
      const key = await uploads(aFilm(), { by: admin, type: 'video/mp4', isPublic: true })
      const { signedUrl } = await admin.gets(getSignedUrl, { params: { key } })
      const part = await fetch(signedUrl, { headers: { range: 'bytes=4-11' } })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes 4-11/${aFilm().length}`)
      expect(await part.text()).toBe('ftypisom')
      const beyond = await fetch(signedUrl, { headers: { range: 'bytes=900000-' } })
      expect(beyond.status).toBe(416)
      expect(Buffer.from(await (await fetch(signedUrl)).arrayBuffer()).equals(aFilm())).toBe(true)
      if (kind === 's3') return // The test bucket supports neither of them.
      expect(beyond.headers.get('content-range')).toBe(`bytes */${aFilm().length}`)
      expect(beyond.headers.get('cache-control')).toBe('no-store')
      expect(await beyond.json()).toMatchObject({ code: 'invalid-request' })
      const last = await fetch(signedUrl, { headers: { range: 'bytes=-4' } })
      const [from, to] = [aFilm().length - 4, aFilm().length - 1]
      expect(last.headers.get('content-range')).toBe(`bytes ${from}-${to}/${aFilm().length}`)
      // RFC 9110, 14.1.2: a suffix range longer than the file means the whole file.
      const all = await fetch(signedUrl, { headers: { range: 'bytes=-900000' } })
      expect(Buffer.from(await all.arrayBuffer()).equals(aFilm())).toBe(true)
      expect([200, 206]).toContain(all.status)
    })
  })

  describe('access to a stored file', () => {
    const anonymous = (key: string) => call(server, getSignedUrl, { params: { key } })

    it('a stored file is visible to its owner and administrators, and not found for any other user [U8]', async () => {
      const key = await uploads(await aPicture())
      expect((await anonymous(key)).status).toBe(404)
      expect((await asks(ben, key)).status).toBe(404)
      expect((await asks(ana, key)).status).toBe(200)
      expect((await asks(admin, key)).status).toBe(200)
      expect((await asks(ben, key)).status).toBe(404)
    })

    it('a shared file is visible to signed-in users, and a public file to any visitor [U8]', async () => {
      const shared = await uploads(await aPicture(), { isViewableByAnyUser: true })
      expect((await anonymous(shared)).status).toBe(404)
      expect((await asks(ben, shared)).status).toBe(200)
      const open = await uploads(await aPicture(), { by: admin, isPublic: true })
      expect((await anonymous(open)).status).toBe(200)
      const stale = { authorization: 'Bearer rubbish' }
      expect((await call(server, getSignedUrl, { params: { key: open } }, { headers: stale })).status).toBe(200)
    })

    it.each(['..', '.', '../auth-secret', '..%2fauth-secret', 'incoming/x', 'x'.repeat(201), 'nothing'])(
      '[U8] answers not-found to a key that cannot be the key of a file: %s',
      async (key) => {
        for (const player of [ana, admin]) {
          const answer = await fetch(`${server.url}/api/s3/get-signed-url/${encodeURIComponent(key)}`, {
            headers: player.headers,
          })
          expect(answer.status).toBe(404)
        }
      },
    )

    it('the signed address of a file leads to this server or the bucket, with headers that prevent scripts on this server [U7]', async () => {
      const key = await uploads(await aPicture(), { name: 'my face.jpg' })
      const { signedUrl } = await ana.gets(getSignedUrl, { params: { key } })
      expect(new URL(signedUrl).origin).toBe(kind === 'disk' ? server.url : bucket?.config.endpoint)
      const { headers } = await fetch(signedUrl)
      expect(headers.get('content-type')).toBe('image/jpeg')
      expect(headers.get('content-disposition')).toBe('inline; filename="my-face.jpg"')
      expect(headers.get('cache-control')).toBe('private, max-age=43200, immutable')
      if (kind === 's3') return
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    })

    it('refuses the signed address of a file thirteen hours later, and with the key of another file in it [U7] [PR252]', async () => {
      const key = await uploads(await aPicture())
      const other = await uploads(await aPicture(), { by: ben })
      await asks(ben, other)
      await server.clock.set(now - 13 * HOUR)
      const old = await ana.gets(getSignedUrl, { params: { key } }).catch(() => undefined)
      await server.clock.set(now)
      const { signedUrl, timestamp } = await ana.gets(getSignedUrl, { params: { key } })
      expect(timestamp).toBe(new Date(now).toISOString())
      const stolen = await fetch(signedUrl.replaceAll(key, other))
      expect(stolen.status).toBe(403)
      expect(old).toBeDefined()
      expect((await fetch(old?.signedUrl ?? '')).status).toBe(403)
    })
  })
})

describe('the outage of a bucket', () => {
  it('answers a request for a file with 503 and Retry-After, and logs the error, when the bucket does not answer [U11]', async () => {
    const logged: string[] = []
    const bucket = await aBucket()
    const log = pino({}, { write: (line) => logged.push(line) })
    const server = await aServer({ config: { s3: bucket.config }, log })
    const scenario = await aScenario({ on: server })
    try {
      const ana = await scenario.player('Ana')
      const { objectId } = await ana.gets(getSignedPostUrl, {
        params: { fileName: 'me.jpg', contentType: 'image/jpeg' },
        query: {},
      })
      await bucket.close()
      const answer = await ana.asks(getSignedUrl, { params: { key: objectId }, query: {} })
      expect(answer).toMatchObject({ status: 503, failure: { code: 'unavailable' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(logged.join('')).toContain('ECONNREFUSED')
    } finally {
      await server.stop()
    }
  })
})

describe('the pages of a server whose files are stored in a bucket', () => {
  it('the content security policy lets pages load pictures and films from the bucket and connect to it [U7]', async () => {
    const bucket = await aBucket()
    const scenario = await aScenario({ config: { s3: bucket.config } })
    try {
      const policy = (await fetch(`${scenario.server.url}/healthz`)).headers.get('content-security-policy') ?? ''
      const allowed = ['img-src', 'media-src', 'connect-src'].map((name) =>
        policy.split(';').find((directive) => directive.startsWith(name)),
      )
      for (const directive of allowed) expect(directive).toContain(bucket.config.endpoint)
    } finally {
      await scenario.ends()
      await bucket.close()
    }
  })
})
