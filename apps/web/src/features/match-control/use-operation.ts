import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { notify } from '../../ui/index.ts'

/** An administrator's call: what it did is said in passing, what it could not stays until it is read. */
export function useOperation<R extends RouteSpec>(
  route: R,
  done?: (reply: Reply<R>) => string | undefined,
  /** Doing it twice is doing it once: a reply that never came may be asked for again. */
  mayRepeat = false,
  /** What is wrong stays where it was pressed, instead of passing by. */
  staysThere = false,
) {
  return useMutation({
    mutationFn: (giving: Giving<R>) => call(route, giving),
    retry: (failures, error) => mayRepeat && failures < 2 && error instanceof CallError && error.status === 0,
    retryDelay: 600,
    onSuccess: (reply) => {
      const sentence = done?.(reply)
      if (sentence) notify.success(sentence)
    },
    onError: (error) => {
      if (!staysThere) notify.error(messageOf(error), { duration: 6000 })
    },
  })
}
