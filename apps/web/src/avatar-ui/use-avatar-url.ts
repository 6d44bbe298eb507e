import { type AvatarId, listAvatars } from '@bettle/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryOf } from '../api/query/query-of.ts'
import { type SignedUrlView, useSignedUrl } from '../files/use-signed-url.ts'

const KEPT_FOR = 60 * 60 * 1000
/** A list older than this may lack an avatar that was added since (ms). */
const TOO_OLD_TO_MISS = 10_000

/** All avatars in one call, cached for an hour, because new ones are rare. */
export const avatarsQuery = queryOptions({ ...queryOf(listAvatars, {}), staleTime: KEPT_FOR, gcTime: KEPT_FOR })

/** The picture of an avatar, or of this storage key. All users of an avatar share one request. */
export function useAvatarUrl(avatarId: AvatarId | null, isWanted = true, ownKey?: string | null): SignedUrlView {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...avatarsQuery, enabled: avatarId !== null && isWanted })
  const key = avatarId === null ? ownKey : data?.avatars.find(({ _id }) => _id === avatarId)?.image
  const isMissed = isWanted && avatarId !== null && data !== undefined && key === undefined
  useEffect(() => {
    if (isMissed && Date.now() - dataUpdatedAt > TOO_OLD_TO_MISS) void refetch({ cancelRefetch: false })
  }, [isMissed, dataUpdatedAt, refetch])
  return useSignedUrl(key && isWanted ? { key } : undefined)
}
