import { expect, it } from 'vitest'
import { signedOutText, WHY_SIGNED_OUT, type WhySignedOut } from './why-signed-out.ts'

it('says to people why they have to sign in again, in words without a token', () => {
  for (const why of Object.keys(WHY_SIGNED_OUT) as WhySignedOut[]) {
    expect(signedOutText(why)).toMatch(/sign in/i)
    expect(signedOutText(why)).not.toMatch(/token|refresh|retries/i)
  }
})
