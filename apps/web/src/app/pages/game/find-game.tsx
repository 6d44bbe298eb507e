import { lobbyByCode } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query-of.ts'
import { activeLobby } from '../../../push/active-lobby.ts'
import { GameSkeleton } from './game-skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** Finds the lobby for a device that knows only the address. */
export function FindGame({ code }: { code: string }) {
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
