import type { ListQuery, PastLanding, UserId } from '@bettle/contract'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { publicUsersOf } from '../user/user-columns.ts'

/** Lists the revisions with their authors, the latest first. */
export async function listLandings(reader: Reader, request: ListQuery): Promise<Page<PastLanding, 'revisions'>> {
  const all = reader
    .selectFrom('content_revision')
    .select(['revision', 'published_at', 'account_id', 'reverts'])
    .where('page', '=', 'landing')
  const { rows, ...total } = await pageOf(all, request, {
    searched: ['revision'],
    sorts: { revision: 'revision', publishedAt: 'published_at' },
    byDefault: '-revision',
    id: 'revision',
  })
  const users = await publicUsersOf(
    reader,
    rows.map(({ account_id }) => account_id as UserId),
  )
  const revisions = rows.map(({ revision, published_at, account_id, reverts }) => ({
    ...{ revision, publishedAt: published_at.toISOString(), reverts },
    user: users.get(account_id) ?? null,
  }))
  return { revisions, ...total }
}
