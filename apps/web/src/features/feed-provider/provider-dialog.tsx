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
      label="Address"
      required={isGeneric}
      inputMode="url"
      maxLength={500}
      autoComplete="off"
      hint={
        isGeneric
          ? 'Write {match} where the provider expects the id of the match.'
          : `Leave this field empty for the usual address, ${usual}`
      }
    />
  )
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={provider ? `Edit ${provider.name}` : 'New feed provider'}
      description="A provider publishes how often each event has happened. Bettle reads these totals and records the events."
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} text={provider ? 'Save' : 'Create and test'} />
        </>
      }
    >
      <FormBody form={form} label="Feed provider" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextInput
          form={form}
          name="name"
          label="Name"
          required
          maxLength={60}
          autoComplete="off"
          hint="Players see the name and the delay of the provider."
        />
        <SelectInput form={form} name="format" label="Format" options={FORMATS} />
        {isGeneric && <div className="sm:col-span-2">{address}</div>}
        <div className="sm:col-span-2">
          <PasswordInput
            form={form}
            name="key"
            label="Key"
            maxLength={500}
            autoComplete="new-password"
            hint={keyHint(provider, url || usual)}
          />
        </div>
        {isGeneric && (
          <Fold title="Paths in the answer" isOpen={isInTrouble} className="sm:col-span-2">
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <TextInput
                form={form}
                name="keyHeader"
                label="HTTP header of the key"
                autoComplete="off"
                hint="The name of the HTTP header that carries the key, such as x-api-key."
              />
              <TextInput
                form={form}
                name="matchPath"
                label="Path to the match id"
                autoComplete="off"
                hint="Bettle refuses an answer with another id. Without a path Bettle cannot check it."
              />
              <TextInput
                form={form}
                name="timePath"
                label="Path to the minute or time"
                autoComplete="off"
                hint="It must move during a half. Without a path Bettle cannot see that the provider repeats an old answer."
              />
              <Totals rows={rows.totals} types={types} onChange={(totals) => change({ totals })} />
              <PhaseFields fields={rows.phases} onChange={(phases) => change({ phases })} />
              <ListPaths paths={rows.fixtures} onChange={(fixtures) => change({ fixtures })} />
            </div>
          </Fold>
        )}
        <Fold
          title={isGeneric ? 'Limits and delays' : 'Other address, limits and delays'}
          isOpen={isInTrouble}
          className="sm:col-span-2"
        >
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {!isGeneric && <div className="sm:col-span-2">{address}</div>}
            {provider?.hasKey && (
              <CheckboxField
                label="Remove the stored key"
                className="self-end"
                checked={rows.removesKey}
                onChange={({ target }) => change({ removesKey: target.checked })}
              />
            )}
            <NumberInput
              form={form}
              name="intervalSeconds"
              label="Seconds between two requests to the provider"
              required
              hint="At least 10 seconds. Each match has its own requests."
            />
            <TextInput
              form={form}
              name="dailyCalls"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              label="Highest number of requests in one day"
              hint="A day begins at midnight UTC. Leave this field empty for no limit."
            />
            <NumberInput
              form={form}
              name="delaySeconds"
              label="Usual delay in seconds"
              required
              hint="The time from an event until the provider counts the event."
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
  if (!provider?.hasKey) return 'Bettle stores the key encrypted and never shows it again.'
  if (hostOf(provider.url) !== hostOf(url)) return 'You have entered an address on another host. Enter the key again.'
  return 'A key is stored and is never shown again. Leave this field empty to keep the key.'
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
      legend="Event totals"
      hint="Enter the path of each event total in the answer of the provider, such as teams[0].corners. Events of a team without a path are not counted."
      addText="Add an event total"
      onAdd={rows.length < MOST_TOTALS ? () => onChange([...rows, NEW_TOTAL]) : undefined}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is edited
        <li key={index} className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <Select
            label="Event type"
            options={types}
            value={row.eventType}
            onValueChange={(eventType) => set(index, { eventType })}
          />
          <TextField
            label="Path to the home total"
            maxLength={200}
            autoComplete="off"
            value={row.home}
            onChange={({ target }) => set(index, { home: target.value })}
          />
          <TextField
            label="Path to the away total"
            maxLength={200}
            autoComplete="off"
            value={row.away}
            onChange={({ target }) => set(index, { away: target.value })}
          />
          <Remove name={`Remove event total ${index + 1}`} onPress={() => onChange(rows.toSpliced(index, 1))} />
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
      legend="Other delays"
      hint="Add the event types whose delay differs from the usual delay."
      addText="Add the delay of an event type"
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
            label="Event type"
            options={types}
            value={row.eventType}
            onValueChange={(eventType) => set(index, { eventType })}
          />
          <TextField
            label="Delay in seconds"
            inputMode="decimal"
            autoComplete="off"
            value={row.seconds}
            onChange={({ target }) => set(index, { seconds: target.value })}
          />
          <Remove name={`Remove delay ${index + 1}`} onPress={() => onChange(rows.toSpliced(index, 1))} />
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
      <p className="wrap-anywhere text-pretty text-sm">Measured: {measuredText(measured, types)}</p>
      <p className="mt-1 text-pretty text-muted text-sm">
        {canUse
          ? `The button fills in the delay of each type with at least ${FEWEST_EVENTS} events. Press Save to apply the delays.`
          : `A type needs at least ${FEWEST_EVENTS} events before you can use its measured delay.`}
      </p>
      {canUse && (
        <Button
          size="sm"
          icon={<Timer aria-hidden="true" />}
          className="mt-2 max-w-full whitespace-normal! text-left"
          onClick={() => {
            onUse()
            setFilled(true)
          }}
        >
          Use the measured delays
        </Button>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {isFilled && 'The measured delays are filled in below.'}
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
        className="mt-3 max-w-full whitespace-normal! text-left"
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
