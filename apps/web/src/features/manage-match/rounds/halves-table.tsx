import { createHalf, createRound, deleteHalf, endHalf, type Match, type MatchHalf, startHalf } from '@bettle/contract'
import { endHalfRefusal, MOST_HALVES, plannedMinutes, planRounds, startHalfRefusal } from '@bettle/rules'
import { Play, Plus, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Consequences } from '../../../admin-ui/consequences.tsx'
import { isOver, underControl } from '../../../admin-ui/under-control.ts'
import { call } from '../../../api/call.ts'
import { dayAndTime } from '../../../text/date-text.ts'
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
      done: 'The half starts at the next full minute',
      failed: 'Failed to start half',
    },
  )
  const close = () => setAsked(undefined)
  const ending = useAction(({ halfNumber }: MatchHalf) => call(endHalf, { body: { matchId: match._id, halfNumber } }), {
    done: 'The half has ended',
    failed: 'Failed to end half',
  })
  const deleting = useAction(({ _id }: MatchHalf) => call(deleteHalf, { params: { id: _id } }), {
    done: 'The half was deleted',
    failed: 'Error deleting half',
  })
  const adding = useAction(() => addHalf(match), {
    done: 'The half was added. Start the half when it kicks off.',
    failed: 'Failed to create half',
  })
  const running = match.halves.find(({ status }) => status === 'active')
  const operations = { start: starting, end: ending, delete: deleting }
  const isLast = (half: MatchHalf) => half.halfNumber === match.halves.length
  const columns: readonly Column<MatchHalf>[] = [
    { id: 'half', header: 'Half', rowHeader: true, cell: ({ halfNumber }) => <HalfName halfNumber={halfNumber} /> },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Tag tone={status === 'active' ? 'live' : 'neutral'}>{status}</Tag>,
    },
    {
      id: 'start',
      header: 'Kick-off',
      className: 'tabular-nums max-sm:hidden',
      cell: ({ startTime }) => at(startTime),
    },
    { id: 'end', header: 'End', className: 'tabular-nums max-sm:hidden', cell: ({ endTime }) => at(endTime) },
    {
      id: 'acts',
      header: <span className="sr-only">Actions</span>,
      className: 'text-right',
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
              aria-label={`${half.status === 'active' ? 'End' : 'Start'} Half ${half.halfNumber}`}
              onClick={() => {
                if (half.status === 'active') setAsked({ what: 'end', half })
                else if (running) setAsked({ what: 'start', half })
                else void starting.press(half)
              }}
            >
              {half.status === 'active' ? 'End' : 'Start'}
            </Button>
          )}
          <IconButton
            label={`Delete Half ${half.halfNumber}`}
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
      title="Halves"
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
          {match.halves.length < 2 ? 'Add half' : 'Add extra time'}
        </Button>
      }
    >
      <Table caption="Halves" columns={columns} rows={match.halves} rowKey={({ _id }) => _id} empty="No halves" />
      <p className="px-4 py-3 text-muted text-sm">
        A half that you start kicks off at the next full minute. If you end the last half, the match is completed.
      </p>
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
        {asked?.what === 'delete' && <p>This action cannot be undone</p>}
        {asked && asked.what !== 'delete' && (
          <div className="grid gap-3">
            {asked.what === 'start' ? (
              <p>
                Half {running?.halfNumber} is still running: it ends now, and half {asked.half.halfNumber} starts at the
                next full minute.
              </p>
            ) : (
              <p>
                If you end the half, its rounds are settled with the events recorded so far.
                {isLast(asked.half) && ' This is the last half, so the match is completed too.'}
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

function HalfName({ halfNumber }: { halfNumber: number }) {
  return halfNumber > 2 ? `Half ${halfNumber} (extra time)` : `Half ${halfNumber}`
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
