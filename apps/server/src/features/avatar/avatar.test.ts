import {
  type Avatar,
  type AvatarId,
  adminCreateAvatar,
  adminDeleteAvatar,
  adminGetAvatar,
  adminListAvatars,
  adminUpdateAvatar,
  getSignedPostUrl,
  getSignedUrl,
  listAvatars,
  whoami,
} from '@bettle/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFilm, aPicture, HTML } from '../../../test/support/sample-files.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { call } from '../../../test/support/test-app.ts'
import { newId } from '../../db/ids.ts'
import { ensureDemoPlayer } from '../administration/ensure-demo-player.ts'
import { ensureBots } from '../practice/bots.ts'
import { AVATAR_DESIGNS } from './avatar-designs.ts'
import { ensureAvatars } from './ensure-avatars.ts'

let scenario: Scenario
let admin: Player
let ana: Player
beforeAll(async () => {
  scenario = await aScenario()
  admin = scenario.admin
  ana = await scenario.player('Ana')
})
afterAll(() => scenario?.ends())

async function uploads(bytes: Buffer, contentType = 'image/png', isPublic: 'true' | 'false' = 'true'): Promise<string> {
  const { signedPostUrl, objectId } = await admin.gets(getSignedPostUrl, {
    params: { fileName: 'face.png', contentType },
    query: { isPublic },
  })
  const headers = { 'content-type': contentType }
  await fetch(signedPostUrl, { method: 'PUT', body: new Uint8Array(bytes), headers })
  return objectId
}

async function anAvatar(name: string): Promise<Avatar> {
  const image = await uploads(await aPicture('image/png'))
  return (await admin.gets(adminCreateAvatar, { body: { name, image } })).avatar
}

async function wears({ _id }: Avatar, player: Player): Promise<void> {
  await scenario.server.ctx.db
    .updateTable('account')
    .set({ selected_avatar: _id })
    .where('id', '=', player.userId)
    .execute()
}

const names = (avatars: readonly { readonly name: string }[]) => avatars.map(({ name }) => name)

describe("the administrators' avatars", () => {
  it('after an administrator adds an avatar, a player finds it in the list and a visitor can load its picture [U9]', async () => {
    const avatar = await anAvatar('Keeper')
    expect((await ana.gets(listAvatars, {})).avatars).toContainEqual(avatar)
    expect(await call(scenario.server, getSignedUrl, { params: { key: avatar.image } })).toMatchObject({ ok: true })
    expect(await admin.gets(adminGetAvatar, { params: { id: avatar._id } })).toEqual({ avatar })
  })

  it('refuses an avatar whose picture is invalid, private or was never uploaded [U9]', async () => {
    const refused = async (image: string) => admin.isRefused(adminCreateAvatar, { body: { name: 'Face', image } })
    expect(await refused('nothing')).toBe('not-found')
    expect(await refused(await uploads(await aPicture('image/png'), 'image/png', 'false'))).toBe('not-found')
    expect(await refused(await uploads(HTML))).toBe('unsupported-type')
    expect(await refused(await uploads(aFilm(), 'video/mp4'))).toBe('unsupported-type')
    const { objectId } = await admin.gets(getSignedPostUrl, {
      params: { fileName: 'never.png', contentType: 'image/png' },
      query: { isPublic: 'true' },
    })
    expect(await refused(objectId)).toBe('not-found')
  })

  it('an administrator changes an avatar’s name by PUT and its picture by POST; an omitted field keeps its value [U9]', async () => {
    const avatar = await anAvatar('Before')
    const giving = { params: { id: avatar._id }, body: { name: 'After' } }
    const changed = (await admin.gets(adminUpdateAvatar, giving)).avatar
    expect(changed).toMatchObject({ name: 'After', image: avatar.image })
    const image = await uploads(await aPicture('image/png'))
    const posted = { ...adminUpdateAvatar, method: 'POST' as const }
    expect((await admin.gets(posted, { params: { id: avatar._id }, body: { image } })).avatar).toMatchObject({
      name: 'After',
      image,
    })
    expect(await admin.isRefused(adminUpdateAvatar, { params: { id: avatar._id }, body: { image: 'nothing' } })).toBe(
      'not-found',
    )
    expect(await admin.isRefused(adminUpdateAvatar, { params: { id: newId<AvatarId>() }, body: {} })).toBe('not-found')
  })

  it('an administrator deletes an avatar, and its users then have no avatar [U9]', async () => {
    const avatar = await anAvatar('Gone')
    await wears(avatar, ana)
    expect((await ana.gets(whoami, {})).user?.selectedAvatar).toBe(avatar._id)
    await admin.gets(adminDeleteAvatar, { params: { id: avatar._id } })
    expect((await ana.gets(whoami, {})).user?.selectedAvatar).toBeNull()
    expect(await admin.isRefused(adminDeleteAvatar, { params: { id: avatar._id } })).toBe('not-found')
    expect(await admin.isRefused(adminGetAvatar, { params: { id: avatar._id } })).toBe('not-found')
  })

  it('an administrator searches the list of avatars, sorts it by name and reads it page by page [U9]', async () => {
    for (const name of ['Zz one', 'Zz two', 'Zz three']) await anAvatar(name)
    const page = await admin.gets(adminListAvatars, { query: { q: 'zz', sort: 'name', page: 1, pageSize: 2 } })
    expect([names(page.avatars), page.total]).toEqual([['Zz one', 'Zz three'], 3])
    expect(await admin.isRefused(adminListAvatars, { query: { sort: 'image' } })).toBe('invalid-request')
  })

  it('refuses a player the administrators’ list of avatars and the creation of an avatar [U9]', async () => {
    expect(await ana.isRefused(adminListAvatars, {})).toBe('forbidden')
    expect(await ana.isRefused(adminCreateAvatar, { body: { name: 'x', image: 'x' } })).toBe('forbidden')
  })
})

describe('the avatars at the first start of a server', () => {
  it('the first start creates a set of 24 avatars with pictures, and the next start does not create a deleted avatar again [U10]', async () => {
    const fresh = await aScenario()
    try {
      await ensureAvatars(fresh.server.ctx)
      const first = (await fresh.admin.gets(listAvatars, {})).avatars
      expect(names(first)).toEqual(names(AVATAR_DESIGNS))
      for (const { image } of first) {
        const answer = await call(fresh.server, getSignedUrl, { params: { key: image }, query: { thumbnail: 'true' } })
        if (!answer.ok) throw new Error(answer.failure.error)
        const picture = await fetch(answer.reply.signedUrl)
        const { width, height, format } = await sharp(await picture.arrayBuffer()).metadata()
        expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'webp' })
      }
      expect(new Set(first.map(({ image }) => image)).size).toBe(24)
      const [deleted, ...others] = first
      if (deleted) await fresh.admin.gets(adminDeleteAvatar, { params: { id: deleted._id } })
      await ensureAvatars(fresh.server.ctx)
      expect((await fresh.admin.gets(listAvatars, {})).avatars).toEqual(others)
    } finally {
      await fresh.ends()
    }
  })

  it('the bots and the demo player get eight different avatars, whether created before or after the set of avatars; another user gets none [U10]', async () => {
    const fresh = await aScenario()
    try {
      const { ctx } = fresh.server
      const ben = await fresh.player('Ben')
      const [early] = await ensureBots(ctx)
      await ctx.db.deleteFrom('account').where('is_bot', '=', true).where('id', '!=', `${early?.userId}`).execute()
      await ensureDemoPlayer({ ...ctx, config: { ...ctx.config, practice: true } })
      await ensureAvatars(ctx)
      await ensureBots(ctx)
      const rows = await ctx.db.selectFrom('account').select(['id', 'email', 'is_bot', 'selected_avatar']).execute()
      const house = rows.filter((row) => row.is_bot || row.email === 'demo@bettle.example')
      expect(house).toHaveLength(8)
      expect(new Set(house.map((row) => row.selected_avatar)).size).toBe(8)
      expect(house.every((row) => row.selected_avatar !== null)).toBe(true)
      expect(rows.find((row) => row.id === ben.userId)?.selected_avatar).toBeNull()
    } finally {
      await fresh.ends()
    }
  })

  it('creates the set of avatars once, even if several nodes start at once [U10]', async () => {
    const fresh = await aScenario()
    try {
      const { ctx } = fresh.server
      await Promise.all([ensureAvatars(ctx), ensureAvatars(ctx), ensureAvatars(ctx)])
      expect((await fresh.admin.gets(listAvatars, {})).avatars).toHaveLength(24)
    } finally {
      await fresh.ends()
    }
  })
})
