import { enterRoom, type LobbyId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
 * @param options.window the key of this window, in which a named recorder taps [RM33]
 */
export function useRoomEntry(
  lobbyId: LobbyId,
  { seesStart = false, window: windowKey }: { seesStart?: boolean; window?: string | undefined } = {},
) {
  // The window takes the pad over when it opens it, and not again when it reports that its user is still present.
  const takesOver = useRef(windowKey !== undefined)
  const entry = useQuery({
    queryKey: [enterRoom.path, lobbyId, seesStart],
    queryFn: async () => {
      const ofWindow = windowKey === undefined ? {} : { window: windowKey, takesOver: takesOver.current }
      const entry = await callInTime(enterRoom, { body: { lobbyId, seesStart, ...ofWindow } })
      takesOver.current = false
      return entry
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.recorder === 'room' && !seesStart ? REFRESH : REFRESH_WHILE_FEW),
  })
  const { refetch } = entry
  useEffect(
    () =>
      liveClient().follow('user', {
        onUpdate: ({ push }) => {
          const isOfRoom = push.type === 'room-whistle.changed' || push.type === 'room-recorders.changed'
          if (isOfRoom && push.lobbyId === lobbyId) void refetch()
        },
      }),
    [lobbyId, refetch],
  )
  const takeOver = () => {
    takesOver.current = true
    void refetch()
  }
  return { ...entry, takeOver }
}
