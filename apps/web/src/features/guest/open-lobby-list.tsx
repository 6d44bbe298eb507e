import type { OpenLobby } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { msg } from '../../texts/msg.ts'

/** Lists open lobbies for visitors without an account. Each lobby links to its invitation. */
export function OpenLobbyList({ lobbies }: { lobbies: readonly OpenLobby[] }) {
  if (lobbies.length === 0) return null
  return (
    <section aria-labelledby="open-lobbies" className="flex w-full flex-col gap-2 text-start">
      <h2 id="open-lobbies" className="caps text-lg">
        {msg('guest.open-lobby-list.open-lobbies')}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {lobbies.map(({ lobbyCode, match, hostUser, players, gameSettings }) => (
          <li key={lobbyCode}>
            <Link
              to="/join/$code"
              params={{ code: lobbyCode }}
              className="flex min-h-14 items-center gap-3 px-1 py-2 hover:bg-raised"
            >
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-semibold">
                  {msg('guest.open-lobby-list.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
                </span>
                <span className="wrap-anywhere block text-muted text-sm">
                  {msg('guest.open-lobby-list.of-seats-taken', {
                    username: hostUser.username,
                    players,
                    maxPlayers: gameSettings.maxPlayers,
                  })}
                </span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
