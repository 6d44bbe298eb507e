import { enterRoom, type LobbyId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { callInTime } from '../../api/call-in-time.ts'

/** How often an open pad reports that its user is present (ms). Presence lasts ten minutes [RM6]. */
const REFRESH = 30_000
/**
 * The interval while the room does not record (ms), usually because too few members are present. It is shorter, so that
 * the pad soon notices another member.
 */
const REFRESH_WHILE_FEW = 10_000

/**
 * Enters the room while the pad is open, and returns who records. A page in the background does not enter again: its
 * user does not watch, and would count as present without confirming the taps of others.
 */
export function useRoomEntry(lobbyId: LobbyId) {
  return useQuery({
    queryKey: [enterRoom.path, lobbyId],
    queryFn: () => callInTime(enterRoom, { body: { lobbyId } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.recorder === 'room' ? REFRESH : REFRESH_WHILE_FEW),
  })
}
