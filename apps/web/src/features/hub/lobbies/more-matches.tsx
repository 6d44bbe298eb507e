import type { LobbyCard, Match, MatchId } from '@bettle/contract'
import { ChevronRight } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'
import { Button, Panel } from '../../../ui/index.ts'
import { canOpenLobby } from '../create/can-open-lobby.ts'
import type { Creating } from '../create/use-creating.ts'
import { opensRoom, usualOpening } from '../create/usual-opening.ts'
import { MatchLine } from '../matches/match-line.tsx'
import { isBeforeKickOff, matchMoment, playableMatches } from '../matches/match-moment.ts'

/** Matches that start later than this are listed only under CREATE GAME. In ms. */
const SOON = 18 * 3_600_000
/** At this hour of the reader's day the night is over. */
const MORNING = 5
const MOST = 6

interface MoreMatchesProps {
  matches: readonly Match[]
  lobbies: readonly LobbyCard[]
  /** The matches that the page shows above. */
  above: ReadonlySet<MatchId>
  now: number
  creating: Creating
  onAll: () => void
}

/** Returns whether a match starts before the end of this night in the reader's time zone, or is running. */
function isTonight({ startTime, status }: Match, now: number): boolean {
  if (status === 'active') return true
  const end = new Date(now)
  if (end.getHours() >= MORNING) end.setDate(end.getDate() + 1)
  end.setHours(MORNING, 0, 0, 0)
  return startTime !== null && Date.parse(startTime) < end.getTime()
}

/** The next matches without an open lobby. One press opens the first lobby of a match and takes a seat. */
export function MoreMatches({ matches, lobbies, above, now, creating, onAll }: MoreMatchesProps) {
  const shown = new Set([...above, ...lobbies.map(({ match }) => match._id)])
  const open = playableMatches(matches).filter((match) => !shown.has(match._id) && canOpenLobby(match, now))
  const soon = open.filter(({ startTime }) => startTime === null || Date.parse(startTime) - now < SOON)
  const listed = soon.slice(0, MOST)
  if (listed.length === 0) return null
  return (
    <Panel
      flush
      title={
        listed.every((match) => isTonight(match, now)) ? msg('hub.more-matches.tonight') : msg('hub.more-matches.next')
      }
    >
      <ul className="divide-y divide-line">
        {listed.map((match) => {
          const moment = matchMoment(match, now)
          const label = isBeforeKickOff(moment) ? msg('hub.more-matches.take-a-seat') : msg('hub.more-matches.play-now')
          return (
            <li key={match._id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4">
              <div className="min-w-0 flex-[1_1_10rem]">
                <MatchLine match={match} moment={moment} />
                {opensRoom(match) && <p className="text-muted text-sm">{msg('hub.more-matches.you-open-a-room')}</p>}
              </div>
              <Button
                loading={creating.isPending && creating.matchId === match._id}
                trailing={<ChevronRight aria-hidden="true" />}
                aria-label={msg('hub.more-matches.v', { label, homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
                className="ms-auto"
                onClick={() => void creating.create(match._id, {}, false, usualOpening(match))}
              >
                {label}
              </Button>
              {creating.problem !== undefined && creating.matchId === match._id && (
                <p role="alert" className="w-full text-lost text-sm">
                  {creating.problem}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {open.length > listed.length && (
        <div className="border-line border-t p-3">
          <Button block variant="ghost" onClick={onAll}>
            {msg('hub.more-matches.all-matches')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
