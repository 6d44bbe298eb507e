import type { Competition, CompetitionEntry } from '@bettle/contract'
import { useState } from 'react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, Panel } from '../../../ui/index.ts'
import type { People } from '../people.ts'

/** A list with more than FIRST + FEW players shows only this many at first. A press shows the others. */
const FIRST = 16
const FEW = 4

const STATUS: Readonly<Partial<Record<CompetitionEntry['status'], string>>> = {
  waiting: msg('competition.player-list.next-season'),
  eliminated: msg('competition.player-list.out'),
  lapsed: msg('competition.player-list.absent-from-the-last'),
  withdrawn: msg('competition.player-list.withdrawn'),
  lost: msg('competition.player-list.account-disabled'),
  disqualified: msg('competition.player-list.disqualified'),
}

/** Lists the players in order of enrolment, then the reserves. */
export function PlayerList({
  competition: { players },
  people: { ownId },
}: {
  competition: Competition
  people: People
}) {
  const [isWhole, setWhole] = useState(false)
  // An entry without a lot withdrew before the draw, and is not listed.
  const listed = players.filter(({ status, lot }) => status !== 'withdrawn' || lot !== null)
  const sorted = listed.toSorted((a, b) => (a.reserve ?? 0) - (b.reserve ?? 0))
  const shown = isWhole || sorted.length <= FIRST + FEW ? sorted : sorted.slice(0, FIRST)
  return (
    <Panel title={msg('competition.player-list.players')} flush aside={<span>{listed.length}</span>}>
      {listed.length === 0 && (
        <p className="px-4 py-4 text-muted text-sm">{msg('competition.player-list.nobody-has-enrolled')}</p>
      )}
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 px-4 py-2">
        {shown.map(({ user, status, reserve }) => {
          const note = reserve === null ? STATUS[status] : msg('competition.player-list.reserve', { reserve })
          return (
            <li key={user._id} className="flex min-h-11 min-w-0 items-center gap-2.5">
              <UserAvatar user={user} size={28} own={user._id === ownId} />
              <span className="flex min-w-0 flex-col">
                <span className="wrap-anywhere font-medium text-sm leading-tight">
                  {user.username}
                  {user._id === ownId && (
                    <span className="caps ms-2 whitespace-nowrap text-flood">{msg('competition.player-list.you')}</span>
                  )}
                </span>
                {note && <span className="text-faint text-xs leading-tight">{note}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      {shown.length < sorted.length && (
        <div className="border-line border-t p-2 text-center">
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {msg('competition.player-list.show-all', { count: sorted.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}
