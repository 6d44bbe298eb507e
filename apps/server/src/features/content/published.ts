import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { type LandingRevision, landingRevision, latestRevision } from './content-store.ts'

/** The longest delay (ms, by the server's clock) of a publish on another node. */
const MAX_AGE = 2000
/** The longest wait (ms, wall time) of a visitor for the database. */
const WAIT_MS = 1500

/** The published landing page for visitors. */
export interface Published {
  /** Reads the database. */
  now(): Promise<LandingRevision>
  /** For the page, which many visitors load: at most two seconds old, or from the database's last reply. */
  lately(): Promise<LandingRevision>
}

/** [N3] A revision never changes, so its content is read once. After that only the latest number is read. */
export function createPublished({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Published {
  let held: LandingRevision | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<LandingRevision> | undefined

  async function readLatest(): Promise<LandingRevision> {
    const at = clock.now()
    const latest = await latestRevision(db)
    const found = held?.revision === latest ? held : await landingRevision(db, latest)
    // The older result of two concurrent reads may return last; numbers only rise.
    if (held === undefined || found.revision > held.revision) held = found
    readAt = Math.max(readAt, at)
    return held
  }

  const now = () => {
    underWay ??= readLatest().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    now: readLatest,
    async lately() {
      const age = clock.now() - readAt
      if (held && age >= 0 && age < MAX_AGE) return held
      const readLatest = now().catch((error: unknown) => {
        if (!(error instanceof DatabaseUnavailable))
          log.error({ err: error }, 'the published landing page could not be read')
        return undefined
      })
      // The page is served also while the database does not answer.
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS).unref())
      return (await Promise.race([readLatest, late])) ?? held ?? landingRevision(db, 0)
    },
  }
}
