import { PlayersLounge } from '../../features/content/players-lounge.tsx'
import { EDIT_AT } from '../entrance/edit-at.ts'
import { LandingLink } from '../landing-link.tsx'
import { TryItNow } from '../try-it-now.tsx'

/** @param next where to once one is in */
export function DoorLounge({ next }: { next: string | undefined }) {
  return (
    <PlayersLounge
      playAt={next === undefined ? '/register' : `/register?next=${encodeURIComponent(next)}`}
      LinkTo={LandingLink}
      beside={<TryItNow isWide />}
      admin={
        <LandingLink
          href={EDIT_AT}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          Admin
        </LandingLink>
      }
    />
  )
}
