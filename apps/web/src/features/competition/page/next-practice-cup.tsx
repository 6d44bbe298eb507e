import type { CompetitionId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, clockText } from '../../../ui/index.ts'
import { competitionsQuery } from '../enrolment/use-enrolment.ts'

/** How often the list of competitions is fetched while no practice cup is open (ms). */
const LOOK_AGAIN_EVERY = 5000

/**
 * Offers the practice cup that is open for enrolment now, with the time until it is drawn. Somebody who is out of
 * another practice cup, or came too late for it, reads here what to do next.
 */
export function NextPracticeCup({ except }: { except: CompetitionId }) {
  const now = useServerNow()
  const { data } = useQuery({ ...competitionsQuery, refetchInterval: LOOK_AGAIN_EVERY })
  const cups = [...(data?.open ?? []), ...(data?.mine ?? [])]
  const next = cups.find(
    ({ _id, isPractice, phase, closesAt }) =>
      isPractice && _id !== except && phase === 'enrolling' && Date.parse(closesAt) > now,
  )
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {next ? (
        <>
          <p className="min-w-0 text-muted text-sm">
            {rich('competition.next-practice-cup.the-next-practice-cup', {
              clock: (
                <span className="figures font-semibold text-ink">
                  {clockText(Math.ceil((Date.parse(next.closesAt) - now) / 1000))}
                </span>
              ),
            })}
            .
          </p>
          <Button asChild size="sm" variant="primary">
            <Link to="/compete/$" params={{ _splat: next._id }}>
              {next.mine === null
                ? msg('competition.next-practice-cup.enter-the-next-cup')
                : msg('competition.next-practice-cup.to-your-next-cup')}
            </Link>
          </Button>
        </>
      ) : (
        <p className="text-muted text-sm">{msg('competition.next-practice-cup.the-next-practice-cup-opens')}</p>
      )}
    </div>
  )
}
