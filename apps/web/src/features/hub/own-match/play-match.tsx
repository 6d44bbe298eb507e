import { type Lobby, type Match, openOwnMatch } from '@bettle/contract'
import { Users } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { useMustConfirmEmail } from '../../../api/query/own-part.ts'
import {
  FormBody,
  FormProblem,
  LocalTime,
  LocalTimeInput,
  SubmitButton,
  TextInput,
  useForm,
} from '../../../form/index.ts'
import { timeOf } from '../../../text/local-time.ts'
import { Button, lazyNamed, Panel, SegmentedControl } from '../../../ui/index.ts'
import { completions, draftNames, type TeamNames, typedNames } from './team-names.ts'

const ConfirmEmailNotice = lazyNamed(() => import('../../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const OwnMatch = z.object({
  homeTeam: team('Please name the first team'),
  awayTeam: team('Please name the second team'),
  startTime: LocalTime,
})

const FOR_FRIENDS = { isPrivate: true, allowGuests: true }

type Recorder = 'room' | 'host'

const RECORDERS = {
  room: 'Everyone taps what they see. An event counts when enough players agree. You need three players.',
  host: 'You record alone and take no seat. Each of your taps counts at once.',
} as const satisfies Record<Recorder, string>

interface PlayMatchProps {
  /** The announced matches, whose teams complete what is typed. */
  matches: readonly Match[]
  /** True if the user pressed a button to see the form: its first field gets the focus. */
  isAsked?: boolean
  onOpened: (lobby: Lobby) => void
  /** Set for a visitor without an account, who registers first. The names are kept. */
  onRegister?: (() => void) | undefined
}

/** Opens a private lobby on any match that friends watch together: two teams, and one press [OM1]. */
export function PlayMatch({ matches, isAsked = false, onOpened, onRegister }: PlayMatchProps) {
  const mustConfirm = useMustConfirmEmail()
  const [isLater, setLater] = useState(false)
  const [recorder, setRecorder] = useState<Recorder>('room')
  const [near, setNear] = useState<keyof TeamNames>('homeTeam')
  const form = useForm({
    schema: OwnMatch,
    defaults: { homeTeam: '', awayTeam: '', ...draftNames.get(), startTime: '' },
    submit: async ({ startTime, ...teams }): Promise<{ lobby: Lobby } | undefined> => {
      typedNames.keep(teams)
      if (onRegister) {
        draftNames.keep(teams)
        return undefined
      }
      const kickOff = isLater && startTime !== '' ? { startTime: timeOf(startTime) } : {}
      return call(openOwnMatch, {
        body: { ...teams, ...kickOff, gameSettings: FOR_FRIENDS, hostOnly: recorder === 'host' },
      })
    },
    failed: 'Failed to open the match',
    onSuccess: (opened) => {
      if (!opened) return onRegister?.()
      draftNames.forget()
      onOpened(opened.lobby)
    },
  })
  const fieldOf = useCallback(
    (name: keyof TeamNames) => document.getElementById(form.id)?.querySelector<HTMLInputElement>(`[name="${name}"]`),
    [form.id],
  )
  useEffect(() => {
    if (isAsked) fieldOf('homeTeam')?.focus()
  }, [isAsked, fieldOf])
  const values = useSyncExternalStore(
    (changed) => form.fields.onChange(changed),
    () => form.fields.getAll(),
  )
  const known = [...typedNames.get(), ...matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])]
  const other = near === 'homeTeam' ? values.awayTeam : values.homeTeam
  const offered = completions(values[near], other, known)
  return (
    <Panel title="PLAY A MATCH">
      <FormBody form={form} label="Play a match" className="flex flex-col gap-4">
        <p className="text-muted">
          Any match you watch together. Friends join by a link, and you record it yourselves.
        </p>
        {mustConfirm && (
          <Suspense fallback={null}>
            <ConfirmEmailNotice to="open a lobby" />
          </Suspense>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            form={form}
            name="homeTeam"
            label="First team"
            required
            maxLength={60}
            autoComplete="off"
            onFocus={() => setNear('homeTeam')}
          />
          <TextInput
            form={form}
            name="awayTeam"
            label="Second team"
            required
            maxLength={60}
            autoComplete="off"
            onFocus={() => setNear('awayTeam')}
          />
        </div>
        {offered.length > 0 && (
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="mb-2 text-muted text-sm">
              {near === 'homeTeam' ? 'Names for the first team' : 'Names for the second team'}
            </legend>
            {offered.map((name) => (
              <Button key={name} size="sm" onClick={() => take(name)}>
                <span translate="no" className="wrap-anywhere">
                  {name}
                </span>
              </Button>
            ))}
          </fieldset>
        )}
        {!onRegister && (
          <div className="flex flex-wrap items-start gap-4">
            <SegmentedControl
              label="Kick-off"
              value={isLater ? 'later' : 'now'}
              onValueChange={(value) => setLater(value === 'later')}
              segments={[
                { value: 'now', label: 'Starts now' },
                { value: 'later', label: 'Later' },
              ]}
            />
            <SegmentedControl<Recorder>
              label="Who records"
              value={recorder}
              onValueChange={setRecorder}
              segments={[
                { value: 'room', label: 'We record' },
                { value: 'host', label: 'I record' },
              ]}
            />
          </div>
        )}
        {isLater && <LocalTimeInput form={form} name="startTime" label="Kick-off" />}
        {!onRegister && <p className="text-muted text-sm">{RECORDERS[recorder]}</p>}
        <FormProblem form={form} />
        <SubmitButton
          form={form}
          text={onRegister ? 'REGISTER AND PLAY' : 'PLAY'}
          size="lg"
          block
          disabled={mustConfirm}
        />
        <p className="flex items-center gap-2 text-muted text-sm">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          Only people with your link find it. It pays no trophies.
        </p>
      </FormBody>
    </Panel>
  )

  /** Takes an offered name, and moves to the other field if it is empty. The pressed button may be gone then. */
  function take(name: string) {
    form.fields.setValue(near, name)
    const next = other === '' ? (near === 'homeTeam' ? 'awayTeam' : 'homeTeam') : near
    fieldOf(next)?.focus()
  }
}
