import { listMatchesBetOn, type MatchId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import { ASK_AGAIN, useOwnPart } from '../api/query/own-part.ts'
import { queryOf } from '../api/query/query-of.ts'
import { msg } from '../texts/msg.ts'
import { Notice } from '../ui/index.ts'

/** Returns whether this operator has bet on the match. The server then refuses all their operations on it [V6]. */
export function useIsLockedOut(matchId: MatchId): boolean {
  return useOwnPart(matchId, { isRepeated: true })?.hasBet === true
}

/**
 * Returns a function that says whether the administrator has bet on a match. The server then refuses the actions in the
 * row of that match [V6].
 */
export function useHasBetOn(): (match: { readonly _id: string } | null) => boolean {
  const { data } = useQuery({ ...queryOf(listMatchesBetOn, {}), staleTime: 0, refetchInterval: ASK_AGAIN })
  return useMemo(() => {
    const matches = new Set<string>(data?.matchIds)
    return (match) => match !== null && matches.has(match._id)
  }, [data])
}

export const LOCKED_ROW = msg('admin-ui.operator-lock.you-have-bet-on')

/** Explains in a row of a list why the controls of the row are disabled. */
export function LockedRowNote({ id }: { id?: string | undefined }) {
  return (
    <span id={id} className="block text-balance text-closing text-xs">
      {LOCKED_ROW}
    </span>
  )
}

interface OperatorLockProps {
  isLocked: boolean
  children: ReactNode
}

/** The controls of a match. For an operator who has bet on the match, they are disabled, with the reason above them. */
export function OperatorLock({ isLocked, children }: OperatorLockProps) {
  const reason = useId()
  return (
    <>
      {isLocked && (
        <div id={reason} role="status">
          <Notice tone="warning">{msg('admin-ui.operator-lock.you-have-bet-on-this')}</Notice>
        </div>
      )}
      <fieldset disabled={isLocked} aria-describedby={isLocked ? reason : undefined} className="contents">
        {children}
      </fieldset>
    </>
  )
}
