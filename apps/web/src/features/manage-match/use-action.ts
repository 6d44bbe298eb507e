import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { notify } from '../../ui/index.ts'

interface ResultMessages {
  /** Said in passing once it is done. */
  done?: string | undefined
  /** Said before the reason where it could not be: 'Failed to create half'. */
  failed: string
}

/** A press of an operator: what it did is said in passing, why it could not stands until the next press. */
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

/** The same of what is saved as its field is left: one after the other, and none is lost because the one before is on its way. */
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
