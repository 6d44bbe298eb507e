import type { CompetitionGroup, CompetitionStage } from '@bettle/contract'
import type { ReactNode } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Panel, Tag } from '../../../ui/index.ts'
import type { People } from '../people.ts'
import { LobbyLines, type LobbyLinesProps } from '../table/lobby-lines.tsx'
import { StandingsTable } from '../table/standings-table.tsx'
import { ZoneLegend } from '../table/zone-legend.tsx'
import type { Zone } from '../table/zones.ts'

interface GroupPanelProps extends Pick<LobbyLinesProps, 'fixtures' | 'watching'> {
  title: string
  group: CompetitionGroup
  stage: CompetitionStage
  people: People
  zones: readonly Zone[]
}

/** A group with its table, the number of players who advance, and the lobbies to enter or watch. */
export function GroupPanel({ title, group, stage, people, zones, fixtures, watching }: GroupPanelProps) {
  const isLive = isLiveIn(group, fixtures)
  return (
    <Panel
      title={title}
      flush
      aside={
        <TableState isLive={isLive} isProvisional={group.isProvisional} isFinished={stage.status === 'finished'} />
      }
    >
      <StandingsTable
        caption={msg('competition.group-panel.table', { title })}
        rows={group.table}
        people={people}
        zones={zones}
      />
      <TableFoot>
        <ZoneLegend zones={zones} />
        <LobbyLines lobbies={group.lobbies} ownId={people.ownId} of={title} {...{ fixtures, watching }} />
      </TableFoot>
    </Panel>
  )
}

export const isLiveIn = ({ lobbies }: CompetitionGroup, fixtures: LobbyLinesProps['fixtures']): boolean =>
  lobbies.some(({ matchId }) =>
    fixtures.some((fixture) => fixture.matchId === matchId && fixture.status === 'under-way'),
  )

interface TableStateProps {
  isLive: boolean
  isProvisional: boolean
  isFinished: boolean
}

/** Says whether the table is live, provisional or final. */
export function TableState({ isLive, isProvisional, isFinished }: TableStateProps) {
  if (isLive) return <Tag tone="live">{msg('competition.group-panel.live-provisional')}</Tag>
  if (isProvisional) return <Tag tone="closing">{msg('competition.group-panel.provisional')}</Tag>
  return isFinished && <Tag>{msg('competition.group-panel.final')}</Tag>
}

/** Content below a table. The element takes no space if it is empty. */
export function TableFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-3 border-line border-t px-4 py-3 empty:hidden">{children}</div>
}
