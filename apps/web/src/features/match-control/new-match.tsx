import { createMatch, type MatchId } from '@bettle/contract'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { ErrorState, SkeletonRows } from '../../ui/index.ts'

/** What a match is called until somebody says. */
const DEFAULT = { homeTeam: 'Home team', awayTeam: 'Away team', status: 'upcoming' } as const

/** Opening a new match makes one, with all that comes with it: from then on it has an address of its own. */
export function NewMatch({ onCreated }: { onCreated: (matchId: MatchId) => void }) {
  const { press, isPending, error } = usePress({
    mutationFn: () => call(createMatch, { body: DEFAULT }),
    onSuccess: ({ match }) => onCreated(match._id),
  })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void press(undefined)
  }, [press])
  return error ? (
    <ErrorState
      title={`${hasAnswer(error) ? 'Failed to create match' : 'Error creating match'}. ${messageOf(error)}`}
      retrying={isPending}
      onRetry={() => void press(undefined)}
    />
  ) : (
    <SkeletonRows rows={4} label="Creating the match" />
  )
}

/** The server refused; without an answer nobody knows whether there is a match by now. */
const hasAnswer = (error: unknown) => error instanceof CallError && error.status > 0
