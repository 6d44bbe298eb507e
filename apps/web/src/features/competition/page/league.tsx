import type { Competition, CompetitionStage } from '@bettle/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, Panel, Tabs } from '../../../ui/index.ts'
import { groupName } from '../competition-text.ts'
import type { People } from '../people.ts'
import { seasonsOf } from '../season-moves.ts'
import { LobbyLines } from '../table/lobby-lines.tsx'
import { StandingsTable } from '../table/standings-table.tsx'
import { ZoneLegend } from '../table/zone-legend.tsx'
import { divisionZones } from '../table/zones.ts'
import { GroupPanel, isLiveIn, TableFoot, TableState } from './group-panel.tsx'
import { SeasonEnd } from './season-end.tsx'
import type { Watching } from './use-watching.ts'

interface LeagueProps {
  competition: Competition
  people: People
  watching: Watching
}

/** The seasons of a league with their divisions, the latest season first. */
export function League({ competition, people, watching }: LeagueProps) {
  const seasons = seasonsOf(competition)
  const latest = seasons.at(-1)
  const [chosen, setChosen] = useState<string>()
  const season = seasons.find(({ stage }) => stage === chosen) ?? latest
  if (!season) return null
  const shown = <Season key={season.stage} {...{ competition, season, people, watching }} />
  if (seasons.length === 1) return shown
  return (
    <Tabs
      label={msg('competition.league.seasons')}
      value={season.stage}
      onValueChange={setChosen}
      tabs={seasons.toReversed().map(({ stage, ordinal, status }) => ({
        id: stage,
        label: msg('competition.league.season', { ordinal, isFinished: status === 'finished' }),
        content: shown,
      }))}
    />
  )
}

interface SeasonProps extends LeagueProps {
  season: CompetitionStage
}

function Season({ competition, season, people, watching }: SeasonProps) {
  const isOwn = ({ table }: (typeof season.divisions)[number]) => table.some(({ userId }) => userId === people.ownId)
  const seasons = seasonsOf(competition)
  const index = seasons.indexOf(season)
  // Until a season begins, its page shows the end of the previous season, which explains how the players came into
  // their divisions.
  const ended = season.status === 'known' ? seasons[index - 1] : season
  return (
    <div className="flex flex-col gap-4">
      {ended && <SeasonEnd season={ended} next={seasons[seasons.indexOf(ended) + 1]} {...{ competition, people }} />}
      {season.divisions
        .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.division - b.division)
        .map((division) => (
          <Division key={division.division} {...{ competition, season, division, people, watching }} />
        ))}
    </div>
  )
}

interface DivisionProps extends SeasonProps {
  division: CompetitionStage['divisions'][number]
}

/** The table of a division over all its groups, with the zones for promotion and relegation. */
function Division({ competition: { fixtures }, season, division, people, watching }: DivisionProps) {
  const [isOpen, setOpen] = useState(false)
  const { division: number, table } = division
  const groups = season.groups.filter((group) => group.division === number)
  const isFinished = season.status === 'finished'
  const zones = divisionZones(division, isFinished)
  const title =
    season.divisions.length > 1 ? msg('competition.league.division', { number }) : msg('competition.league.table')
  const lobbies = groups.flatMap((group) => group.lobbies)
  return (
    <div className="flex flex-col gap-3">
      <Panel
        title={title}
        flush
        aside={
          <TableState
            isLive={groups.some((group) => isLiveIn(group, fixtures))}
            isProvisional={groups.some(({ isProvisional }) => isProvisional)}
            isFinished={isFinished}
          />
        }
      >
        <StandingsTable
          caption={msg('competition.league.table-2', { title })}
          rows={table}
          people={people}
          zones={zones}
        />
        <TableFoot>
          <ZoneLegend zones={zones} />
          {groups.length === 1 && (
            <LobbyLines lobbies={lobbies} ownId={people.ownId} of={title} {...{ fixtures, watching }} />
          )}
        </TableFoot>
      </Panel>
      {groups.length > 1 && (
        <>
          <Button
            size="sm"
            variant="ghost"
            className="self-start"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            trailing={
              <ChevronDown aria-hidden="true" className={classNames('transition-transform', isOpen && 'rotate-180')} />
            }
          >
            {msg('competition.league.the-groups-of', { count: groups.length, title })}
          </Button>
          {isOpen && (
            <div className="grid items-start gap-4 xl:grid-cols-2">
              {groups.map((group, index) => (
                <GroupPanel
                  key={group.group}
                  title={msg('competition.league.group', { groupName: groupName(index) })}
                  stage={season}
                  zones={[]}
                  {...{ group, people, fixtures, watching }}
                />
              ))}
            </div>
          )}
        </>
      )}
    </div>
  )
}
