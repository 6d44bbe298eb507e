import { publishLanding } from '@bettle/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { A_LANDING } from '../../../test/support/requests/request-samples.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { testDatabaseUrl } from '../../../test/support/test-app.ts'
import { createPublished } from './published.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

// Skipped on the embedded database, because it runs one query at a time.
it.runIf(testDatabaseUrl)(
  'the published landing page never returns to an older revision, whichever of two queries returns last [N3]',
  async () => {
    const { ctx } = scenario.server
    const publishes = (basedOn: number) =>
      scenario.admin.gets(publishLanding, { body: { content: A_LANDING, basedOn } }).then(({ revision }) => revision)
    const gates: (() => void)[] = []
    let isHeld = false
    const slowly: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isHeld) await new Promise<void>((open) => gates.push(open))
        return result
      },
    }
    const published = createPublished({ ...ctx, db: ctx.db.withPlugin(slowly) })
    const first = await publishes(0)
    expect((await published.now()).revision).toBe(first)

    const second = await publishes(first)
    isHeld = true
    const before = published.now()
    await expect.poll(() => gates.length).toBe(1)
    gates[0]?.()
    // The first reader has read which revision is the latest, and now reads that revision.
    await expect.poll(() => gates.length).toBe(2)
    isHeld = false
    const third = await publishes(second)
    expect((await published.now()).revision).toBe(third)
    gates[1]?.()
    expect((await before).revision).toBe(third)
    expect((await published.lately()).revision).toBe(third)
  },
)
