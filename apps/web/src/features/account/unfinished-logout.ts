import { logout, type Token } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { dropSession } from '../../api/session.ts'
import { missingPart, readToken } from '../../api/token.ts'
import { ofPage } from '../../store/remember.ts'

/** The tokens of a session that ended on this device without the server's knowledge. They are lost with the page. */
const page = ofPage<{ untold?: Token | undefined }>(() => ({}))

/** Signs out on this device, whatever the server answers. Returns whether the server has revoked the session. */
export async function signOut(): Promise<boolean> {
  const token = missingPart() ? undefined : (readToken() as Token)
  const isPublished = await isDelivered(() => call(logout, {}))
  page().untold = isPublished ? undefined : token
  dropSession()
  return isPublished
}

/** A sign-out that the server did not receive. */
export const unfinishedLogout = {
  isPending: (): boolean => page().untold !== undefined,
  retry: async (): Promise<boolean> => {
    const token = page().untold
    if (!token) return true
    const isPublished = await isDelivered(() => call(logout, {}, { token }))
    if (isPublished) page().untold = undefined
    return isPublished
  },
  forget: (): void => {
    page().untold = undefined
  },
}

/** A session that is no longer valid needs no request. */
async function isDelivered(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    return error instanceof CallError && error.status === 401
  }
}
