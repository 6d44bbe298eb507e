import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { notify } from '../../ui/index.ts'

interface ResultMessages {
  /** The text of the toast after a success. */
  done?: string | undefined
  /** The start of the error message, such as 'Failed to create half'. The reason is appended. */
  failed: string
}

/** Runs an operator's action. A success shows a toast; an error stays visible until the next press. */
export function useAction<Input>(
  mutate: (request: Input) => Promise<unknown>,
  { done, failed, oneAtATime = false }: ResultMessages & { oneAtATime?: boolean },
  after?: () => void,
) {
  const { press, isPending, error, request, forget } = usePress({
    mutationFn: mutate,
    oneAtATime,
    onSuccess: () => {
      if (done !== undefined) notify.success(done)
      after?.()
    },
  })
  return { press, isPending, request, forget, problem: error ? `${failed}. ${messageOf(error)}` : undefined }
}

/** Runs the saves of several fields one after the other, so that no save is dropped while another is pending. */
export function useQueuedSave<Input>(
  mutate: (request: Input) => Promise<unknown>,
  { done, failed, queueId }: ResultMessages & { queueId: string },
  after?: () => void,
) {
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: mutate,
    scope: { id: queueId },
    networkMode: 'always',
    onMutate: () => setProblem(undefined),
    onSuccess: () => {
      if (done !== undefined) notify.success(done)
      after?.()
    },
    onError: (error) => setProblem(`${failed}. ${messageOf(error)}`),
  })
  return { press: (request: Input) => mutateAsync(request).catch(() => undefined), isPending, problem }
}
