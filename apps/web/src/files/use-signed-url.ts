import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { cacheKeyOf, type FileRequest, fetchSignedUrl } from './fetch-signed-url.ts'
import { KEPT_FOR, signedUrlCache } from './signed-url-cache.ts'

export interface SignedUrlView {
  url: string | undefined
  contentType: string | undefined
  error: Error | null
  retry: () => void
  /** Reports that the URL does not work. A new URL is then requested, only once for each file. */
  onBroken: () => void
}

const queryOfFile = (request: FileRequest | undefined) => {
  const id = request && cacheKeyOf(request)
  const held = () => (id === undefined ? undefined : signedUrlCache.held(id))
  return queryOptions({
    queryKey: ['signed-url', id],
    queryFn: request ? () => fetchSignedUrl(request) : skipToken,
    staleTime: KEPT_FOR,
    gcTime: KEPT_FOR,
    initialData: held,
    initialDataUpdatedAt: () => held()?.keptAt,
  })
}

/** Returns the URL of a stored file, from the cache if possible. If `request` is undefined, nothing is fetched. */
export function useSignedUrl(request: FileRequest | undefined): SignedUrlView {
  const { data, error, refetch } = useQuery(queryOfFile(request))
  const broken = useRef<string>(undefined)
  const id = request && cacheKeyOf(request)
  const url = data?.signedUrl
  const retry = useCallback(() => void refetch(), [refetch])
  const onBroken = useCallback(() => {
    if (id === undefined || url === undefined || broken.current === id) return
    broken.current = id
    signedUrlCache.forget(id)
    retry()
  }, [id, url, retry])
  return { url, contentType: data?.contentType, error, retry, onBroken }
}
