import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

interface PressOptions<Input, Answer> {
  mutationFn: (request: Input) => Promise<Answer>
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  /** Queues a different press during a running request; otherwise every press during a request is ignored. */
  oneAtATime?: boolean
}

/** Runs the request of a press, the same request only once at a time. The result holds its state. */
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
  // `isPending` changes shortly after the press. A second press in between must not send the request again.
  const isUnderWay = (request: Input) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .some(({ state }) => !oneAtATime || JSON.stringify(state.variables) === JSON.stringify(request))
  return {
    isPending,
    error: failure,
    /** The latest request. */
    request: variables,
    press: async (request: Input) => {
      if (!isUnderWay(request)) await mutateAsync(request).catch(() => undefined)
    },
    /** Hides the error; running requests continue. */
    forget: () => {
      if (isPending) return
      setFailure(undefined)
      reset()
    },
  }
}
