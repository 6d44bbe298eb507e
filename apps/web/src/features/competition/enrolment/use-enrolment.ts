import { type CompetitionId, enrol, listCompetitions, type Reply, withdraw } from '@bettle/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { fetchAgain } from '../../../api/query/fetch-again.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { usePress } from '../../../api/use-press.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'

export const competitionsQuery = queryOptions({ ...queryOf(listCompetitions, {}), staleTime: 0 })

/**
 * Enrols the user, or withdraws their entry. The response is the competition's new state. After a refusal the
 * competition is fetched again.
 */
export function useEnrolment(competitionId: CompetitionId, onDone: () => void = () => undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = competitionQuery(competitionId)
  const isDone = (reply: Reply<typeof enrol>) => {
    queryClient.setQueryData(queryKey, reply)
    void fetchAgain(queryClient, competitionsQuery.queryKey)
    onDone()
  }
  const onError = () => void fetchAgain(queryClient, queryKey)
  const params = { competitionId }
  const enrolling = usePress({
    mutationFn: (code: string | undefined) => call(enrol, { params, body: code === undefined ? {} : { code } }),
    onSuccess: isDone,
    onError,
  })
  const withdrawing = usePress({
    mutationFn: (_: undefined) => call(withdraw, { params }),
    onSuccess: isDone,
    onError,
  })
  return { enrolling, withdrawing }
}
