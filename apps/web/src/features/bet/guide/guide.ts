import { type Bet, type BetId, endGuide, getGuide } from '@bettle/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../../api/call.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { accountStore } from '../../../store/store.ts'

interface Guide {
  /**
   * 'none': the player has neither started nor ended the guide in this session, so the server decides whether to show
   * it.
   */
  request: 'none' | 'called' | 'skipped' | 'finished'
  /** Bets that were settled before the player called the guide again. */
  settledBets: ReadonlySet<BetId>
}

const guide = accountStore<Guide>(() => ({ request: 'none', settledBets: new Set() }))

/**
 * Asks the server once whether to show the guide. A later answer could hide the guide before it explains a bet that is
 * settled meanwhile.
 */
export const guideQuery = queryOptions({ ...queryOf(getGuide, {}), staleTime: Number.POSITIVE_INFINITY })

/** Shows the guide again, for an open bet or the next bet. */
export function callGuide(bets: readonly Bet[]): void {
  const settled = bets.filter(({ outcome }) => outcome !== 'open')
  guide.set({ request: 'called', settledBets: new Set(settled.map(({ _id }) => _id)) })
}

/** Returns whether to show the guide to the first bet [A30], and the bet that the guide explains. */
export function useGuide() {
  const { request, settledBets } = useSyncExternalStore(guide.subscribe, guide.get)
  const { data } = useQuery({ ...guideQuery, enabled: request === 'none' })
  return {
    isOn: request === 'called' || (request === 'none' && data?.wanted === true),
    betIn: (bets: readonly Bet[]): Bet | undefined =>
      bets
        .filter(({ _id }) => !settledBets.has(_id))
        .toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt))[0],
    /** The guide has explained a settled bet and has ended, both in this session. */
    hasFinished: request === 'finished',
    end: (isFinished: boolean) => {
      guide.set({ request: isFinished ? 'finished' : 'skipped', settledBets })
      // If the request fails, the guide appears again in a later session.
      call(endGuide, {}).catch(() => undefined)
    },
  }
}
