import { type Giving, type Reply, updateProfile } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** Saves the profile. A username that is taken becomes an error of its field. */
export async function saveProfile(profile: Giving<typeof updateProfile>['body']): Promise<Reply<typeof updateProfile>> {
  try {
    return await call(updateProfile, { body: profile })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'username-taken') throw error
    const { status, code, message } = error
    throw new CallError({ status, code, message, issues: [{ path: 'username', message }] })
  }
}
