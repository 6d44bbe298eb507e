import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

interface PressOptions<Input, Answer> {
  mutationFn: (request: Input) => Promise<Answer>
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  /** What is pressed while something else is under way is done after it; otherwise it is as if nobody had pressed. */
  oneAtATime?: boolean
}

/** What a press sets off, the same once at a time; how it went is read from what comes back. */
export function usePress<Input, Answer>({
  mutationFn,
  onSuccess,
  onError,
  oneAtATime = false,
}: PressOptions<Input, Answer>) {
  const queryClient = useQueryClient()
  const id = useId()
  const mutationKey = [id]
  const [failure, setFailure] = useState<Error>()
  const { mutateAsync, isPending, variables, reset } = useMutation({
    mutationKey,
    mutationFn: (request: Input) => mutationFn(request),
    onMutate: () => setFailure(undefined),
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => {
      setFailure(error)
      onError?.(error)
    },
    networkMode: 'always',
    ...(oneAtATime && { scope: { id } }),
  })
  // That it is pending shows a moment after the press: a second one in that moment must not be sent, too.
  const isUnderWay = (request: Input) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .some(({ state }) => !oneAtATime || JSON.stringify(state.variables) === JSON.stringify(request))
  return {
    isPending,
    error: failure,
    /** What was asked for last. */
    request: variables,
    press: async (request: Input) => {
      if (!isUnderWay(request)) await mutateAsync(request).catch(() => undefined)
    },
    /** Its problem is not shown any more; what is underway goes on. */
    forget: () => {
      if (isPending) return
      setFailure(undefined)
      reset()
    },
  }
}
