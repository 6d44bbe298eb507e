import { type Bet, type BetId, endGuide, getGuide } from '@bettle/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query-of.ts'
import { accountStore } from '../../store/store.ts'

interface Guide {
  /** Nobody has said anything: the server knows whether it is wanted. */
  request: 'none' | 'called' | 'ended'
  /** What had been bet before it was called again. */
  settledBets: ReadonlySet<BetId>
}

const guide = accountStore<Guide>(() => ({ request: 'none', settledBets: new Set() }))

/** Whether the server wants it. Asked once: a bet that is settled meanwhile is still to be explained. */
export const guideQuery = queryOptions({ ...queryOf(getGuide, {}), staleTime: Number.POSITIVE_INFINITY })

/** Once more, for the next bet, or for one that is open. */
export function callGuide(bets: readonly Bet[]): void {
  const settled = bets.filter(({ outcome }) => outcome !== 'open')
  guide.set({ request: 'called', settledBets: new Set(settled.map(({ _id }) => _id)) })
}

/** Whether the first bet is to be explained ([A30]), and which bet that is. */
export function useGuide() {
  const { request, settledBets } = useSyncExternalStore(guide.subscribe, guide.get)
  const { data } = useQuery({ ...guideQuery, enabled: request === 'none' })
  return {
    isOn: request === 'called' || (request === 'none' && data?.wanted === true),
    betIn: (bets: readonly Bet[]): Bet | undefined =>
      bets
        .filter(({ _id }) => !settledBets.has(_id))
        .toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt))[0],
    end: () => {
      guide.set({ request: 'ended', settledBets })
      // Whoever is not heard is asked once more another time.
      call(endGuide, {}).catch(() => undefined)
    },
  }
}
