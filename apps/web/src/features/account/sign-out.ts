import { logout, type Token } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { dropSession } from '../../api/session/session.ts'
import { missingPart, readToken } from '../../api/session/token.ts'
import { ofPage } from '../../store/remember.ts'

/**
 * The token of a session that ended on this device, but for which the server did not confirm the logout. Leaving the
 * page discards the token.
 */
const page = ofPage<{ unsent?: Token | undefined }>(() => ({}))

/** Signs out on this device, whatever the server answers. Returns whether the server has revoked the session. */
export async function signOut(): Promise<boolean> {
  const token = missingPart() ? undefined : (readToken() as Token)
  const wasReceived = await isReceived(() => call(logout, {}))
  page().unsent = wasReceived ? undefined : token
  dropSession()
  return wasReceived
}

/** A sign-out that the server has not received. */
export const unfinishedLogout = {
  isPending: (): boolean => page().unsent !== undefined,
  retry: async (): Promise<boolean> => {
    const token = page().unsent
    if (!token) return true
    const wasReceived = await isReceived(() => call(logout, {}, { token }))
    if (wasReceived) page().unsent = undefined
    return wasReceived
  },
  forget: (): void => {
    page().unsent = undefined
  },
}

/**
 * Returns whether the session is over on the server. The status 401 also means yes, because a session that is no longer
 * valid needs no logout.
 */
async function isReceived(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    return error instanceof CallError && error.status === 401
  }
}
