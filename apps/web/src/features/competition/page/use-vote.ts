import { type CompetitionId, voteOnDecision } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { fetchAgain } from '../../../api/query/fetch-again.ts'
import { usePress } from '../../../api/use-press.ts'
import { competitionQuery } from '../../../push/competition/use-competition.ts'

interface Vote {
  readonly proposal: number
  readonly agrees: boolean
}

/** Votes on a proposed decision. After a refusal the competition is fetched again. */
export function useVote(competitionId: CompetitionId) {
  const queryClient = useQueryClient()
  const { queryKey } = competitionQuery(competitionId)
  return usePress({
    mutationFn: (body: Vote) => call(voteOnDecision, { params: { competitionId }, body }),
    onSuccess: (reply) => queryClient.setQueryData(queryKey, reply),
    onError: () => void fetchAgain(queryClient, queryKey),
  })
}
