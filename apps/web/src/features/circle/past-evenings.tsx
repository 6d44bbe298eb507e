import type { Circle, CircleEvening } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { dayText } from '../../text/date-text.ts'
import { teamsText } from '../../text/teams-text.ts'
import { msg } from '../../texts/msg.ts'
import { Panel } from '../../ui/index.ts'
import { UNCOUNTED } from './circle-text.ts'

/** Lists the evenings of the season that are over, the latest first, with their points. */
export function PastEvenings({ circle: { past } }: { circle: Circle }) {
  return (
    <Panel
      flush
      title={msg('circle.past-evenings.past-evenings')}
      aside={past.length > 0 && <span>{past.length}</span>}
    >
      {past.length === 0 && (
        <p className="px-4 py-4 text-muted text-sm">{msg('circle.past-evenings.no-evening-of-this-season')}</p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {past.map((evening) => (
          <li key={evening.lobbyId} className="px-4 py-3 text-sm">
            <p className="wrap-anywhere flex flex-wrap justify-between gap-x-3 font-medium">
              <Title evening={evening} />
              <time dateTime={evening.kickOffAt} className="font-normal text-muted">
                {dayText(Date.parse(evening.kickOffAt))}
              </time>
            </p>
            {evening.state === 'counts' ? (
              <p className="wrap-anywhere mt-1 text-muted">
                {evening.points.map(({ user, points }) => `${user.username} ${points}`).join(' · ')}
              </p>
            ) : (
              <p className="mt-1 text-muted">{UNCOUNTED[evening.state]}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Only users who had a seat may read the result. */
function Title({ evening: { homeTeam, awayTeam, lobbyId, isSeated } }: { evening: CircleEvening }) {
  const teams = teamsText({ homeTeam, awayTeam })
  if (!isSeated) return <span className="min-w-0">{teams}</span>
  return (
    <Link to="/previous-results/$lobbyId" params={{ lobbyId }} className="min-w-0 underline underline-offset-4">
      {teams}
    </Link>
  )
}
