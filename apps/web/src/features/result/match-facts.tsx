import type { Lobby } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import type { ReactNode } from 'react'
import { SETTING_TEXTS } from '../../match-ui/setting-texts.ts'
import { timeAndDay } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
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
    <Panel title={msg('result.match-facts.match-facts')} flush>
      <dl className="divide-y divide-line">
        <Fact label={msg('result.match-facts.match-start')}>
          {match.startTime === null ? msg('result.match-facts.not-started') : <Moment time={match.startTime} />}
        </Fact>
        {match.endedAt !== null && (
          <Fact label={msg('result.match-facts.match-end')}>
            <Moment time={match.endedAt} />
          </Fact>
        )}
        {paysTrophies && (
          <>
            <Fact label={msg('result.match-facts.pot')}>
              {winner
                ? msg('result.match-facts.trophies-won-the-game', { prizePot, username: winner.user.username })
                : msg('result.match-facts.trophies-the-game-has', { prizePot })}
            </Fact>
            <Fact label={msg('result.match-facts.how-the-pot-is')}>
              {SETTING_TEXTS.prizeDistribution.values[gameSettings.prizeDistribution].label}
            </Fact>
          </>
        )}
        {lobby.hostUser && <Fact label={msg('result.match-facts.host')}>{lobby.hostUser.username}</Fact>}
        {lobby.competition && <Fact label={msg('result.match-facts.competition')}>{lobby.competition.name}</Fact>}
        <Fact label={msg('result.match-facts.rounds')}>
          {msg('result.match-facts.played-minutes-each', { played, roundDuration: gameSettings.roundDuration })}
        </Fact>
        <Fact label={msg('result.match-facts.starting-chips')}>{gameSettings.startingChips}</Fact>
        <Fact label={msg('result.match-facts.stakes')}>
          {msg('result.match-facts.to-chips', {
            minBetAmount: gameSettings.minBetAmount,
            maxBetAmount: gameSettings.maxBetAmount,
          })}
        </Fact>
      </dl>
      {paysTrophies && (
        <p className="border-line border-t px-4 py-3 text-muted text-sm">
          {msg('result.match-facts.the-pot-starting-chips', {
            startingChips: gameSettings.startingChips,
            players,
            prizePot,
            hint: SETTING_TEXTS.prizeDistribution.values[gameSettings.prizeDistribution].hint,
          })}
        </p>
      )}
    </Panel>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-end font-medium tabular-nums">{children}</dd>
    </div>
  )
}

function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{timeAndDay(Date.parse(time))}</time>
}
