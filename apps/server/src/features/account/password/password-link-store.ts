import type { UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { AccountRow, Tx } from '../../../db/schema.ts'
import { tokenHashOf } from '../../session/refresh-token.ts'

interface Span {
  readonly now: number
  readonly until: number
}

/**
 * Replaces all earlier links, so that only the link of the last email works. Returns the account if it is active. It
 * always sends the same statements, so that its work does not reveal whether the account exists.
 */
export async function replaceLink(
  tx: Tx,
  accountId: string,
  token: string,
  { now, until }: Span,
): Promise<AccountRow | undefined> {
  const account = await lockAccount(tx, accountId)
  await tx.deleteFrom('password_link').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('password_link')
    .columns(['hash', 'account_id', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select((select) => [
          select.val(tokenHashOf(token)).as('hash'),
          'account.id',
          select.cast<Date>(select.val(new Date(now)), 'timestamptz').as('created_at'),
          select.cast<Date>(select.val(new Date(until)), 'timestamptz').as('expires_at'),
        ])
        .where('account.id', '=', accountId)
        .where(mayHaveLink),
    )
    .execute()
  return account
}

/** Uses up the only link of the account. Returns false if the link is unknown, used, expired or another account's. */
export async function consumeLink(tx: Tx, accountId: UserId, token: string, now: number): Promise<boolean> {
  // A concurrent use of the same link waits for this lock, and then finds the link used.
  await lockAccount(tx, accountId)
  const spent = await tx
    .updateTable('password_link')
    .set({ used_at: new Date(now) })
    .where('hash', '=', tokenHashOf(token))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where((eb) =>
      eb.exists(eb.selectFrom('account').select('id').where('id', '=', accountId).where('deleted_at', 'is', null)),
    )
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** SQL condition on the table `account`: the account may sign in, and is no bot or guest, whose emails nobody reads. */
const mayHaveLink = sql<boolean>`(account.deleted_at is null and account.disabled_at is null
  and not account.is_bot and account.guest_until is null)`

function lockAccount(tx: Tx, accountId: string): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .where(mayHaveLink)
    .forUpdate()
    .executeTakeFirst()
}
