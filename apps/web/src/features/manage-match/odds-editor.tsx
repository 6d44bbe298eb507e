import {
  type AdminOdds,
  adminListMatchOdds,
  createOdds,
  deleteOdds,
  type EventType,
  type Match,
  resume,
  suspend,
  updateOdds,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Pause, Play, Plus, Trash2, TriangleAlert, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { call } from '../../api/call.ts'
import { Button, type Column, DirectionTag, IconButton, Panel, Table, Tag, TextField } from '../../ui/index.ts'
import { newOddsOf } from './new-odds.ts'
import { Problem } from './problem.tsx'
import { useAct, useSaveInTurn } from './use-act.ts'

interface OddsEditorProps {
  match: Match
  eventType: EventType
  odds: readonly AdminOdds[]
}

/** The options of one event type on the official plan: saved when a field is left, each beside the price of the model. */
export function OddsEditor({ match, eventType, odds }: OddsEditorProps) {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [adminListMatchOdds.path] })
  const own = odds.filter((option) => option.eventType === eventType.name)
  const isSuspended = match.suspendedEventTypes.includes(eventType.name)

  const adding = useAct(
    (betType: 'over' | 'under') =>
      call(createOdds, {
        body: {
          matchId: match._id,
          name: '',
          eventType: eventType.name,
          betType,
          ...newOddsOf(own.filter((option) => option.betType === betType)),
        },
      }),
    { failed: 'Failed to save odds' },
    refresh,
  )
  const saving = useSaveInTurn(
    ({ _id, ...change }: Pick<AdminOdds, '_id'> & { threshold?: number; oddsValue?: number; setBy?: 'model' }) =>
      call(updateOdds, { params: { id: _id }, body: change }),
    { done: 'Odds saved', failed: 'Failed to save odds', turn: useId() },
    refresh,
  )
  const deleting = useAct(
    (option: AdminOdds) => call(deleteOdds, { params: { id: option._id } }),
    { failed: 'Failed to delete odd' },
    refresh,
  )
  const pausing = useAct(
    ({ on, ...target }: { on: boolean; eventType?: string; oddsId?: AdminOdds['_id'] }) =>
      call(on ? suspend : resume, { body: { matchId: match._id, ...target } }),
    { failed: 'Failed to suspend or resume' },
    refresh,
  )

  const columns: readonly Column<AdminOdds>[] = [
    {
      id: 'side',
      header: 'Bet',
      rowHeader: true,
      cell: ({ betType, name, customName }) => (
        <span className="flex flex-wrap items-center gap-2">
          <DirectionTag direction={betType} />
          {customName !== undefined && <span className="text-muted">{name}</span>}
        </span>
      ),
    },
    {
      id: 'threshold',
      header: 'Threshold',
      cell: (option) => (
        <FigureField
          label={`Threshold of ${option.name}`}
          value={option.threshold}
          onSave={(threshold) => void saving.press({ _id: option._id, threshold })}
        />
      ),
    },
    {
      id: 'odds',
      header: 'Odds',
      cell: (option) => (
        <FigureField
          label={`Odds of ${option.name}`}
          value={option.odds}
          onSave={(oddsValue) => void saving.press({ _id: option._id, oddsValue })}
        />
      ),
    },
    { id: 'model', header: 'Model', align: 'right', cell: (option) => <ModelPrice option={option} /> },
    {
      id: 'setBy',
      header: 'Set by',
      className: 'max-md:hidden',
      cell: ({ setBy, suspended }) => (
        <span className="flex gap-1">
          <Tag>{setBy}</Tag>
          {suspended && <Tag tone="closing">suspended</Tag>}
        </span>
      ),
    },
    {
      id: 'acts',
      header: <span className="sr-only">Actions</span>,
      className: 'whitespace-nowrap text-right',
      cell: (option) => (
        <>
          <IconButton
            label={`Hand ${option.name} back to the model`}
            icon={<Undo2 aria-hidden="true" />}
            disabled={option.setBy !== 'admin'}
            onClick={() => void saving.press({ _id: option._id, setBy: 'model' })}
          />
          <IconButton
            label={`${option.suspended ? 'Resume' : 'Suspend'} ${option.name}`}
            icon={option.suspended ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            disabled={match.suspended || isSuspended}
            onClick={() => void pausing.press({ on: !option.suspended, oddsId: option._id })}
          />
          <IconButton
            label={`Delete ${option.name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void deleting.press(option)}
          />
        </>
      ),
    },
  ]
  return (
    <Panel
      title={`Odds · ${eventType.displayName}`}
      flush
      aside={
        <Button
          size="sm"
          variant="ghost"
          icon={isSuspended ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          disabled={match.suspended}
          loading={pausing.isPending && pausing.wish?.eventType !== undefined}
          onClick={() => void pausing.press({ on: !isSuspended, eventType: eventType.name })}
        >
          {isSuspended ? 'Resume' : 'Suspend'}
        </Button>
      }
    >
      <Table
        caption={`Odds of ${eventType.displayName}`}
        columns={columns}
        rows={own}
        rowKey={({ _id }) => _id}
        empty="Nothing is offered on it"
      />
      <div className="flex flex-col gap-3 border-line border-t p-4">
        <div className="flex flex-wrap gap-2">
          {(['over', 'under'] as const).map((betType) => (
            <Button
              key={betType}
              size="sm"
              icon={<Plus aria-hidden="true" />}
              loading={adding.isPending && adding.wish === betType}
              onClick={() => void adding.press(betType)}
            >
              Add {betType}
            </Button>
          ))}
        </div>
        <p className="text-muted text-sm">
          Saved as you leave a field. The model’s price is for the next round; its margin is 5 %. A price of yours stays
          until you hand it back.
        </p>
        <Problem of={[adding.problem, saving.problem, deleting.problem, pausing.problem]} />
      </div>
    </Panel>
  )
}

/** What the model would ask, and a warning with the number where the price asked makes no sense beside it. */
function ModelPrice({ option: { model } }: { option: AdminOdds }) {
  if (!model) return '–'
  return (
    <span className="inline-flex items-center gap-1.5">
      {model.isFlagged && model.expectation !== null && (
        <span className="inline-flex items-center gap-1 text-closing text-sm">
          <TriangleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">Players expect </span>
          {percent(model.expectation)}
        </span>
      )}
      {model.odds === null ? '–' : model.odds.toFixed(2)}
    </span>
  )
}

const percent = (share: number) => `${share > 0 ? '+' : '−'}${Math.abs(Math.round(share * 100))} %`

interface FigureFieldProps {
  label: string
  value: number
  onSave: (value: number) => void
}

/** A figure that is saved when it is left; empty, or the same, it is not. */
function FigureField({ label, value, onSave }: FigureFieldProps) {
  return (
    <TextField
      key={value}
      label={label}
      hideLabel
      inputMode="decimal"
      autoComplete="off"
      className="w-20"
      defaultValue={String(value)}
      onBlur={({ target }) => {
        const typed = target.value.trim().replace(',', '.')
        const figure = Number(typed)
        if (typed === '' || !Number.isFinite(figure)) target.value = String(value)
        else if (figure !== value) onSave(figure)
      }}
    />
  )
}
