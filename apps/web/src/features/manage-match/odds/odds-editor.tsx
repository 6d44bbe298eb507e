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
import { useId, useState } from 'react'
import { call } from '../../../api/call.ts'
import { fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, type Column, ConfirmDialog, DirectionTag, IconButton, Panel, Table, Tag } from '../../../ui/index.ts'
import { useIsPhone } from '../../../ui/layout/use-media.ts'
import { Problem } from '../problem.tsx'
import { readNumber, SavedField } from '../saved-field.tsx'
import { useAction, useQueuedSave } from '../use-action.ts'
import { newOddsOf } from './new-odds.ts'
import { inOrderOf, optionRows } from './option-rows.ts'

const isThreshold = (value: number): boolean => Number.isInteger(value * 2) && value >= 0 && value <= 1000
const WRONG_THRESHOLD = msg('manage-match.odds-editor.a-threshold-is-a')

interface OddsChange {
  threshold?: number
  oddsValue?: number
  setBy?: 'model'
}

/** An option and the row of the editor in which it is shown. */
interface Drawn {
  row: string
  _id: AdminOdds['_id']
}

interface OddsEditorProps {
  match: Match
  eventType: EventType
  odds: readonly AdminOdds[]
}

/**
 * Edits the options of an event type on the official plan. A field is saved when the operator leaves it. The model's
 * price is shown beside each option.
 */
export function OddsEditor({ match, eventType, odds }: OddsEditorProps) {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [adminListMatchOdds.path] })
  const own = odds.filter((option) => option.eventType === eventType.name)
  const isSuspended = match.suspendedEventTypes.includes(eventType.name)
  const isPhone = useIsPhone()

  const adding = useAction(
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
    { failed: msg('manage-match.odds-editor.failed-to-save-odds') },
    refresh,
  )
  const [rows] = useState(optionRows)
  const rowOf = ({ _id }: AdminOdds) => rows.rowOf(_id, own)
  /**
   * The order of the rows at the time when a field got the focus. The order is kept while a field has the focus,
   * because a moved row would lose it.
   */
  const [rowOrder, setRowOrder] = useState<readonly string[]>()
  const saving = useQueuedSave(
    async ({ row, _id, change }: Drawn & { change: OddsChange }) => {
      // Reads the current option of the row, because an earlier save of the threshold may have replaced the option.
      const { odds: saved } = await call(updateOdds, { params: { id: rows.optionIn(row, _id) }, body: change })
      rows.becomes(row, saved._id)
    },
    {
      done: msg('manage-match.odds-editor.odds-saved'),
      failed: msg('manage-match.odds-editor.failed-to-save-odds'),
      queueId: useId(),
    },
    refresh,
  )
  const [refusal, setRefusal] = useState<string>()
  const save = (option: AdminOdds, change: OddsChange) => {
    const isWrong = change.threshold !== undefined && !isThreshold(change.threshold)
    setRefusal(isWrong ? WRONG_THRESHOLD : undefined)
    if (!isWrong) void saving.press({ row: rowOf(option), _id: option._id, change })
  }
  const deleting = useAction(
    ({ row, _id }: Drawn) => call(deleteOdds, { params: { id: rows.optionIn(row, _id) } }),
    { failed: msg('manage-match.odds-editor.failed-to-delete-odd') },
    refresh,
  )
  /**
   * The row whose option is to be deleted. The row is stored instead of the option, because a pending save of the
   * threshold may replace the option.
   */
  const [asked, setAsked] = useState<Drawn>()
  const close = () => setAsked(undefined)
  const pausing = useAction(
    ({ on, ...target }: { on: boolean; eventType?: string; oddsId?: AdminOdds['_id'] }) =>
      call(on ? suspend : resume, { body: { matchId: match._id, ...target } }),
    { failed: msg('manage-match.odds-editor.failed-to-suspend-or'), oneAtATime: true },
    refresh,
  )

  const rowActionsOf = (option: AdminOdds) => (
    <>
      <IconButton
        label={msg('manage-match.odds-editor.use-the-models-odds', { optionName: option.name })}
        icon={<Undo2 aria-hidden="true" />}
        disabled={option.setBy !== 'admin'}
        onClick={() => save(option, { setBy: 'model' })}
      />
      <IconButton
        label={msg('manage-match.odds-editor.resume-has-suspended-option', {
          hasSuspended: Boolean(option.suspended),
          optionName: option.name,
        })}
        icon={option.suspended ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        disabled={match.suspended || isSuspended}
        onClick={() => void pausing.press({ on: !option.suspended, oddsId: rows.optionIn(rowOf(option), option._id) })}
      />
      <IconButton
        label={msg('manage-match.odds-editor.delete-option-name', { optionName: option.name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsked({ row: rowOf(option), _id: option._id })}
      />
    </>
  )
  /** On a phone this is shown below the fields, because there is no room beside them. */
  const belowOf = (option: AdminOdds) => (
    <span className="flex items-center gap-2">
      <SetBy option={option} />
      <span className="figures ms-auto whitespace-nowrap text-lg">
        <span className="me-1.5 font-sans text-muted text-xs">{msg('manage-match.odds-editor.model')}</span>
        <ModelPrice option={option} />
      </span>
      <span className="-me-2 whitespace-nowrap">{rowActionsOf(option)}</span>
    </span>
  )
  const besides: readonly Column<AdminOdds>[] = [
    {
      id: 'model',
      header: msg('manage-match.odds-editor.model'),
      align: 'end',
      cell: (option) => <ModelPrice option={option} />,
    },
    { id: 'setBy', header: msg('manage-match.odds-editor.set-by'), cell: (option) => <SetBy option={option} /> },
    {
      id: 'acts',
      header: <span className="sr-only">{msg('manage-match.odds-editor.actions')}</span>,
      align: 'buttons',
      className: 'whitespace-nowrap',
      cell: rowActionsOf,
    },
  ]
  const columns: readonly Column<AdminOdds>[] = [
    {
      id: 'side',
      header: msg('manage-match.odds-editor.bet'),
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
      header: msg('manage-match.odds-editor.threshold'),
      cell: (option) => (
        <SavedField
          label={msg('manage-match.odds-editor.threshold-of-option-name', { optionName: option.name })}
          className="w-20"
          shown={String(option.threshold)}
          read={readNumber}
          onSave={(threshold) => save(option, { threshold })}
        />
      ),
    },
    {
      id: 'odds',
      header: msg('manage-match.odds-editor.odds'),
      cell: (option) => (
        <SavedField
          label={msg('manage-match.odds-editor.odds-of-option-name', { optionName: option.name })}
          className="w-20"
          shown={String(option.odds)}
          read={readNumber}
          onSave={(oddsValue) => save(option, { oddsValue })}
        />
      ),
    },
    ...(isPhone ? [] : besides),
  ]
  return (
    <Panel
      title={msg('manage-match.odds-editor.odds-display-name', { displayName: eventType.displayName })}
      flush
      aside={
        <Button
          size="sm"
          variant="ghost"
          icon={isSuspended ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          disabled={match.suspended}
          loading={pausing.isPending && pausing.request?.eventType !== undefined}
          onClick={() => void pausing.press({ on: !isSuspended, eventType: eventType.name })}
        >
          {isSuspended ? msg('manage-match.odds-editor.resume') : msg('manage-match.odds-editor.suspend')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the element only observes the focus of its fields */}
      <div
        onFocus={() => setRowOrder((current) => current ?? own.map(rowOf))}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setRowOrder(undefined)}
      >
        <Table
          caption={msg('manage-match.odds-editor.odds-of-display-name', { displayName: eventType.displayName })}
          columns={columns}
          rows={inOrderOf(own, rowOf, rowOrder)}
          rowKey={rowOf}
          below={isPhone ? belowOf : undefined}
          empty={msg('manage-match.odds-editor.no-options-yet-add')}
        />
      </div>
      <div className="flex flex-col gap-3 border-line border-t p-4">
        <div className="flex flex-wrap gap-2">
          {(['over', 'under'] as const).map((betType) => (
            <Button
              key={betType}
              size="sm"
              icon={<Plus aria-hidden="true" />}
              loading={adding.isPending && adding.request === betType}
              onClick={() => void adding.press(betType)}
            >
              {betType === 'over'
                ? msg('manage-match.odds-editor.add-over')
                : msg('manage-match.odds-editor.add-under')}
            </Button>
          ))}
        </div>
        <p className="text-muted text-sm">{msg('manage-match.odds-editor.your-changes-are-saved')}</p>
        <Problem of={[refusal, adding.problem, saving.problem, deleting.problem, pausing.problem]} />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && close()}
        danger
        pending={deleting.isPending}
        onConfirm={() => asked && void deleting.press(asked).then(close)}
      >
        <p>{msg('manage-match.odds-editor.this-action-cannot-be')}</p>
      </ConfirmDialog>
    </Panel>
  )
}

function SetBy({ option: { setBy, suspended } }: { option: AdminOdds }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag>{setBy}</Tag>
      {suspended && <Tag tone="closing">{msg('manage-match.odds-editor.suspended')}</Tag>}
    </span>
  )
}

/** Shows the model's price, and warns if the operator's price deviates too far from it [P11]. */
function ModelPrice({ option: { model } }: { option: AdminOdds }) {
  if (!model) return '–'
  return (
    <span className="inline-flex items-center gap-1.5">
      {model.isFlagged && model.expectation !== null && (
        <span className="inline-flex items-center gap-1 text-closing text-sm">
          <TriangleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">{msg('manage-match.odds-editor.average-result-of-a')} </span>
          {percent(model.expectation)}
        </span>
      )}
      {model.odds === null ? '–' : fixed(model.odds, 2)}
    </span>
  )
}

const percent = (share: number) => `${share > 0 ? '+' : '−'}${Math.abs(Math.round(share * 100))} %`
