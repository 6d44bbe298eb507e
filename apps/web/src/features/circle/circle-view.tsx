import type { ReactNode } from 'react'
import { msg, rich } from '../../texts/msg.ts'
import { Panel, Select } from '../../ui/index.ts'
import { membersText, seasonDayText } from './circle-text.ts'
import { Evenings, type EveningsProps } from './evenings.tsx'
import { Members, type MembersProps } from './members.tsx'
import { PastEvenings } from './past-evenings.tsx'

interface CircleViewProps extends EveningsProps, MembersProps {
  /** The buttons beside the name. */
  tools: ReactNode
  /** The table of the season; it is not rendered while no evening has counted. */
  table: ReactNode
  /** Called with the number of the season to show. */
  onSeason: (season: number) => void
}

/** A circle as its members see it: the next evening, the table of a season, past evenings and members [CI2]. */
export function CircleView({ circle, ownId, tools, table, onSeason, inviteTo, ownMatch }: CircleViewProps) {
  const { name, owner, members, season, seasons } = circle
  const hasTable = circle.table.some(({ played }) => played > 0)
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="headline wrap-anywhere text-3xl">{name}</h1>
          <p className="wrap-anywhere text-muted">
            {msg('circle.circle-view.owned-by-you', {
              members: membersText(members.length),
              isOwnId: owner._id === ownId,
              username: owner.username,
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">{tools}</div>
      </header>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          <Evenings circle={circle} inviteTo={inviteTo} ownMatch={ownMatch} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel
            flush
            title={msg('circle.circle-view.table')}
            aside={
              seasons.length === 1 && (
                <span>{rich('circle.circle-view.until', { day: <Day day={season.lastDay} /> })}</span>
              )
            }
          >
            {seasons.length > 1 && (
              <div className="px-4 py-3">
                <Select
                  label={msg('circle.circle-view.season')}
                  value={String(season.number)}
                  onValueChange={(number) => onSeason(Number(number))}
                  options={seasons.map(({ number, firstDay, lastDay }) => ({
                    value: String(number),
                    label: msg('circle.circle-view.to', {
                      seasonDay: seasonDayText(firstDay),
                      seasonDay2: seasonDayText(lastDay),
                    }),
                  }))}
                />
              </div>
            )}
            {hasTable ? (
              table
            ) : (
              <p className="px-4 py-4 text-muted text-sm">{msg('circle.circle-view.no-evening-has-counted')}</p>
            )}
          </Panel>
          <PastEvenings circle={circle} />
          <Members circle={circle} ownId={ownId} />
        </div>
      </div>
    </>
  )
}

/** A day of UTC, as the seasons count it. */
const Day = ({ day }: { day: string }) => <time dateTime={day}>{seasonDayText(day)}</time>
