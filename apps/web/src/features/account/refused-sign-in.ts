import { CallError } from '../../api/call-error.ts'

/**
 * Throws the error of a sign-in or a registration. For a ban, the message gives the end of the ban in local time. The
 * script that writes this message is loaded only here, because few users need it.
 */
export async function refusedSignIn(error: unknown): Promise<never> {
  if (!(error instanceof CallError) || error.code !== 'account-banned') throw error
  throw await import('./banned-text.ts').then(
    ({ inLocalTime }) => inLocalTime(error),
    () => error,
  )
}
