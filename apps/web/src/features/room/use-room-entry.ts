import { enterRoom, type LobbyId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callInTime } from '../../api/call-in-time.ts'
import { liveClient } from '../../push/connection/live-client.ts'

/** How often an open pad reports that its user is present (ms). Presence lasts ten minutes [RM6]. */
const REFRESH = 30_000
/**
 * The interval while the room does not record (ms), usually because too few members are present. It is shorter, so that
 * the pad soon notices another member.
 */
const REFRESH_WHILE_FEW = 10_000

/**
 * Enters the room while the pad or the start of the match is on the screen, and returns who records and who pressed the
 * whistle. A page in the background does not enter again: its user does not watch, and would count as present without
 * confirming the taps of others. A press of another member on the whistle is fetched at once [RM22].
 * @param options.seesStart true outside the pad: the user is then present for a minute only [RM6]
 */
export function useRoomEntry(lobbyId: LobbyId, { seesStart = false }: { seesStart?: boolean } = {}) {
  const entry = useQuery({
    queryKey: [enterRoom.path, lobbyId, seesStart],
    queryFn: () => callInTime(enterRoom, { body: { lobbyId, seesStart } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.recorder === 'room' && !seesStart ? REFRESH : REFRESH_WHILE_FEW),
  })
  const { refetch } = entry
  useEffect(
    () =>
      liveClient().follow('user', {
        onUpdate: ({ push }) => {
          if (push.type === 'room-whistle.changed' && push.lobbyId === lobbyId) void refetch()
        },
      }),
    [lobbyId, refetch],
  )
  return entry
}
