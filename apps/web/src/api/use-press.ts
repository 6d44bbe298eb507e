import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

interface PressOptions<Input, Answer> {
  mutationFn: (request: Input) => Promise<Answer>
  onSuccess?: (answer: Answer) => void
  onError?: (error: Error) => void
  /**
   * If true, a different press during a pending request is queued. Otherwise every press during a pending request is
   * ignored.
   */
  oneAtATime?: boolean
}

/**
 * Sends the request of a press. A press is ignored while an equal request is pending. The result contains the state of
 * the request.
 */
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
  // `isPending` changes only some time after the press. A second press before that must not send the request again.
  const isUnderWay = (request: Input) =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .some(({ state }) => !oneAtATime || JSON.stringify(state.variables) === JSON.stringify(request))
  return {
    isPending,
    error: failure,
    /** The latest request that was sent. */
    request: variables,
    press: async (request: Input) => {
      if (!isUnderWay(request)) await mutateAsync(request).catch(() => undefined)
    },
    /** Hides the error and the latest request. While a request is pending, this does nothing. */
    forget: () => {
      if (isPending) return
      setFailure(undefined)
      reset()
    },
  }
}
