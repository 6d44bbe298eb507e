import { logout, type Token } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { endSession } from '../../api/session.ts'
import { missingPart, readToken } from '../../api/token.ts'
import { ofPage } from '../../memory/remember.ts'

/** The pair of a session that ended here while the server could not be told; gone with the page. */
const page = ofPage<{ untold?: Token | undefined }>(() => ({}))

/** Signs out on this device, whatever the server says. Tells whether the server knows. */
export async function signOut(): Promise<boolean> {
  const token = missingPart() ? undefined : (readToken() as Token)
  const isTold = await told(() => call(logout, {}))
  page().untold = isTold ? undefined : token
  endSession()
  return isTold
}

/** The server could not be told that one has signed out. */
export const unfinishedLogout = {
  isPending: (): boolean => page().untold !== undefined,
  retry: async (): Promise<boolean> => {
    const token = page().untold
    if (!token) return true
    const isTold = await told(() => call(logout, {}, { token }))
    if (isTold) page().untold = undefined
    return isTold
  },
  forget: (): void => {
    page().untold = undefined
  },
}

/** A session that does not stand any more needs no ending. */
async function told(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    return error instanceof CallError && error.status === 401
  }
}
