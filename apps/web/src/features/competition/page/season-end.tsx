import type { Competition, CompetitionStage } from '@bettle/contract'
import { ArrowDown, ArrowUp, Trophy } from 'lucide-react'
import { msg } from '../../../texts/msg.ts'
import { classNames, Panel } from '../../../ui/index.ts'
import type { People } from '../people.ts'
import { type SeasonMove, seasonMoves } from '../season-moves.ts'

interface SeasonEndProps {
  competition: Pick<Competition, 'trophies'>
  season: CompetitionStage
  /** The next season; undefined until it is drawn. */
  next: CompetitionStage | undefined
  people: People
}

/** The end of a season: who is promoted, who is relegated, and who won trophies. The user's own lines come first. */
export function SeasonEnd({ competition: { trophies }, season, next, people }: SeasonEndProps) {
  const moves = seasonMoves(season, next)
  const won = trophies.filter(({ stage }) => stage === season.stage).toSorted((a, b) => b.amount - a.amount)
  const ownFirst = (a: { userId: string }, b: { userId: string }) =>
    Number(b.userId === people.ownId) - Number(a.userId === people.ownId)
  if (season.status !== 'finished') return null
  return (
    <Panel title={msg('competition.season-end.how-season-ended', { ordinal: season.ordinal })} flush>
      <div className="grid divide-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <section aria-label={msg('competition.season-end.promotion-and-relegation')} className="px-4 py-3">
          {moves.length === 0 ? (
            <p className="text-muted text-sm">{msg('competition.season-end.no-player-moves-to')}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {moves.toSorted(ownFirst).map((move) => (
                <Move key={move.userId} move={move} people={people} />
              ))}
            </ul>
          )}
        </section>
        <section aria-label={msg('competition.season-end.trophies')} className="px-4 py-3">
          {won.length === 0 ? (
            <p className="text-muted text-sm">{msg('competition.season-end.nobody-wins-trophies')}</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {won.toSorted(ownFirst).map(({ userId, amount }) => (
                <li key={userId} className="flex items-start gap-2.5 text-sm">
                  <Trophy aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-flood" />
                  <span
                    className={classNames('wrap-anywhere min-w-0 flex-1', userId === people.ownId && 'font-semibold')}
                  >
                    {userId === people.ownId
                      ? msg('competition.season-end.you-win')
                      : msg('competition.season-end.wins', { name: people.nameOf(userId) })}
                  </span>
                  <span className="shrink-0">
                    <span className="figures text-lg">{amount}</span>{' '}
                    <span className="text-muted">{msg('competition.season-end.trophies-2', { count: amount })}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Panel>
  )
}

function Move({ move: { userId, from, to }, people }: { move: SeasonMove; people: People }) {
  const isOwn = userId === people.ownId
  const isUp = to < from
  const Icon = isUp ? ArrowUp : ArrowDown
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', isUp ? 'text-won' : 'text-lost')} />
      <span className={classNames('wrap-anywhere min-w-0', isOwn && 'font-semibold')}>
        {msg('competition.season-end.you-go-up-to', { isOwn, name: people.nameOf(userId), isUp, to })}
      </span>
    </li>
  )
}
