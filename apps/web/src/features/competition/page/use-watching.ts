import { type CompetitionId, type LobbyId, type MyCompetition, watchCompetitionLobby } from '@bettle/contract'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { msg } from '../../../texts/msg.ts'
import { notify } from '../../../ui/index.ts'

export interface Watching {
  /** False for users who neither play in the competition nor organise it ([CP60]). */
  readonly mayWatch: boolean
  readonly watch: (lobbyId: LobbyId) => Promise<void>
  readonly pendingId: LobbyId | undefined
}

/** Takes a spectator's seat in a lobby of the competition, and opens that lobby. */
export function useWatching(
  competitionId: CompetitionId,
  { entry, mayOrganise }: Pick<MyCompetition, 'entry' | 'mayOrganise'>,
  onEnter: (lobbyId: LobbyId) => void,
): Watching {
  const { press, isPending, request } = usePress({
    mutationFn: (lobbyId: LobbyId) =>
      call(watchCompetitionLobby, { params: { competitionId }, body: { lobbyId } }).then(() => lobbyId),
    onSuccess: onEnter,
    onError: (error) =>
      notify.error(messageOf(error, msg('competition.use-watching.the-game-could-not')), { duration: 6_000 }),
  })
  return { mayWatch: entry !== null || mayOrganise, watch: press, pendingId: isPending ? request : undefined }
}
