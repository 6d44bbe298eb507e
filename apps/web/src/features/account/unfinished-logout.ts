import { logout, type Token } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { dropSession } from '../../api/session.ts'
import { missingPart, readToken } from '../../api/token.ts'
import { ofPage } from '../../store/remember.ts'

/** The pair of a session that ended here while the server could not be told; gone with the page. */
const page = ofPage<{ untold?: Token | undefined }>(() => ({}))

/** Signs out on this device, whatever the server says. Tells whether the server knows. */
export async function signOut(): Promise<boolean> {
  const token = missingPart() ? undefined : (readToken() as Token)
  const isPublished = await isDelivered(() => call(logout, {}))
  page().untold = isPublished ? undefined : token
  dropSession()
  return isPublished
}

/** The server could not be told that one has signed out. */
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

/** A session that does not stand any more needs no ending. */
async function isDelivered(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    return error instanceof CallError && error.status === 401
  }
}
