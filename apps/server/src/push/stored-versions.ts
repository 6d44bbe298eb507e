import { sql } from 'kysely'
import type { Reader } from '../db/schema.ts'
import { kindOf, type StoredTopic } from './topic.ts'

/** A topic with a version in the database. `userId` selects the member of a seat's topic; other topics ignore it. */
export interface VersionedTopic {
  readonly key: string
  readonly topic: StoredTopic
  readonly userId: string
}

/** The most topics in one statement. */
const AT_ONCE = 5000

/** Reads the current versions of topics of all kinds, by key, with one statement for each `AT_ONCE` topics. */
export async function storedVersions(
  db: Reader,
  topics: readonly VersionedTopic[],
): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>()
  for (let from = 0; from < topics.length; from += AT_ONCE) {
    const some = topics.slice(from, from + AT_ONCE).map((one) => ({ ...one, ...kindOf(one.topic) }))
    const { rows } = await sql<{ key: string; version: number }>`
      with asked (key, kind, id, account_id) as (
        select * from unnest(${some.map(({ key }) => key)}::text[], ${some.map(({ kind }) => kind)}::text[],
          ${some.map(({ id }) => id)}::uuid[], ${some.map(({ userId }) => userId)}::uuid[]))
      select key, version from asked join lobby on lobby.id = asked.id where kind = 'lobby'
      union all
      select key, version from asked join match on match.id = asked.id where kind = 'match'
      union all
      select key, version from asked join competition on competition.id = asked.id where kind = 'competition'
      union all
      select key, seat_version from asked join member on member.lobby_id = asked.id
        and member.account_id = asked.account_id where kind = 'seat'`.execute(db)
    for (const { key, version } of rows) versions.set(key, version)
  }
  return versions
}
