import { atConsole, type Giving, type MatchId, type Reply } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { CloudUpload, Users, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { call } from '../../../api/call.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { liveClient } from '../../../push/connection/live-client.ts'
import { isNotLive, useLiveStatus } from '../../../push/connection/live-status.ts'
import { useOnline } from '../../../push/connection/use-online.ts'
import { watchClosely } from '../../../push/connection/watch-closely.ts'
import { ofPage } from '../../../store/remember.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames } from '../../../ui/index.ts'

/**
 * The interval between presence requests (ms). The server counts an operator as present for three times as long [W6].
 */
const SAY_SO_AGAIN = 5000
/** A presence request that has had no response for this long (ms) no longer delays the next request. */
const PATIENCE = 10_000

/**
 * Shows whether presses reach the server. The line stays visible beside the clock, also while a question covers other
 * parts.
 */
export function LineState({ isDead, waiting }: { isDead: boolean; waiting: number }) {
  const Icon = isDead ? WifiOff : waiting > 0 ? CloudUpload : Wifi
  return (
    <p
      role="status"
      className={classNames('flex min-w-0 items-center gap-1.5 text-sm leading-none', isDead && 'font-semibold')}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isDead ? (
        <>
          <span className="max-sm:sr-only">
            {waiting > 0
              ? msg('match-control.console-line.no-connection-to-the', { waiting })
              : msg('match-control.console-line.no-connection-to-the-server')}
          </span>
          <span aria-hidden="true" className="sm:hidden">
            {waiting > 0
              ? msg('match-control.console-line.offline-to-send-waiting', { waiting })
              : msg('match-control.console-line.offline')}
          </span>
        </>
      ) : (
        <span className="@max-[16rem]:sr-only">
          {waiting > 0
            ? msg('match-control.console-line.sending-waiting', { waiting })
            : msg('match-control.console-line.connected')}
        </span>
      )}
    </p>
  )
}

/**
 * Shows in small print which other operators are at the console, and how many lobbies, players and open bets the match
 * has.
 */
export function ConsoleLine({ matchId }: { matchId: MatchId }) {
  const data = useAtConsole(matchId)
  const others = data?.operators.map(({ name }) => name) ?? []
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm xl:absolute xl:top-1.5 xl:end-0">
      {data && (
        <p className="flex items-center gap-1.5">
          <Users aria-hidden="true" className="size-4" />
          {others.length === 0
            ? msg('match-control.console-line.no-other-operator-is')
            : msg('match-control.console-line.also-at-this-console', { others: others.join(', ') })}
        </p>
      )}
      {data && <p>{impactText(data.impact)}</p>}
      {data?.impact.onCopies !== undefined && data.impact.onCopies > 0 && (
        <AdminLink to={`manage-match/${matchId}`} className="underline underline-offset-2 hover:text-ink">
          {copiesText(data.impact.onCopies)}
        </AdminLink>
      )}
    </div>
  )
}

/**
 * Tells the server at intervals that the operator is present. A further request follows at once when another operator
 * comes or leaves.
 */
function useAtConsole(matchId: MatchId) {
  const { data, refetch } = useQuery({
    ...queryOf(atConsole, { body: { matchId } }),
    queryFn: () => say({ matchId }),
    refetchInterval: SAY_SO_AGAIN,
    refetchIntervalInBackground: true,
  })
  useEffect(
    () =>
      liveClient().follow('user', {
        onUpdate: ({ push }) => {
          if (push.type === 'at-console.changed' && push.matchId === matchId) void refetch()
        },
      }),
    [matchId, refetch],
  )
  useEffect(
    () => () => {
      // If this request is lost, the server still removes the operator after some time without requests.
      say({ matchId, leaving: true }).catch(() => undefined)
    },
    [matchId],
  )
  return data
}

const said = ofPage(() => ({ last: Promise.resolve() as Promise<unknown> }))

/**
 * Sends presence requests one at a time. If 'leaving' overtook an earlier 'there', the operator would count as present
 * again.
 */
function say(body: Giving<typeof atConsole>['body']): Promise<Reply<typeof atConsole>> {
  const held = said()
  const answered = held.last.then(() => call(atConsole, { body }, { signal: AbortSignal.timeout(PATIENCE) }))
  held.last = answered.catch(() => undefined)
  return answered
}

/** Returns true within three seconds after the connection has closed or become silent. */
export function useDeadLine(): boolean {
  const status = useLiveStatus()
  const isOnline = useOnline()
  const [isSilent, setSilent] = useState(false)
  useEffect(() => watchClosely(liveClient(), setSilent), [])
  return !isOnline || isNotLive(status) || isSilent
}

const impactText = ({ lobbies, players, openBets }: Reply<typeof atConsole>['impact']): string =>
  msg('match-control.console-line.lobby-player-open-bet', { lobbies, players, openBets })

const copiesText = (lobbies: number): string => msg('match-control.console-line.lobby-records-a-copy', { lobbies })
