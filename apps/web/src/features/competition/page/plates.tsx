import type { Competition } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
import { Panel, Tag } from '../../../ui/index.ts'
import type { People } from '../people.ts'
import { LobbyLines } from '../table/lobby-lines.tsx'
import type { Watching } from './use-watching.ts'

interface PlatesProps {
  competition: Competition
  people: People
  watching: Watching
}

/** The games for players who were knocked out: upcoming games to enter or watch, and games that are over. */
export function Plates({ competition: { plates, fixtures }, people, watching }: PlatesProps) {
  const over = plates.flatMap(({ matchId, players }) => {
    const fixture = fixtures.find((candidate) => candidate.matchId === matchId)
    return fixture?.status === 'counted' || fixture?.status === 'failed' ? [{ fixture, players }] : []
  })
  return (
    <Panel title={msg('competition.plates.plate')}>
      <p className="mb-3 text-muted text-sm">{msg('competition.plates.extra-games-without-points')}</p>
      <LobbyLines
        lobbies={plates}
        ownId={people.ownId}
        of={msg('competition.plates.the-plate')}
        {...{ fixtures, watching }}
      />
      {over.length > 0 && (
        <ul aria-label={msg('competition.plates.plate-games-that-are')} className="mt-2 flex flex-col gap-2 first:mt-0">
          {over.map(({ fixture, players }) => (
            <li key={fixture.matchId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="wrap-anywhere min-w-0 flex-1">
                {msg('competition.plates.v', { homeTeam: fixture.homeTeam, awayTeam: fixture.awayTeam })}
                <span className="text-muted">
                  {' '}
                  ·{' '}
                  {players.length === 1
                    ? msg('competition.plates.1-player')
                    : msg('competition.plates.players', { count: players.length })}
                </span>
              </span>
              <Tag>{msg('competition.plates.over')}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
