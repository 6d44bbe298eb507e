import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../db/schema.ts'
import { postEmail } from '../../mail/post-email.ts'
import { noticeTo } from '../user/notice-to.ts'
import { deviceName, UNKNOWN_DEVICE } from './device-name.ts'

/**
 * Mails the owner about a sign-in on a kind of device that no stored session has ([A34]). It runs after the reply, so
 * that neither the reply nor its time reveals the email.
 */
export function emailAboutNewDevice(ctx: Context, account: AccountRow, device: string | undefined): void {
  // Any visitor signs in as the demo player, on any device.
  if (account.is_demo || account.is_bot) return
  const name = device === undefined ? UNKNOWN_DEVICE : deviceName(device)
  ctx.background.later('email about a new device', async () => {
    const devices = await devicesOf(ctx, account.id as UserId)
    // The list also contains the session of this sign-in.
    if (devices.length < 2 || devices.filter((one) => one === name).length > 1) return
    if (!(await ctx.mail.permit(noticeTo(account, 'new-device')))) return
    const parameters = { device: name }
    await postEmail(ctx, { kind: 'new-device', accountId: account.id, address: account.email, parameters })
  })
}

async function devicesOf(ctx: Context, userId: UserId): Promise<string[]> {
  const sessions = await ctx.db.selectFrom('session').select('device').where('account_id', '=', userId).execute()
  return sessions.map(({ device }) => (device === null ? UNKNOWN_DEVICE : deviceName(device)))
}
