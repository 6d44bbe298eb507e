import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { notify } from '../../ui/index.ts'

/**
 * Returns the mutation of a route. A success shows the text from `done` in a toast. An error shows a toast for six
 * seconds, unless `staysThere` is true.
 */
export function useOperation<R extends RouteSpec>(
  route: R,
  done?: (reply: Reply<R>) => string | undefined,
  /** Whether the call may be repeated after a lost response, because a second call would change nothing. */
  mayRepeat = false,
  /** True if the caller shows the error beside the button. An error then shows no toast. */
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
