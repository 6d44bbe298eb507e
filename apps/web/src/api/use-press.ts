import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

interface PressOptions<Wish, Answer> {
  mutationFn: (wish: Wish) => Promise<Answer>
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  /** What is pressed while something else is under way is done after it; otherwise it is as if nobody had pressed. */
  inTurn?: boolean
}

/** What a press sets off, the same once at a time; how it went is read from what comes back. */
export function usePress<Wish, Answer>({ mutationFn, onSuccess, onError, inTurn = false }: PressOptions<Wish, Answer>) {
  const queryClient = useQueryClient()
  const id = useId()
  const mutationKey = [id]
  const [failure, setFailure] = useState<Error>()
  const { mutateAsync, isPending, variables, reset } = useMutation({
    mutationKey,
    mutationFn: (wish: Wish) => mutationFn(wish),
    onMutate: () => setFailure(undefined),
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => {
      setFailure(error)
      onError?.(error)
    },
    networkMode: 'always',
    ...(inTurn && { scope: { id } }),
  })
  // That it is pending shows a moment after the press: a second one in that moment must not be sent, too.
  const isUnderWay = (wish: Wish) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .some(({ state }) => !inTurn || JSON.stringify(state.variables) === JSON.stringify(wish))
  return {
    isPending,
    error: failure,
    /** What was asked for last. */
    wish: variables,
    press: async (wish: Wish) => {
      if (!isUnderWay(wish)) await mutateAsync(wish).catch(() => undefined)
    },
    /** Its problem is not shown any more; what is underway goes on. */
    forget: () => {
      if (isPending) return
      setFailure(undefined)
      reset()
    },
  }
}
