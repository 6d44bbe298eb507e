import { GameError, LandingContent, mediaOf, type UserId } from '@bettle/contract'
import { cleanText } from '@bettle/rules'
import type { Reader, Tx } from '../../context.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { DEFAULT_LANDING } from './default-landing.ts'

const PAGE = 'landing'

/** One revision as it stands for good. */
export interface LandingRevision {
  readonly content: LandingContent
  /** Null of the content that stands there before anybody has published. */
  readonly publishedAt: Date | null
  readonly revision: number
}

const BEFORE_ALL: LandingRevision = { content: DEFAULT_LANDING, publishedAt: null, revision: 0 }

/** The number of what is published now; 0 before anybody has published. */
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

/** Content of long ago may lack what the product asks for now: what it cannot show any more is refused as if it were not there. */
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

/** Content of long ago may have a text of invisible characters, where some text is asked for. */
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

/** Of two who publish upon the same revision one is told that it is stale: the number is there once. */
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

/** The keys of what was uploaded for it. */
export function uploadsOf(content: LandingContent): string[] {
  return mediaOf(content).flatMap((media) => (media.kind === 'shipped' ? [] : [media.file]))
}
