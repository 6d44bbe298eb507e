import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { type LandingRevision, landingRevision, latestRevision } from './content-store.ts'

/**
 * How old the content for a page may be (ms, by the server's clock), and so the longest delay of a publish on another
 * node.
 */
const MAX_AGE = 2000
/** The longest time (ms, wall time) that a visitor waits for the database. */
const WAIT_MS = 1500

/** The published landing page for visitors. */
export interface Published {
  /** Reads the current revision from the database. */
  now(): Promise<LandingRevision>
  /**
   * For pages that many visitors load. The result is at most two seconds old. While the database does not answer, it is
   * the latest revision that this node has read, or the default content.
   */
  lately(): Promise<LandingRevision>
}

/**
 * A revision never changes, so its content is read once. After that, only the number of the latest revision is read
 * ([N3]).
 */
export function createPublished({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): Published {
  let held: LandingRevision | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<LandingRevision> | undefined

  async function readLatest(): Promise<LandingRevision> {
    const at = clock.now()
    const latest = await latestRevision(db)
    const found = held?.revision === latest ? held : await landingRevision(db, latest)
    // If two reads run at once, the older result may return last. Numbers only rise, so the higher number is kept.
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
      // Serves the page from memory while the database does not answer.
      const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS).unref())
      return (await Promise.race([readLatest, late])) ?? held ?? landingRevision(db, 0)
    },
  }
}
