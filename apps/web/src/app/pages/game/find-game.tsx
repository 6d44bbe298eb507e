import { isId, type LobbyId, lobbyByCode } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { lobbyQuery } from '../../../push/lobby/lobby-feed.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState } from '../../../ui/index.ts'
import { GameSkeleton } from './game-skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** Finds the lobby for a device that has only its address: a code or, in a competition, the lobby's id. */
export function FindGame({ code }: { code: string }) {
  return isId<LobbyId>(code) ? <FindById lobbyId={code} /> : <FindByCode code={code} />
}

function FindById({ lobbyId }: { lobbyId: LobbyId }) {
  const { data: lobby, error, refetch } = useQuery(lobbyQuery(useQueryClient(), lobbyId))
  const isStranger = lobby?.currentUser.present === false
  useEffect(() => {
    if (lobby && !isStranger) activeLobby.set({ lobbyId, lobbyCode: lobby.lobbyCode, matchId: lobby.match._id })
  }, [lobby, isStranger, lobbyId])
  if (isStranger || (error instanceof CallError && error.status === 404)) return <NotYours />
  return error ? <NotLoaded why={error.message} onRetry={() => void refetch()} /> : <GameSkeleton />
}

function NotYours() {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-10">
      <section className="panel">
        <EmptyState
          title={msg('pages-game.find-game.you-have-no-seat')}
          action={
            <Button asChild variant="primary">
              <Link to="/">{msg('pages-game.find-game.back-to-the-lobbies')}</Link>
            </Button>
          }
        >
          {msg('pages-game.find-game.the-game-belongs-to')}
        </EmptyState>
      </section>
    </div>
  )
}

function FindByCode({ code }: { code: string }) {
  const navigate = useNavigate()
  const asked = useQuery({ ...queryOf(lobbyByCode, { params: { code } }), gcTime: 0 })
  const { data: card, error, refetch } = asked
  const isStranger = card?.seat?.present !== true
  const isNowhere = error instanceof CallError && error.status === 404
  useEffect(() => {
    if (card && !isStranger) activeLobby.set({ lobbyId: card._id, lobbyCode: card.lobbyCode, matchId: card.match._id })
    else if (card || isNowhere) void navigate({ to: '/join/$code', params: { code }, replace: true })
  }, [card, isStranger, isNowhere, code, navigate])
  return error && !isNowhere ? <NotLoaded why={error.message} onRetry={() => void refetch()} /> : <GameSkeleton />
}
