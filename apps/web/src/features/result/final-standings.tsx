import type { Lobby } from '@bettle/contract'
import { Avatar, classNames, Panel } from '../../ui/index.ts'

/** How long a list is before one's own row is repeated under it. */
const TOP = 3

/** Everyone's place; who came in below third sees it said once more. */
export function FinalStandings({ lobby, ownPlace }: { lobby: Lobby; ownPlace: number }) {
  const { leaderboard, currentUser } = lobby
  return (
    <Panel
      title="Final Standings"
      flush
      footer={
        ownPlace > TOP && (
          <p className="text-center">
            Your rank: <span className="figures text-flood text-lg">#{ownPlace}</span>
          </p>
        )
      }
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Final standings</caption>
        <thead>
          <tr className="caps text-base text-faint">
            <th scope="col" className="h-10 w-12 text-center font-bold">
              #
            </th>
            <th scope="col" className="text-left font-bold">
              Player
            </th>
            <th scope="col" className="w-16 text-right font-bold">
              Won
            </th>
            <th scope="col" className="w-16 text-right font-bold">
              Bets
            </th>
            <th scope="col" className="w-20 pr-4 text-right font-bold">
              Chips
            </th>
          </tr>
        </thead>
        <tbody>
          {leaderboard.map(({ user, chips, betsWon, betsPlaced }, index) => {
            const isOwn = user._id === currentUser.user._id
            return (
              <tr key={user._id} className={classNames('border-line border-t', isOwn && 'bg-flood-soft')}>
                <td className="figures h-12 text-center text-lg text-muted">{index + 1}</td>
                <th scope="row" className="max-w-0 text-left font-medium">
                  <span className="flex items-center gap-2.5">
                    <Avatar name={user.username} size={28} own={isOwn} />
                    <span className="truncate">{user.username}</span>
                  </span>
                </th>
                <td className="figures text-right text-lg">{betsWon}</td>
                <td className="figures text-right text-lg text-muted">{betsPlaced}</td>
                <td className="figures pr-4 text-right text-lg">{chips}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
