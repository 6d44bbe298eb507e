import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

interface PressOptions<Wish, Answer> {
  mutationFn: (wish: Wish) => Promise<Answer>
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
}

/** What a press sets off, once at a time; how it went is read from what comes back. */
export function usePress<Wish, Answer>({ mutationFn, onSuccess, onError }: PressOptions<Wish, Answer>) {
  const queryClient = useQueryClient()
  const mutationKey = [useId()]
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationKey,
    mutationFn: (wish: Wish) => mutationFn(wish),
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => onError?.(error),
    networkMode: 'always',
  })
  return {
    isPending,
    error,
    /** What was asked for last. */
    wish: variables,
    press: async (wish: Wish) => {
      // That it is pending shows a moment after the press: a second one in that moment must not be sent, too.
      if (queryClient.isMutating({ mutationKey }) === 0) await mutateAsync(wish).catch(() => undefined)
    },
    /** Its problem is not shown any more; what is underway goes on. */
    forget: () => {
      if (!isPending) reset()
    },
  }
}
