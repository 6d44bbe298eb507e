import { PlayersLounge } from '../../../features/content/players-lounge.tsx'
import { msg } from '../../../texts/msg.ts'
import { EDIT_AT } from '../../landing/edit-at.ts'
import { LandingLink } from '../../landing-link.tsx'
import { TrialHint } from '../../trial-hint.tsx'
import { TryItNow, useHasTrial } from '../../try-it-now.tsx'

/** @param next the page to open after sign-in */
export function SignInLounge({ next }: { next: string | undefined }) {
  const hasTrial = useHasTrial()
  return (
    <PlayersLounge
      playAt={next === undefined ? '/register' : `/register?next=${encodeURIComponent(next)}`}
      LinkTo={LandingLink}
      trial={hasTrial ? <TryItNow /> : undefined}
      hint={hasTrial && <TrialHint />}
      admin={
        <LandingLink
          href={EDIT_AT}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          {msg('pages-account.sign-in-lounge.admin')}
        </LandingLink>
      }
    />
  )
}
