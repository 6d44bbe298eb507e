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
import { msg } from '../../../texts/msg.ts'
import { Button, lazyNamed, Panel, SegmentedControl } from '../../../ui/index.ts'
import { completions, draftNames, type TeamNames, typedNames } from './team-names.ts'

const ConfirmEmailNotice = lazyNamed(() => import('../../../account-ui/confirm-email-notice.tsx'), 'ConfirmEmailNotice')

const team = (prompt: string) => z.string().check(z.trim(), z.minLength(1, prompt), z.maxLength(60))

const OwnMatch = z.object({
  homeTeam: team(msg('hub.play-match.please-name-the-first')),
  awayTeam: team(msg('hub.play-match.please-name-the-second')),
  startTime: LocalTime,
})

const FOR_FRIENDS = { isPrivate: true, allowGuests: true }

type Recorder = 'named' | 'host' | 'crowd'

const RECORDERS = {
  named: msg('hub.play-match.you-name-who-records'),
  crowd: msg('hub.play-match.everyone-taps-what-they'),
  host: msg('hub.play-match.you-record-alone-and'),
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
  const [recorder, setRecorder] = useState<Recorder>('named')
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
        body: {
          ...{ ...teams, ...kickOff, gameSettings: FOR_FRIENDS, hostOnly: recorder === 'host' },
          ...(recorder !== 'host' && { recorders: recorder }),
        },
      })
    },
    failed: msg('hub.play-match.failed-to-open-the'),
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
    <Panel title={msg('hub.play-match.play-a-match')}>
      <FormBody form={form} label={msg('hub.play-match.play-a-match-2')} className="flex flex-col gap-4">
        <p className="text-muted">{msg('hub.play-match.any-match-you-watch')}</p>
        {mustConfirm && (
          <Suspense fallback={null}>
            <ConfirmEmailNotice to="lobby" />
          </Suspense>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            form={form}
            name="homeTeam"
            label={msg('hub.play-match.first-team')}
            required
            maxLength={60}
            autoComplete="off"
            onFocus={() => setNear('homeTeam')}
          />
          <TextInput
            form={form}
            name="awayTeam"
            label={msg('hub.play-match.second-team')}
            required
            maxLength={60}
            autoComplete="off"
            onFocus={() => setNear('awayTeam')}
          />
        </div>
        {offered.length > 0 && (
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="mb-2 text-muted text-sm">
              {near === 'homeTeam'
                ? msg('hub.play-match.names-for-the-first')
                : msg('hub.play-match.names-for-the-second')}
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
              label={msg('hub.play-match.kick-off')}
              value={isLater ? 'later' : 'now'}
              onValueChange={(value) => setLater(value === 'later')}
              segments={[
                { value: 'now', label: msg('hub.play-match.starts-now') },
                { value: 'later', label: msg('hub.play-match.later') },
              ]}
            />
            <SegmentedControl<Recorder>
              label={msg('hub.play-match.who-records')}
              value={recorder}
              onValueChange={setRecorder}
              segments={[
                { value: 'named', label: msg('hub.play-match.we-record') },
                { value: 'host', label: msg('hub.play-match.i-record') },
                { value: 'crowd', label: msg('hub.play-match.everyone') },
              ]}
            />
          </div>
        )}
        {isLater && <LocalTimeInput form={form} name="startTime" label={msg('hub.play-match.kick-off')} />}
        {!onRegister && <p className="text-muted text-sm">{RECORDERS[recorder]}</p>}
        <FormProblem form={form} />
        <SubmitButton
          form={form}
          text={onRegister ? msg('hub.play-match.register-and-play') : msg('hub.play-match.play')}
          size="lg"
          block
          disabled={mustConfirm}
        />
        <p className="flex items-center gap-2 text-muted text-sm">
          <Users aria-hidden="true" className="size-4 shrink-0" />
          {msg('hub.play-match.only-people-with-your')}
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
