import type { MatchId, MyGame, Topic } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { fetchOnceMore } from '../../api/query/fetch-once-more.ts'
import { liveClient } from '../../push/connection/live-client.ts'
import { myGamesQuery } from '../../push/hub/my-games.ts'
import { msg } from '../../texts/msg.ts'
import { notify } from '../../ui/index.ts'

/**
 * The response with the games counts as fresh for this long (ms), because another page may have fetched it just before.
 */
const FRESH_MS = 30_000
/** At most this many matches are followed, the earliest first. */
const MOST_FOLLOWED = 4
const REMINDED_FOR = 20_000
/** The pages with controls at the lower edge of a phone. A notice at that edge would cover the controls. */
const HAS_BOTTOM_BAR = /^\/(game|chat)\b/

/**
 * Reminds the player when a match of one of their competition games starts. Returns those games whose match is running.
 */
export function useOwnMatchStarts(): readonly MyGame[] {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...myGamesQuery, staleTime: FRESH_MS })
  const own = (data?.games ?? []).filter(({ competition, role }) => competition && role === 'player')
  const waiting = own.filter(({ match }) => match.status === 'upcoming')
  const followed = waiting.slice(0, MOST_FOLLOWED).map(({ match }) => match._id)
  const topics = ['user', ...followed.map((matchId) => `match:${matchId}`)].join()
  const remind = useReminder(waiting)

  useEffect(() => {
    const refresh = () => void fetchOnceMore(queryClient, myGamesQuery.queryKey)
    const stops = topics.split(',').map((topic) =>
      liveClient().follow(topic as Topic, {
        onUpdate: ({ push }) => {
          if (push.type === 'my-games.changed') return refresh()
          if (push.type !== 'match.changed' && push.type !== 'half.changed') return
          if (push.match.status === 'upcoming') return
          if (push.match.status === 'active') remind(push.match._id)
          refresh()
        },
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [topics, queryClient, remind])

  return own.filter(({ match }) => match.status === 'active')
}

/** Shows a reminder once for each match, unless its game is already on the screen. */
function useReminder(waiting: readonly MyGame[]): (matchId: MatchId) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const latest = useRef({ waiting, pathname })
  useEffect(() => {
    latest.current = { waiting, pathname }
  })
  const reminded = useRef(new Set<MatchId>())
  const remind = useRef((matchId: MatchId) => {
    const { waiting, pathname } = latest.current
    const game = waiting.find(({ match }) => match._id === matchId)
    if (!game?.competition || reminded.current.has(matchId) || pathname === `/game/${game._id}`) return
    reminded.current.add(matchId)
    const { _id, match, competition } = game
    notify.info(msg('notice.use-own-match-starts.your-game-in-has', { name: competition.name }), {
      id: `starts-${_id}`,
      description: msg('notice.use-own-match-starts.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam }),
      duration: REMINDED_FOR,
      ...(!HAS_BOTTOM_BAR.test(pathname) && { position: 'bottom-center' }),
      action: {
        label: msg('notice.use-own-match-starts.play'),
        onClick: () => void navigate({ to: '/game/$code', params: { code: _id } }),
      },
    })
  })
  return remind.current
}
