import type { MatchId } from '@bettle/contract'
import { type ReactNode, useId } from 'react'
import { useOwnPart } from '../api/own-part.ts'
import { Notice } from '../ui/index.ts'

/** Whether the one at the controls bet on the match, so that the server refuses every operation of theirs ([V6]). */
export function useIsLockedOut(matchId: MatchId): boolean {
  return useOwnPart(matchId, { isRepeated: true })?.hasBet === true
}

interface OperatorLockProps {
  isLocked: boolean
  children: ReactNode
}

/** Controls of a match: for an operator who bet on it all of them are off, and why stands over them. */
export function OperatorLock({ isLocked, children }: OperatorLockProps) {
  const reason = useId()
  return (
    <>
      {isLocked && (
        <div id={reason} role="status">
          <Notice tone="warning">
            You have bet on this match, so you cannot operate it any more. Another administrator has to do it. Your bets
            stay.
          </Notice>
        </div>
      )}
      <fieldset disabled={isLocked} aria-describedby={isLocked ? reason : undefined} className="contents">
        {children}
      </fieldset>
    </>
  )
}
