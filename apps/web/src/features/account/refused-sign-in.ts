import { CallError } from '../../api/call-error.ts'

/**
 * Throws the refusal of a sign-in. The script with the sentence about a ban is loaded only here, because few users need
 * it.
 */
export async function refusedSignIn(error: unknown): Promise<never> {
  if (!(error instanceof CallError) || error.code !== 'account-banned') throw error
  throw await import('./banned-text.ts').then(
    ({ inLocalTime }) => inLocalTime(error),
    () => error,
  )
}
