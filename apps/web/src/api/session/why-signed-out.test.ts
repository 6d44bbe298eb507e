import { expect, it } from 'vitest'
import { signedOutText, WHY_SIGNED_OUT, type WhySignedOut } from './why-signed-out.ts'

it('the sign-out message tells the user in plain words why they must sign in again, without the word token [PR64]', () => {
  for (const why of Object.keys(WHY_SIGNED_OUT) as WhySignedOut[]) {
    expect(signedOutText(why)).toMatch(/sign in/i)
    expect(signedOutText(why)).not.toMatch(/token|refresh|retries/i)
  }
})
