import type { Competition, CompetitionStage } from '@bettle/contract'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'
import { groupName } from '../competition-text.ts'
import type { People } from '../people.ts'
import { groupZones } from '../table/zones.ts'
import { GroupPanel } from './group-panel.tsx'
import type { Watching } from './use-watching.ts'

interface GroupsProps {
  competition: Competition
  stage: CompetitionStage
  people: People
  watching: Watching
}

/** The number of groups that are shown at first. A press shows the others. */
const FIRST = 8

/** The groups of a tournament with their tables, the user's own group first. */
export function Groups({ competition: { format, fixtures }, stage, people, watching }: GroupsProps) {
  const [isWhole, setWhole] = useState(false)
  const { groups } = stage
  const isOwn = ({ members }: (typeof groups)[number]) => people.ownId !== undefined && members.includes(people.ownId)
  const sorted = groups.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.group - b.group)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)
  const zones = groupZones(groups.length)
  const titleOf = (group: number) =>
    groups.length > 1
      ? msg('competition.groups.group', { groupName: groupName(group) })
      : format === 'lobby'
        ? msg('competition.groups.the-game')
        : msg('competition.groups.table')
  return (
    <>
      <div
        className={
          groups.length > 1 ? 'grid items-start gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2' : undefined
        }
      >
        {shown.map((group) => (
          <GroupPanel
            key={group.group}
            title={titleOf(group.group)}
            {...{ group, stage, people, zones, fixtures, watching }}
          />
        ))}
      </div>
      {shown.length < groups.length && (
        <Button className="self-center" onClick={() => setWhole(true)}>
          {msg('competition.groups.show-all-groups', { count: groups.length })}
        </Button>
      )}
    </>
  )
}
