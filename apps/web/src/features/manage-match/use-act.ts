import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { notify } from '../../ui/index.ts'

interface ActWords {
  /** Said in passing once it is done. */
  done?: string | undefined
  /** Said before the reason where it could not be: 'Failed to create half'. */
  failed: string
}

/** A press of an operator: what it did is said in passing, why it could not stands until the next press. */
export function useAct<Wish>(
  act: (wish: Wish) => Promise<unknown>,
  { done, failed, inTurn = false }: ActWords & { inTurn?: boolean },
  after?: () => void,
) {
  const { press, isPending, error, wish, forget } = usePress({
    mutationFn: act,
    inTurn,
    onSuccess: () => {
      if (done !== undefined) notify.success(done)
      after?.()
    },
  })
  return { press, isPending, wish, forget, problem: error ? `${failed}. ${messageOf(error)}` : undefined }
}

/** The same of what is saved as its field is left: one after the other, and none is lost because the one before is on its way. */
export function useSaveInTurn<Wish>(
  act: (wish: Wish) => Promise<unknown>,
  { done, failed, turn }: ActWords & { turn: string },
  after?: () => void,
) {
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: act,
    scope: { id: turn },
    networkMode: 'always',
    onMutate: () => setProblem(undefined),
    onSuccess: () => {
      if (done !== undefined) notify.success(done)
      after?.()
    },
    onError: (error) => setProblem(`${failed}. ${messageOf(error)}`),
  })
  return { press: (wish: Wish) => mutateAsync(wish).catch(() => undefined), isPending, problem }
}
