import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { type LandingRevision, landingRevision, latestRevision } from './content-store.ts'

/** A publish on another node is seen after this at the latest (ms, by the server's clock). */
const MAX_AGE = 2000
/** A visitor waits no longer for the database (ms, wall time). */
const WAIT_MS = 1500

/** What visitors get. */
export interface Published {
  /** As the database has it. */
  now(): Promise<LandingRevision>
  /** For the page, which many ask for: as it stood at most two seconds ago, or when the database last answered. */
  lately(): Promise<LandingRevision>
}

/** [N3] A revision never changes: its content is read once, and after that only which one is the latest. */
export function createPublished({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Published {
  let held: LandingRevision | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<LandingRevision> | undefined

  async function readLatest(): Promise<LandingRevision> {
    const at = clock.now()
    const latest = await latestRevision(db)
    const found = held?.revision === latest ? held : await landingRevision(db, latest)
    // Of two that looked at once the one who saw less may be answered last: numbers only rise.
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
        if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, 'what is published could not be read')
        return undefined
      })
      // The page comes also while the database does not answer.
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS).unref())
      return (await Promise.race([readLatest, late])) ?? held ?? landingRevision(db, 0)
    },
  }
}
