import { GameError, LandingContent, mediaOf, type UserId } from '@bettle/contract'
import { cleanText } from '@bettle/rules'
import type { Reader, Tx } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { DEFAULT_LANDING } from './default-landing.ts'

const PAGE = 'landing'

/** A revision of the landing page, which never changes. */
export interface LandingRevision {
  readonly content: LandingContent
  /** When the revision was published. Null for the default content before the first revision. */
  readonly publishedAt: Date | null
  readonly revision: number
}

const BEFORE_ALL: LandingRevision = { content: DEFAULT_LANDING, publishedAt: null, revision: 0 }

/** Returns the number of the published revision, or 0 before the first. */
export async function latestRevision(reader: Reader): Promise<number> {
  const row = await reader
    .selectFrom('content_revision')
    .select('revision')
    .where('page', '=', PAGE)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/**
 * Reads a revision. Old content may lack fields that are required now. A revision that can no longer be shown is not
 * found.
 */
export async function landingRevision(reader: Reader, revision: number): Promise<LandingRevision> {
  if (revision === 0) return BEFORE_ALL
  const row = await reader
    .selectFrom('content_revision')
    .selectAll()
    .where('page', '=', PAGE)
    .where('revision', '=', revision)
    .executeTakeFirst()
  const content = LandingContent.safeParse(withSeenTexts(row?.content))
  if (!row || !content.success) throw new GameError('not-found')
  return { content: content.data, publishedAt: row.published_at, revision: row.revision }
}

/** Replaces required texts without visible characters, which old content may contain. */
function withSeenTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() !== '' && cleanText(value) === '' ? '–' : value
  if (Array.isArray(value)) return value.map(withSeenTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSeenTexts(part)]))
}

interface NewRevision {
  readonly content: LandingContent
  readonly revision: number
  readonly by: UserId
  readonly at: Date
  readonly reverts: number | null
}

/**
 * Inserts a revision. Its number is unique, so the server refuses one of two concurrent publishes on the same revision.
 */
export async function insertRevision(tx: Tx, { content, revision, by, at, reverts }: NewRevision): Promise<void> {
  try {
    await tx
      .insertInto('content_revision')
      .values({
        ...{ page: PAGE, revision, content: JSON.stringify(content), published_at: at, account_id: by, reverts },
      })
      .execute()
  } catch (error) {
    if (violatedConstraint(error) === 'content_revision_pkey') throw new GameError('content-changed')
    throw error
  }
  const keys = new Set(uploadsOf(content))
  if (keys.size === 0) return
  await tx
    .insertInto('content_file')
    .values([...keys].map((key) => ({ page: PAGE, revision, key })))
    .execute()
}

/** Returns the keys of the files that were uploaded for this content. */
export function uploadsOf(content: LandingContent): string[] {
  return mediaOf(content).flatMap((media) => (media.kind === 'shipped' ? [] : [media.file]))
}
