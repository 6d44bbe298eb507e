import { COMPETITION_LIMITS, COMPETITION_PRESETS, type CompetitionFormat } from '@bettle/rules'
import type { ReactNode } from 'react'
import {
  FormBody,
  LocalTimeInput,
  SlotInput,
  StepperInput,
  SubmitArea,
  TextAreaInput,
  TextInput,
} from '../../../form/index.ts'
import type { Form } from '../../../form/use-form.ts'
import { isWithin } from '../../../form/values/field-store.ts'
import { useWatchAll } from '../../../form/values/use-watch.ts'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { instantsOf } from '../../../text/local-time.ts'
import { msg } from '../../../texts/msg.ts'
import { Panel, SegmentedControl, Switch } from '../../../ui/index.ts'
import { FixturePicker } from '../fixtures/fixture-picker.tsx'
import { useFixtureOptions } from '../fixtures/use-fixture-options.ts'
import { CompetitionNeeds } from './competition-needs.tsx'
import { CompetitionPresets } from './competition-presets.tsx'
import {
  type CompetitionValues,
  type EntryKind,
  endOfDay,
  NAME_MAX,
  PRIZE_MAX,
  presetOfValues,
  presetValues,
} from './competition-values.ts'
import { GameRules, type RulesDialog } from './game-rules.tsx'
import { needsOf } from './needs.ts'

const FORMATS: Readonly<Record<CompetitionFormat, { label: string; hint: string }>> = {
  tournament: {
    label: msg('organise-competition.competition-form.tournament'),
    hint: msg('organise-competition.competition-form.groups-first-then-knockout'),
  },
  league: {
    label: msg('organise-competition.competition-form.league'),
    hint: msg('organise-competition.competition-form.a-season-of-matches'),
  },
  lobby: {
    label: msg('organise-competition.competition-form.one-game'),
    hint: msg('organise-competition.competition-form.everyone-plays-one-game'),
  },
}

const ENTRIES: Readonly<Record<EntryKind, { label: string; hint: string }>> = {
  private: {
    label: msg('organise-competition.competition-form.private'),
    hint: msg('organise-competition.competition-form.only-players-who-have'),
  },
  public: {
    label: msg('organise-competition.competition-form.public'),
    hint: msg('organise-competition.competition-form.every-player-sees-the'),
  },
  exclusive: {
    label: msg('organise-competition.competition-form.exclusive'),
    hint: msg('organise-competition.competition-form.players-enter-with-an'),
  },
}

interface CompetitionFormProps {
  form: Form<CompetitionValues>
  RulesDialog: RulesDialog
  /** True for administrators, who can also create public competitions and exclusive games. */
  isAdmin: boolean
  /**
   * True if the form changes an existing competition. Its format and its kind of entry are fixed, and its fixtures are
   * edited elsewhere.
   */
  isExisting?: boolean
  /** The number of an existing competition's fixtures that have not failed. */
  fixtures?: number
  submitText: string
  /** The cancel button, shown beside the submit button. */
  cancel?: ReactNode
}

/** The form that creates or changes a competition. */
export function CompetitionForm({
  form,
  RulesDialog,
  isAdmin,
  isExisting = false,
  fixtures = 0,
  submitText,
  cancel,
}: CompetitionFormProps) {
  const values = useWatchAll(form.fields)
  const now = useServerNow(60_000)
  const set = (changed: Partial<CompetitionValues>) => {
    for (const [name, value] of Object.entries(changed)) {
      form.fields.setValue(name as keyof CompetitionValues, value as never)
    }
  }
  const { format, entry, places } = values
  return (
    <FormBody
      form={form}
      label={
        isExisting
          ? msg('organise-competition.competition-form.competition')
          : msg('organise-competition.competition-form.new-competition')
      }
      className="grid grid-cols-1 items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        {!isExisting && (
          <Panel title={msg('organise-competition.competition-form.start-from')}>
            <CompetitionPresets
              chosen={presetOfValues(values)}
              onChoose={(name) =>
                set({
                  ...presetValues(name, now),
                  entry: isAdmin && !COMPETITION_PRESETS[name].settings.isPrivate ? 'public' : 'private',
                })
              }
            />
          </Panel>
        )}
        <Panel title={msg('organise-competition.competition-form.competition')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              form={form}
              name="name"
              label={msg('organise-competition.competition-form.name')}
              required
              maxLength={NAME_MAX}
              autoComplete="off"
              className="sm:col-span-2"
            />
            {!isExisting && isAdmin && (
              <Choice
                label={msg('organise-competition.competition-form.who-can-enter')}
                value={entry}
                options={ENTRIES}
                names={['private', 'public', 'exclusive']}
                onChoose={(chosen) => set({ entry: chosen, format: formatFor(chosen, format) })}
              />
            )}
            {!isExisting && (
              <Choice
                label={msg('organise-competition.competition-form.format')}
                value={format}
                options={FORMATS}
                names={entry === 'exclusive' ? ['tournament', 'lobby'] : ['tournament', 'league']}
                onChoose={(chosen) => set({ format: chosen })}
              />
            )}
            {entry === 'exclusive' && (
              <>
                <TextAreaInput
                  form={form}
                  name="prize"
                  label={msg('organise-competition.competition-form.prize')}
                  required
                  maxLength={PRIZE_MAX}
                  rows={2}
                  hint={msg('organise-competition.competition-form.describe-the-prize-in')}
                  className="sm:col-span-2"
                />
                <TextInput
                  form={form}
                  name="promisedBy"
                  label={msg('organise-competition.competition-form.who-promises-the-prize')}
                  required
                  maxLength={NAME_MAX}
                  autoComplete="off"
                />
                {!isExisting && (
                  <SlotInput form={form} name="isListed">
                    {({ value, onChange }) => (
                      <Switch
                        label={msg('organise-competition.competition-form.show-to-everyone')}
                        hint={
                          value
                            ? msg('organise-competition.competition-form.every-player-sees-the-competition')
                            : msg('organise-competition.competition-form.only-players-with-an')
                        }
                        checked={value}
                        onCheckedChange={onChange}
                      />
                    )}
                  </SlotInput>
                )}
              </>
            )}
            <StepperInput
              form={form}
              name="places"
              label={msg('organise-competition.competition-form.places')}
              unit={msg('organise-competition.competition-form.players-as-unit')}
              {...COMPETITION_LIMITS.places}
            />
            {format === 'tournament' && (
              <StepperInput
                form={form}
                name="groupFixtures"
                label={msg('organise-competition.competition-form.matches-in-the-groups')}
                {...COMPETITION_LIMITS.groupFixtures}
              />
            )}
            {format === 'league' && (
              <>
                <StepperInput
                  form={form}
                  name="seasonFixtures"
                  label={msg('organise-competition.competition-form.matches-a-season')}
                  {...COMPETITION_LIMITS.seasonFixtures}
                />
                <StepperInput
                  form={form}
                  name="seasons"
                  label={msg('organise-competition.competition-form.seasons')}
                  {...COMPETITION_LIMITS.seasons}
                />
              </>
            )}
            {!isExisting && <p className="text-muted text-sm sm:col-span-2">{needText(values)}</p>}
          </div>
        </Panel>
        <Panel title={msg('organise-competition.competition-form.enrolment-and-last-day')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <LocalTimeInput
              form={form}
              name="opensAt"
              label={msg('organise-competition.competition-form.enrolment-opens')}
              hint={isExisting ? undefined : msg('organise-competition.competition-form.leave-this-empty-to')}
            />
            <LocalTimeInput
              form={form}
              name="closesAt"
              label={msg('organise-competition.competition-form.enrolment-closes')}
              required
              hint={msg('organise-competition.competition-form.the-draw-is-made')}
            />
            <TextInput
              form={form}
              name="lastDay"
              label={msg('organise-competition.competition-form.last-day')}
              required
              type="date"
              hint={msg('organise-competition.competition-form.a-match-that-is')}
            />
          </div>
        </Panel>
        {!isExisting && (
          <Panel
            title={msg('organise-competition.competition-form.matches')}
            aside={msg('organise-competition.competition-form.of-needed-match-ids', {
              matchIds: values.matchIds.length,
              fixtures: needsOf(values, places).fixtures,
            })}
          >
            <SlotInput form={form} name="matchIds">
              {({ value, onChange, ref, prompt }) => (
                <Fixtures {...{ values, prompt, ref }} value={value} onValueChange={onChange} />
              )}
            </SlotInput>
          </Panel>
        )}
        <Panel title={msg('organise-competition.competition-form.game-rules')}>
          <SlotInput form={form} name="gameSettings">
            {({ value, onChange }) => (
              <GameRules Dialog={RulesDialog} value={value} onChange={onChange} prompt={gameRulesPrompt(form)} />
            )}
          </SlotInput>
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-5 @4xl:sticky @4xl:top-5">
        <CompetitionNeeds settings={values} places={places} chosen={isExisting ? fixtures : values.matchIds.length} />
        <SubmitArea form={form} text={submitText}>
          {cancel}
        </SubmitArea>
      </div>
    </FormBody>
  )
}

/** States how many matches a full competition needs, before the organiser comes to the list of matches. */
function needText({ places, matchIds, ...settings }: CompetitionValues): string {
  const { fixtures } = needsOf(settings, places)
  const needed =
    settings.format === 'league'
      ? msg('organise-competition.competition-form.with-player-the-competition', { places, fixtures })
      : msg('organise-competition.competition-form.with-player-the-competition-needs', { places, fixtures })
  const missing = fixtures - matchIds.length
  if (missing <= 0) return msg('organise-competition.competition-form.you-have-chosen-enough', { needed })
  return matchIds.length > 0
    ? msg('organise-competition.competition-form.choose-more-match-below', { needed, missing })
    : msg('organise-competition.competition-form.choose-match-below-or', { needed, missing })
}

/**
 * Returns the format, or a valid one for this kind of entry. Exclusive games are tournaments or single games; other
 * competitions are tournaments or leagues ([CP2]).
 */
function formatFor(entry: EntryKind, format: CompetitionFormat): CompetitionFormat {
  return (entry === 'exclusive' && format === 'league') || (entry !== 'exclusive' && format === 'lobby')
    ? 'tournament'
    : format
}

/** Returns the first problem with a game rule that the server has named. */
function gameRulesPrompt(form: Form<CompetitionValues>): string | undefined {
  const found = Object.entries(form.fields.getErrors()).filter(([name]) => isWithin(name, 'gameSettings'))
  if (found.length === 0) return undefined
  const first = found.find(([name]) => name !== 'gameSettings')?.[1]
  return first ?? msg('organise-competition.competition-form.a-game-with-these')
}

interface ChoiceProps<Name extends string> {
  label: string
  value: Name
  names: readonly Name[]
  options: Readonly<Record<Name, { label: string; hint: string }>>
  onChoose: (name: Name) => void
}

/** A choice among a few options. It explains the chosen option. */
function Choice<Name extends string>({ label, value, names, options, onChoose }: ChoiceProps<Name>) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:col-span-2">
      <p className="font-medium text-muted text-sm">{label}</p>
      <SegmentedControl
        label={label}
        block
        value={value}
        onValueChange={onChoose}
        segments={names.map((name) => ({ value: name, label: options[name].label }))}
      />
      <p className="text-faint text-sm">{options[value].hint}</p>
    </div>
  )
}

interface FixturesProps {
  values: CompetitionValues
  value: readonly string[]
  onValueChange: (value: string[]) => void
  prompt: string | undefined
  ref: React.Ref<HTMLInputElement>
}

function Fixtures({ values, value, ...picker }: FixturesProps) {
  const options = useFixtureOptions({
    chosen: value,
    existing: [],
    lastDay: instantOf(values.lastDay && endOfDay(values.lastDay)),
    closesAt: instantsOf(values.closesAt)[0],
  })
  return <FixturePicker options={options} value={value} {...picker} />
}

function instantOf(time: string): number | undefined {
  const at = Date.parse(time)
  return Number.isNaN(at) ? undefined : at
}
