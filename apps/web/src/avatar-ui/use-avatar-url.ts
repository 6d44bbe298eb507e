import { type AvatarId, listAvatars } from '@bettle/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '../api/query/query-of.ts'
import { type SignedUrlView, useSignedUrl } from '../files/use-signed-url.ts'

const KEPT_FOR = 60 * 60 * 1000
/** If the list of avatars is older than this (ms), it is fetched again when an avatar is missing from it. */
const TOO_OLD_TO_MISS = 10_000

/** The query of all avatars in one call. The list is cached for an hour, because new avatars are rare. */
export const avatarsQuery = queryOptions({ ...queryOf(listAvatars, {}), staleTime: KEPT_FOR, gcTime: KEPT_FOR })

/**
 * Returns the URL of an avatar's picture or, without an avatar, of the picture with the storage key `ownKey`. All users
 * with the same avatar share one request.
 */
export function useAvatarUrl(avatarId: AvatarId | null, isWanted = true, ownKey?: string | null): SignedUrlView {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...avatarsQuery, enabled: avatarId !== null && isWanted })
  const key = avatarId === null ? ownKey : data?.avatars.find(({ _id }) => _id === avatarId)?.image
  const isMissed = isWanted && avatarId !== null && data !== undefined && key === undefined
  useEffect(() => {
    if (isMissed && Date.now() - dataUpdatedAt > TOO_OLD_TO_MISS) void refetch({ cancelRefetch: false })
  }, [isMissed, dataUpdatedAt, refetch])
  return useSignedUrl(key && isWanted ? { key } : undefined)
}
