import type { Lobby } from '@bettle/contract'
import { SETTINGS, winnerOf } from '@bettle/rules'
import type { ReactNode } from 'react'
import { timeAndDay } from '../../text/date-text.ts'
import { Panel } from '../../ui/index.ts'

/** Shows the date, the host, the rules and the prize of a game. */
export function MatchFacts({ lobby }: { lobby: Lobby }) {
  const { match, gameSettings, leaderboard, prizePot, rounds, crowd } = lobby
  const players = crowd?.ranked ?? leaderboard.length
  const winner = match.status === 'completed' ? winnerOf(leaderboard) : undefined
  // The pot is not shown if the game pays no trophies.
  const paysTrophies = lobby.counts.code === 'counts'
  const played = rounds.filter(({ status }) => status === 'finished').length
  return (
    <Panel title="Match facts" flush>
      <dl className="divide-y divide-line">
        <Fact label="Match Start">{match.startTime === null ? 'Not started' : <Moment time={match.startTime} />}</Fact>
        {match.endedAt !== null && (
          <Fact label="Match end">
            <Moment time={match.endedAt} />
          </Fact>
        )}
        {paysTrophies && (
          <>
            <Fact label="Pot">
              {prizePot} trophies{winner ? `. ${winner.user.username} won the game` : '. The game has no winner'}
            </Fact>
            <Fact label="How the pot is shared">
              {SETTINGS.prizeDistribution.values[gameSettings.prizeDistribution].label}
            </Fact>
          </>
        )}
        {lobby.hostUser && <Fact label="Host">{lobby.hostUser.username}</Fact>}
        {lobby.competition && <Fact label="Competition">{lobby.competition.name}</Fact>}
        <Fact label="Rounds">
          {played} played, {gameSettings.roundDuration} minutes each
        </Fact>
        <Fact label="Starting chips">{gameSettings.startingChips}</Fact>
        <Fact label="Stakes">
          {gameSettings.minBetAmount} to {gameSettings.maxBetAmount} chips
        </Fact>
      </dl>
      {paysTrophies && (
        <p className="border-line border-t px-4 py-3 text-muted text-sm">
          The pot: {gameSettings.startingChips} starting chips of each of{' '}
          {players === 1 ? 'one player' : `${players} players`} make {prizePot} trophies.{' '}
          {SETTINGS.prizeDistribution.values[gameSettings.prizeDistribution].hint} Players who bet in fewer than a third
          of their rounds get no share.
        </p>
      )}
    </Panel>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-right font-medium tabular-nums">{children}</dd>
    </div>
  )
}

function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{timeAndDay(Date.parse(time))}</time>
}
