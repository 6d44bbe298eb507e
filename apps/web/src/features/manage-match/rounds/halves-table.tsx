import { createHalf, createRound, deleteHalf, endHalf, type Match, type MatchHalf, startHalf } from '@bettle/contract'
import { endHalfRefusal, MOST_HALVES, plannedMinutes, planRounds, startHalfRefusal } from '@bettle/rules'
import { Play, Plus, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Consequences } from '../../../admin-ui/consequences.tsx'
import { statusText } from '../../../admin-ui/status-text.ts'
import { isOver, underControl } from '../../../admin-ui/under-control.ts'
import { call } from '../../../api/call.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, type Column, ConfirmDialog, Fold, IconButton, Table, Tag } from '../../../ui/index.ts'
import { Problem } from '../problem.tsx'
import { useAction } from '../use-action.ts'

const ROUND_MINUTES = 10
const at = (time: string | null) => (time === null ? '–' : dayAndTime(Date.parse(time)))

/** Starts and ends the halves of a match, and adds extra time. */
export function HalvesTable({ match }: { match: Match }) {
  const [asked, setAsked] = useState<{ what: 'start' | 'end' | 'delete'; half: MatchHalf }>()
  const control = underControl(match)
  const starting = useAction(
    ({ halfNumber }: MatchHalf) => call(startHalf, { body: { matchId: match._id, halfNumber } }),
    {
      done: msg('manage-match.halves-table.the-half-starts-at'),
      failed: msg('manage-match.halves-table.failed-to-start-half'),
    },
  )
  const close = () => setAsked(undefined)
  const ending = useAction(({ halfNumber }: MatchHalf) => call(endHalf, { body: { matchId: match._id, halfNumber } }), {
    done: msg('manage-match.halves-table.the-half-has-ended'),
    failed: msg('manage-match.halves-table.failed-to-end-half'),
  })
  const deleting = useAction(({ _id }: MatchHalf) => call(deleteHalf, { params: { id: _id } }), {
    done: msg('manage-match.halves-table.the-half-was-deleted'),
    failed: msg('manage-match.halves-table.error-deleting-half'),
  })
  const adding = useAction(() => addHalf(match), {
    done: msg('manage-match.halves-table.the-half-was-added'),
    failed: msg('manage-match.halves-table.failed-to-create-half'),
  })
  const running = match.halves.find(({ status }) => status === 'active')
  const operations = { start: starting, end: ending, delete: deleting }
  const isLast = (half: MatchHalf) => half.halfNumber === match.halves.length
  const columns: readonly Column<MatchHalf>[] = [
    {
      id: 'half',
      header: msg('manage-match.halves-table.half'),
      rowHeader: true,
      cell: ({ halfNumber }) => <HalfName halfNumber={halfNumber} />,
    },
    {
      id: 'status',
      header: msg('manage-match.halves-table.status'),
      cell: ({ status }) => <Tag tone={status === 'active' ? 'live' : 'neutral'}>{statusText(status)}</Tag>,
    },
    {
      id: 'start',
      header: msg('manage-match.halves-table.kick-off'),
      className: 'tabular-nums max-sm:hidden',
      cell: ({ startTime }) => at(startTime),
    },
    {
      id: 'end',
      header: msg('manage-match.halves-table.end-of-a-half'),
      className: 'tabular-nums max-sm:hidden',
      cell: ({ endTime }) => at(endTime),
    },
    {
      id: 'acts',
      header: <span className="sr-only">{msg('manage-match.halves-table.actions')}</span>,
      align: 'buttons',
      cell: (half) => (
        <span className="inline-flex items-center gap-1">
          {half.status !== 'finished' && (
            <Button
              size="sm"
              icon={half.status === 'active' ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
              loading={starting.isPending && starting.request?._id === half._id}
              disabled={
                half.status === 'active'
                  ? endHalfRefusal(control, half.halfNumber) !== undefined
                  : startHalfRefusal(control, half.halfNumber) !== undefined
              }
              aria-label={
                half.status === 'active'
                  ? msg('manage-match.halves-table.end-half-half-number', { halfNumber: half.halfNumber })
                  : msg('manage-match.halves-table.start-half-half-number', { halfNumber: half.halfNumber })
              }
              onClick={() => {
                if (half.status === 'active') setAsked({ what: 'end', half })
                else if (running) setAsked({ what: 'start', half })
                else void starting.press(half)
              }}
            >
              {half.status === 'active' ? msg('manage-match.halves-table.end') : msg('manage-match.halves-table.start')}
            </Button>
          )}
          <IconButton
            label={msg('manage-match.halves-table.delete-half-half-number', { halfNumber: half.halfNumber })}
            tooltip={false}
            icon={<Trash2 aria-hidden="true" />}
            disabled={half.status !== 'upcoming' || isOver(match)}
            onClick={() => setAsked({ what: 'delete', half })}
          />
        </span>
      ),
    },
  ]
  return (
    <Fold
      title={msg('manage-match.halves-table.halves')}
      flush
      aside={
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          loading={adding.isPending}
          disabled={isOver(match) || match.halves.length >= MOST_HALVES}
          onClick={() => void adding.press(undefined)}
        >
          {match.halves.length < 2
            ? msg('manage-match.halves-table.add-half')
            : msg('manage-match.halves-table.add-extra-time')}
        </Button>
      }
    >
      <Table
        caption={msg('manage-match.halves-table.halves')}
        columns={columns}
        rows={match.halves}
        rowKey={({ _id }) => _id}
        empty={msg('manage-match.halves-table.no-halves')}
      />
      <p className="px-4 py-3 text-muted text-sm">{msg('manage-match.halves-table.a-half-that-you')}</p>
      <div className="px-4 empty:hidden [&:has(*)]:pb-3">
        <Problem of={[starting.problem, ending.problem, deleting.problem, adding.problem]} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && close()}
        danger
        pending={starting.isPending || ending.isPending || deleting.isPending}
        onConfirm={() => asked && void operations[asked.what].press(asked.half).then(close)}
      >
        {asked?.what === 'delete' && <p>{msg('manage-match.halves-table.this-action-cannot-be')}</p>}
        {asked && asked.what !== 'delete' && (
          <div className="grid gap-3">
            {asked.what === 'start' ? (
              <p>{stillRunningText(running?.halfNumber ?? '', asked.half.halfNumber)}</p>
            ) : (
              <p>
                {isLast(asked.half)
                  ? msg('manage-match.halves-table.if-you-end-the')
                  : msg('manage-match.halves-table.if-you-end-the-half')}
              </p>
            )}
            <Consequences
              action={{ kind: `${asked.what}-half`, matchId: match._id, halfNumber: asked.half.halfNumber }}
            />
          </div>
        )}
      </ConfirmDialog>
    </Fold>
  )
}

const stillRunningText = (running: number | string, next: number): string =>
  msg('manage-match.halves-table.half-is-still-running', { running, next })

function HalfName({ halfNumber }: { halfNumber: number }) {
  return halfNumber > 2
    ? msg('manage-match.halves-table.half-extra-time-half', { halfNumber })
    : msg('manage-match.halves-table.half-half-number', { halfNumber })
}

/** Adds a half with rounds, because players cannot bet in a half without rounds. */
async function addHalf(match: Match): Promise<void> {
  const halfNumber = match.halves.length + 1
  const { matchHalf } = await call(createHalf, { body: { matchId: match._id, halfNumber } })
  for (const { startMinute, endMinute } of planRounds(plannedMinutes(halfNumber), ROUND_MINUTES)) {
    await call(createRound, {
      body: { halfId: matchHalf._id, startMinute, ...(endMinute !== null && { endMinute }) },
    })
  }
}
