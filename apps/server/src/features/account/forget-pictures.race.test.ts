import { adminDeleteUser, getSignedPostUrl, getSignedUrl } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../../test/support/database/waiting-for-lock.ts'
import { aPicture } from '../../../test/support/sample-files.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { testDatabaseUrl } from '../../../test/support/test-app.ts'
import { transaction } from '../../db/transaction.ts'
import { FOLDERS } from '../../storage/storage.ts'

if (!testDatabaseUrl) console.log('The race for a picture was left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('a picture whose account is deleted during its content check', () => {
  let scenario: Scenario
  beforeAll(async () => {
    scenario = await aScenario()
  })
  afterAll(() => scenario?.ends())

  it('if an account is deleted while its picture is being checked, the server removes the picture and gives another user no address for it [A15]', async () => {
    const { server, admin } = scenario
    const { ctx, clock } = server
    const ana = await scenario.player('Ana')
    const ben = await scenario.player('Ben')
    const { signedPostUrl, objectId } = await ana.gets(getSignedPostUrl, {
      params: { fileName: 'ana.jpg', contentType: 'image/jpeg' },
      query: { isViewableByAnyUser: 'true' },
    })
    const put = { method: 'PUT', body: new Uint8Array(await aPicture()), headers: { 'content-type': 'image/jpeg' } }
    await fetch(new URL(signedPostUrl, server.url), put)

    const { looked: viewed, deleted } = await transaction(ctx, async (tx) => {
      // This lock delays the result of the content check until the deletion has run or waits for the same lock.
      await tx.selectFrom('stored_file').select('key').where('key', '=', objectId).forUpdate().execute()
      const viewed = ben.asks(getSignedUrl, { params: { key: objectId }, query: {} })
      await waitingForLock(server)
      const deleted = admin.asks(adminDeleteUser, { params: { id: ana.userId } })
      await Promise.race([deleted, waitingForLock(server, 2)])
      return { looked: viewed, deleted }
    })
    await viewed
    expect(await deleted).toMatchObject({ ok: true })
    await ctx.background.settled()
    await clock.advance(2 * 60 * 60_000)
    expect(await ben.isRefused(getSignedUrl, { params: { key: objectId }, query: {} })).toBe('not-found')
    const left = await Promise.all(FOLDERS.map((folder) => ctx.storage.sizeOf(`${folder}/${objectId}`)))
    expect(left).toEqual(FOLDERS.map(() => undefined))
  })
})
