import type { FeedProvider } from '@bettle/contract'
import { Plus, Timer, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  FormBody,
  FormProblem,
  NumberInput,
  PasswordInput,
  SelectInput,
  SubmitButton,
  TextInput,
} from '../../form/index.ts'
import { useWatch } from '../../form/values/use-watch.ts'
import { msg } from '../../texts/msg.ts'
import {
  Button,
  CheckboxField,
  Dialog,
  Fold,
  IconButton,
  Select,
  type SelectOption,
  TextField,
} from '../../ui/index.ts'
import { ListPaths } from './list-paths.tsx'
import { FEWEST_EVENTS, isUsable, measuredText, withMeasured } from './measured-delays.ts'
import { PhaseFields } from './phase-fields.tsx'
import {
  type DelayRow,
  FORMATS,
  NEW_DELAY,
  NEW_TOTAL,
  rowsOf,
  type TotalRow,
  useProviderForm,
  usualAddress,
} from './provider-form.ts'
import { useEventTypes } from './use-event-types.ts'

/** The contract allows 60 paths: two for each of 30 totals. */
const MOST_TOTALS = 30
const MOST_DELAYS = 60

interface ProviderDialogProps {
  /** Undefined while a new provider is being created. */
  provider: FeedProvider | undefined
  onSaved: (provider: FeedProvider) => void
  onClose: () => void
}

/** Creates or changes a provider of counts. */
export function ProviderDialog({ provider, onSaved, onClose }: ProviderDialogProps) {
  const [rows, setRows] = useState(() => rowsOf(provider))
  const change = (changed: Partial<typeof rows>) => setRows({ ...rows, ...changed })
  const form = useProviderForm(provider, rows, onSaved)
  const format = useWatch(form.fields, 'format')
  const url = useWatch(form.fields, 'url')
  const isPending = form.status === 'pending'
  const types = useEventTypes(provider)
  const isGeneric = format === 'generic'
  const usual = usualAddress(format)
  // A refused field may lie in a fold. The folds then stay open while the administrator corrects it.
  const [isInTrouble, setInTrouble] = useState(false)
  if (!isInTrouble && (form.status === 'invalid' || form.status === 'fail')) setInTrouble(true)
  const address = (
    <TextInput
      form={form}
      name="url"
      label={msg('feed-provider.provider-dialog.address')}
      required={isGeneric}
      inputMode="url"
      maxLength={500}
      autoComplete="off"
      hint={
        isGeneric
          ? msg('feed-provider.provider-dialog.write-match-where-the')
          : msg('feed-provider.provider-dialog.leave-this-field-empty', { usual })
      }
    />
  )
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={
        provider
          ? msg('feed-provider.provider-dialog.edit-provider-name', { providerName: provider.name })
          : msg('feed-provider.provider-dialog.new-feed-provider')
      }
      description={msg('feed-provider.provider-dialog.a-provider-publishes-how')}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {msg('feed-provider.provider-dialog.cancel')}
          </Button>
          <SubmitButton
            form={form}
            text={
              provider
                ? msg('feed-provider.provider-dialog.save')
                : msg('feed-provider.provider-dialog.create-and-test')
            }
          />
        </>
      }
    >
      <FormBody
        form={form}
        label={msg('feed-provider.provider-dialog.feed-provider')}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <TextInput
          form={form}
          name="name"
          label={msg('feed-provider.provider-dialog.name')}
          required
          maxLength={60}
          autoComplete="off"
          hint={msg('feed-provider.provider-dialog.players-see-the-name')}
        />
        <SelectInput form={form} name="format" label={msg('feed-provider.provider-dialog.format')} options={FORMATS} />
        {isGeneric && <div className="sm:col-span-2">{address}</div>}
        <div className="sm:col-span-2">
          <PasswordInput
            form={form}
            name="key"
            label={msg('feed-provider.provider-dialog.key')}
            maxLength={500}
            autoComplete="new-password"
            hint={keyHint(provider, url || usual)}
          />
        </div>
        {isGeneric && (
          <Fold
            title={msg('feed-provider.provider-dialog.paths-in-the-answer')}
            isOpen={isInTrouble}
            className="sm:col-span-2"
          >
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <TextInput
                form={form}
                name="keyHeader"
                label={msg('feed-provider.provider-dialog.http-header-of-the')}
                autoComplete="off"
                hint={msg('feed-provider.provider-dialog.the-name-of-the')}
              />
              <TextInput
                form={form}
                name="matchPath"
                label={msg('feed-provider.provider-dialog.path-to-the-match')}
                autoComplete="off"
                hint={msg('feed-provider.provider-dialog.bettle-refuses-an-answer')}
              />
              <TextInput
                form={form}
                name="timePath"
                label={msg('feed-provider.provider-dialog.path-to-the-minute')}
                autoComplete="off"
                hint={msg('feed-provider.provider-dialog.it-must-move-during')}
              />
              <Totals rows={rows.totals} types={types} onChange={(totals) => change({ totals })} />
              <PhaseFields fields={rows.phases} onChange={(phases) => change({ phases })} />
              <ListPaths paths={rows.fixtures} onChange={(fixtures) => change({ fixtures })} />
            </div>
          </Fold>
        )}
        <Fold
          title={
            isGeneric
              ? msg('feed-provider.provider-dialog.limits-and-delays')
              : msg('feed-provider.provider-dialog.other-address-limits-and')
          }
          isOpen={isInTrouble}
          className="sm:col-span-2"
        >
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {!isGeneric && <div className="sm:col-span-2">{address}</div>}
            {provider?.hasKey && (
              <CheckboxField
                label={msg('feed-provider.provider-dialog.remove-the-stored-key')}
                className="self-end"
                checked={rows.removesKey}
                onChange={({ target }) => change({ removesKey: target.checked })}
              />
            )}
            <NumberInput
              form={form}
              name="intervalSeconds"
              label={msg('feed-provider.provider-dialog.seconds-between-two-requests')}
              required
              hint={msg('feed-provider.provider-dialog.at-least-10-seconds')}
            />
            <TextInput
              form={form}
              name="dailyCalls"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              label={msg('feed-provider.provider-dialog.highest-number-of-requests')}
              hint={msg('feed-provider.provider-dialog.a-day-begins-at')}
            />
            <NumberInput
              form={form}
              name="delaySeconds"
              label={msg('feed-provider.provider-dialog.usual-delay-in-seconds')}
              required
              hint={msg('feed-provider.provider-dialog.the-time-from-an')}
            />
            <Delays
              rows={rows.delays}
              types={types}
              measured={provider?.measured ?? []}
              onChange={(delays) => change({ delays })}
            />
          </div>
        </Fold>
        <div className="sm:col-span-2">
          <FormProblem form={form} />
        </div>
      </FormBody>
    </Dialog>
  )
}

function keyHint(provider: FeedProvider | undefined, url: string): string {
  if (!provider?.hasKey) return msg('feed-provider.provider-dialog.bettle-stores-the-key')
  if (hostOf(provider.url) !== hostOf(url)) return msg('feed-provider.provider-dialog.you-have-entered-an')
  return msg('feed-provider.provider-dialog.a-key-is-stored')
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).host
  } catch {
    return undefined
  }
}

interface EditedRows<Row> {
  rows: readonly Row[]
  types: readonly SelectOption[]
  onChange: (rows: readonly Row[]) => void
}

function Totals({ rows, types, onChange }: EditedRows<TotalRow>) {
  const set = (index: number, change: Partial<TotalRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return (
    <Rows
      legend={msg('feed-provider.provider-dialog.event-totals')}
      hint="Enter the path of each event total in the answer of the provider, such as teams[0].corners. Events of a team without a path are not counted."
      addText={msg('feed-provider.provider-dialog.add-an-event-total')}
      onAdd={rows.length < MOST_TOTALS ? () => onChange([...rows, NEW_TOTAL]) : undefined}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is edited
        <li key={index} className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <Select
            label={msg('feed-provider.provider-dialog.event-type')}
            options={types}
            value={row.eventType}
            onValueChange={(eventType) => set(index, { eventType })}
          />
          <TextField
            label={msg('feed-provider.provider-dialog.path-to-the-home')}
            maxLength={200}
            autoComplete="off"
            value={row.home}
            onChange={({ target }) => set(index, { home: target.value })}
          />
          <TextField
            label={msg('feed-provider.provider-dialog.path-to-the-away')}
            maxLength={200}
            autoComplete="off"
            value={row.away}
            onChange={({ target }) => set(index, { away: target.value })}
          />
          <Remove
            name={msg('feed-provider.provider-dialog.remove-event-total-index', { index: index + 1 })}
            onPress={() => onChange(rows.toSpliced(index, 1))}
          />
        </li>
      ))}
    </Rows>
  )
}

interface DelaysProps extends EditedRows<DelayRow> {
  measured: FeedProvider['measured']
}

function Delays({ rows, types, measured, onChange }: DelaysProps) {
  const set = (index: number, change: Partial<DelayRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return (
    <Rows
      legend={msg('feed-provider.provider-dialog.other-delays')}
      hint={msg('feed-provider.provider-dialog.add-the-event-types')}
      addText={msg('feed-provider.provider-dialog.add-the-delay-of')}
      onAdd={rows.length < MOST_DELAYS ? () => onChange([...rows, NEW_DELAY]) : undefined}
      above={
        measured.length > 0 && (
          <MeasuredDelays measured={measured} types={types} onUse={() => onChange(withMeasured(rows, measured))} />
        )
      }
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is edited
        <li key={index} className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select
            label={msg('feed-provider.provider-dialog.event-type')}
            options={types}
            value={row.eventType}
            onValueChange={(eventType) => set(index, { eventType })}
          />
          <TextField
            label={msg('feed-provider.provider-dialog.delay-in-seconds')}
            inputMode="decimal"
            autoComplete="off"
            value={row.seconds}
            onChange={({ target }) => set(index, { seconds: target.value })}
          />
          <Remove
            name={msg('feed-provider.provider-dialog.remove-delay-index', { index: index + 1 })}
            onPress={() => onChange(rows.toSpliced(index, 1))}
          />
        </li>
      ))}
    </Rows>
  )
}

interface MeasuredDelaysProps {
  measured: FeedProvider['measured']
  types: readonly SelectOption[]
  onUse: () => void
}

/** Shows the measured delays, and fills them in with one press [F23]. */
function MeasuredDelays({ measured, types, onUse }: MeasuredDelaysProps) {
  const [isFilled, setFilled] = useState(false)
  const canUse = measured.some(isUsable)
  return (
    <div className="mb-3 border-line border-y py-3">
      <p className="wrap-anywhere text-pretty text-sm">
        {msg('feed-provider.provider-dialog.measured-measured', { measured: measuredText(measured, types) })}
      </p>
      <p className="mt-1 text-pretty text-muted text-sm">
        {canUse
          ? msg('feed-provider.provider-dialog.the-button-fills-in', { fewestEvents: FEWEST_EVENTS })
          : msg('feed-provider.provider-dialog.a-type-needs-at', { fewestEvents: FEWEST_EVENTS })}
      </p>
      {canUse && (
        <Button
          size="sm"
          icon={<Timer aria-hidden="true" />}
          className="mt-2 max-w-full whitespace-normal! text-start"
          onClick={() => {
            onUse()
            setFilled(true)
          }}
        >
          {msg('feed-provider.provider-dialog.use-the-measured-delays')}
        </Button>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {isFilled && msg('feed-provider.provider-dialog.the-measured-delays-are')}
      </p>
    </div>
  )
}

interface RowsProps {
  legend: string
  hint: string
  addText: string
  /** Undefined if no further row can be added. */
  onAdd: (() => void) | undefined
  above?: ReactNode
  children: ReactNode
}

function Rows({ legend, hint, addText, onAdd, above, children }: RowsProps) {
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 sm:col-span-2">
      <legend className="px-1 font-medium text-muted text-sm">{legend}</legend>
      <p className="mb-3 text-pretty text-muted text-sm">{hint}</p>
      {above}
      <ul className="grid grid-cols-1 gap-4 sm:gap-2">{children}</ul>
      <Button
        variant="ghost"
        size="sm"
        icon={<Plus aria-hidden="true" />}
        disabled={!onAdd}
        onClick={onAdd}
        className="mt-3 max-w-full whitespace-normal! text-start"
      >
        {addText}
      </Button>
    </fieldset>
  )
}

function Remove({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <IconButton
      label={name}
      icon={<Trash2 aria-hidden="true" />}
      onClick={onPress}
      className="justify-self-end sm:mt-6"
    />
  )
}
