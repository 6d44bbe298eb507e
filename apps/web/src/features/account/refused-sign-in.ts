import { CallError } from '../../api/call-error.ts'

/** Throws the refusal of a sign-in. Few users need the sentence about a ban, so its script loads now. */
export async function refusedSignIn(error: unknown): Promise<never> {
  if (!(error instanceof CallError) || error.code !== 'account-banned') throw error
  throw await import('./banned-text.ts').then(
    ({ inLocalTime }) => inLocalTime(error),
    () => error,
  )
}
