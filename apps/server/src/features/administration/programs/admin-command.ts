import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { readableEmail } from '../../../db/email-address.ts'
import type { TransactionContext } from '../../../transactions/in-lobby.ts'
import { changeAccount } from '../../account/change-account.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'
import { forgetSecret } from '../../session/secret-fingerprint.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { accountByEmail } from '../../user/account-store.ts'

export type AdminRequest =
  | { readonly command: 'promote' | 'demote'; readonly email: string }
  | { readonly command: 'list' }
  | { readonly command: 'check-ledgers' }
  | { readonly command: 'forget-secret' }

/** A refused command. The message is for the operator who typed it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

/**
 * Runs an operator's command on roles ([A19]) or on the secret, or checks the chips ([L2], [L3]). Returns the text to
 * print.
 */
export async function adminCommand(
  ctx: TransactionContext & Pick<Context, 'clock'>,
  request: AdminRequest,
): Promise<string> {
  if (request.command === 'list') return listAdmins(ctx)
  if (request.command === 'check-ledgers') return checkLedgers(ctx)
  if (request.command === 'forget-secret') {
    await forgetSecret(ctx)
    return 'All users are signed out. Start the server with the new AUTH_SECRET. All nodes need the same AUTH_SECRET.'
  }
  const role = request.command === 'promote' ? 'admin' : 'player'
  const account = await accountByEmail(ctx.db, request.email)
  if (!account || account.deleted_at !== null || account.is_bot) {
    throw new CommandRefused(`No account has the email address ${request.email}.`)
  }
  const said = role === 'admin' ? 'an administrator' : 'a player'
  if (account.role === role) return `${readableEmail(account.email)} is ${said} already.`
  const userId = account.id as UserId
  try {
    await changeAccount(ctx, userId, { role })
  } catch (error) {
    throw error instanceof GameError ? new CommandRefused(error.message) : error
  }
  // A server in another process closes the sockets of ended sessions, and reads the new role at the next call.
  if (role === 'player') await endSessionsOf(ctx.db, userId, 'demoted', ctx.clock.now())
  return `${readableEmail(account.email)} is ${said} now.`
}

async function listAdmins({ db }: Pick<Context, 'db'>): Promise<string> {
  const admins = await db
    .selectFrom('account')
    .select(['email', 'name'])
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .orderBy('email_key')
    .execute()
  if (admins.length === 0) return 'There is no administrator. The server creates an administrator at its next start.'
  return admins.map(({ email, name }) => `${readableEmail(email)}  ${name}`).join('\n')
}

async function checkLedgers({ db }: Pick<Context, 'db'>): Promise<string> {
  const faults = await ledgerFaults(db)
  if (faults.length > 0) throw new CommandRefused(faults.map(({ lobbyId, what }) => `${lobbyId}: ${what}`).join('\n'))
  return 'All ledgers are correct: every balance is the sum of the ledger entries of its player, and no entry was changed.'
}
