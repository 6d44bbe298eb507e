import { adminListHalfRounds, createRound, deleteRound, type Match, type RoundId, updateRound } from '@bettle/contract'
import { contiguityWarnings, type Round, roundStatus, type Timetable } from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { roundsGapText } from '../../../admin-ui/rounds-gap-text.ts'
import { statusText } from '../../../admin-ui/status-text.ts'
import { call } from '../../../api/call.ts'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { roundsQuery } from '../../../push/match/match-feed.ts'
import { msg } from '../../../texts/msg.ts'
import {
  Button,
  type Column,
  ConfirmDialog,
  Fold,
  IconButton,
  Notice,
  SegmentedControl,
  Table,
  Tag,
} from '../../../ui/index.ts'
import { Problem } from '../problem.tsx'
import { readNumber, SavedField } from '../saved-field.tsx'
import { useAction, useQueuedSave } from '../use-action.ts'
import { newRoundOf } from './new-round.ts'

interface RoundsTableProps {
  match: Match
  timetable: Timetable
}

interface Minutes {
  startMinute: number
  endMinute: number | null
}

const END_AFTER_START = msg('manage-match.rounds-table.end-minute-must-be')

/** Edits the official rounds of a half. A start or end minute is saved when the operator leaves its field. */
export function RoundsTable({ match, timetable }: RoundsTableProps) {
  const [asked, setAsked] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const now = useServerNow()
  const half =
    match.halves.find(({ halfNumber }) => halfNumber === asked) ??
    match.halves.find(({ status }) => status !== 'finished') ??
    match.halves[0]
  const rounds = timetable.rounds.filter(({ halfNumber }) => halfNumber === half?.halfNumber)
  const queueId = useId()
  const adding = useQueuedSave(
    async () => {
      if (!half) return
      // A minute that was saved just now may not have been pushed yet, so the rounds are fetched.
      const { matchRounds } = await call(adminListHalfRounds, { params: { halfId: half._id } })
      const saved = matchRounds.map(({ _id, startMinute, endMinute = null }) => ({ id: _id, startMinute, endMinute }))
      const { before, startMinute, endMinute } = newRoundOf(saved)
      // A refusal of the first call, for example of a round with bets, is shown, and no round is created.
      if (before) await call(updateRound, { params: { id: before.id }, body: { endMinute: before.endMinute } })
      await call(createRound, { body: { halfId: half._id, startMinute, ...(endMinute !== null && { endMinute }) } })
    },
    { failed: msg('manage-match.rounds-table.failed-to-create-round'), queueId },
  )
  /**
   * The typed minutes of each round that are not saved yet. They are sent together with the round's other minute,
   * because both together may be valid.
   */
  const [typed] = useState(() => new Map<string, Partial<Minutes>>())
  const queryClient = useQueryClient()
  const saving = useQueuedSave(
    async ({ id, ...minutes }: Partial<Minutes> & { id: string }) => {
      const { matchRound } = await call(updateRound, { params: { id: id as RoundId }, body: minutes })
      forgetTyped(id, minutes)
      // Updates the cache at once, because the push comes later, or not at all while the connection is down.
      queryClient.setQueryData(
        roundsQuery(match._id).queryKey,
        (held) =>
          held && {
            ...held,
            matchRounds: held.matchRounds.map((one) => (one._id === matchRound._id ? matchRound : one)),
          },
      )
    },
    {
      done: msg('manage-match.rounds-table.the-round-was-saved'),
      failed: msg('manage-match.rounds-table.failed-to-save-round'),
      queueId,
    },
  )
  const deleting = useAction((id: string) => call(deleteRound, { params: { id: id as RoundId } }), {
    failed: msg('manage-match.rounds-table.error-deleting-round'),
  })
  /** The id of the round that is to be deleted. */
  const [deletes, setDeletes] = useState<string>()
  const close = () => setDeletes(undefined)
  function forgetTyped(id: string, saved: Partial<Minutes>): void {
    const { startMinute, endMinute } = typed.get(id) ?? {}
    typed.set(id, {
      ...(startMinute !== undefined && startMinute !== saved.startMinute && { startMinute }),
      ...(endMinute !== undefined && endMinute !== saved.endMinute && { endMinute }),
    })
  }
  const save = ({ id, startMinute, endMinute }: Round, change: Partial<Minutes>) => {
    const request = { ...typed.get(id), ...change }
    typed.set(id, request)
    const minutes = { startMinute, endMinute, ...request }
    const isWrong = minutes.endMinute !== null && minutes.endMinute <= minutes.startMinute
    setRefusal(isWrong ? END_AFTER_START : undefined)
    if (!isWrong) void saving.press({ id, ...request })
  }
  const statusOf = (round: Round) => roundStatus(timetable, round, now)
  const columns: readonly Column<Round>[] = [
    {
      id: 'round',
      header: msg('manage-match.rounds-table.round'),
      rowHeader: true,
      cell: ({ roundNumber }) => <span className="figures text-lg">{roundNumber}</span>,
    },
    {
      id: 'start',
      header: msg('manage-match.rounds-table.start'),
      cell: (round) => (
        <SavedField
          label={msg('manage-match.rounds-table.start-minute-of-round', { roundNumber: round.roundNumber })}
          className="w-24"
          shown={textOf(round.startMinute)}
          read={readNumber}
          disabled={statusOf(round) !== 'upcoming'}
          onSave={(startMinute) => save(round, { startMinute })}
        />
      ),
    },
    {
      id: 'end',
      header: msg('manage-match.rounds-table.end'),
      cell: (round) => (
        <SavedField
          label={msg('manage-match.rounds-table.end-minute-of-round', { roundNumber: round.roundNumber })}
          className="w-24"
          shown={textOf(round.endMinute)}
          read={readEnd}
          placeholder={msg('manage-match.rounds-table.halfs-end')}
          disabled={statusOf(round) !== 'upcoming'}
          onSave={(endMinute) => save(round, { endMinute })}
        />
      ),
    },
    {
      id: 'status',
      header: msg('manage-match.rounds-table.status'),
      className: 'max-sm:hidden',
      cell: (round) => (
        <Tag tone={statusOf(round) === 'active' ? 'live' : 'neutral'}>{statusText(statusOf(round))}</Tag>
      ),
    },
    {
      id: 'acts',
      header: <span className="sr-only">{msg('manage-match.rounds-table.actions')}</span>,
      align: 'buttons',
      cell: (round) => (
        <IconButton
          label={msg('manage-match.rounds-table.delete-round-round-number', { roundNumber: round.roundNumber })}
          tooltip={false}
          icon={<Trash2 aria-hidden="true" />}
          disabled={statusOf(round) !== 'upcoming'}
          onClick={() => setDeletes(round.id)}
        />
      ),
    },
  ]
  return (
    <Fold
      title={msg('manage-match.rounds-table.rounds')}
      flush
      aside={
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          loading={adding.isPending}
          disabled={half?.status === 'finished'}
          onClick={() => {
            if (half) void adding.press(undefined)
            else setRefusal(msg('manage-match.rounds-table.no-half-selected'))
          }}
        >
          {msg('manage-match.rounds-table.add-round')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 p-4 pb-2">
        {half && (
          <SegmentedControl
            label={msg('manage-match.rounds-table.half')}
            className="self-start"
            segments={match.halves.map(({ halfNumber }) => ({
              value: String(halfNumber),
              label: msg('manage-match.rounds-table.half-half-number', { halfNumber }),
            }))}
            value={String(half.halfNumber)}
            onValueChange={(halfNumber) => setAsked(Number(halfNumber))}
          />
        )}
        {contiguityWarnings(rounds)
          .map(roundsGapText)
          .map((message) => (
            <Notice key={message} tone="warning">
              {message}
            </Notice>
          ))}
        <Problem of={[refusal, adding.problem, saving.problem, deleting.problem]} />
      </div>
      <Table
        caption={
          half
            ? msg('manage-match.rounds-table.rounds-of-half-half', { halfNumber: half.halfNumber })
            : msg('manage-match.rounds-table.rounds')
        }
        columns={columns}
        rows={rounds}
        rowKey={({ id }) => id}
        empty={msg('manage-match.rounds-table.no-rounds-nobody-can')}
      />
      <ConfirmDialog
        open={deletes !== undefined}
        onOpenChange={(open) => !open && close()}
        danger
        pending={deleting.isPending}
        onConfirm={() => deletes !== undefined && void deleting.press(deletes).then(close)}
      >
        <p>{msg('manage-match.rounds-table.this-action-cannot-be')}</p>
      </ConfirmDialog>
    </Fold>
  )
}

const textOf = (minute: number | null): string => (minute === null ? '' : String(minute))

/** Parses the end of a round. An empty text means that the round lasts until the half ends. */
const readEnd = (text: string): number | null | undefined => (text.trim() === '' ? null : readNumber(text))
