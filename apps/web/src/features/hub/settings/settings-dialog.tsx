import type { GameSettings, GameSettingsGiven, Match } from '@bettle/contract'
import { DEFAULT_SETTINGS, type SettingName, type SettingsTab, settingsInEffect, settingsPlayed } from '@bettle/rules'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, lazyNamed, Notice, Part, Tabs } from '../../../ui/index.ts'
import { lastSettings } from './last-settings.ts'
import type { SettingsTabProps } from './setting-fields.tsx'
import { SettingsPresets } from './settings-presets.tsx'
import { type SettingsFinding, settingsReview } from './settings-review.ts'
import { AdvancedSettings, BasicSettings, BettingSettings, RoundSettings } from './settings-tabs.tsx'
import { TournamentTab } from './tournament-tab.tsx'

const WhatToExpect = lazyNamed(() => import('./what-to-expect.tsx'), 'WhatToExpect')

const TABS: readonly { id: SettingsTab; label: string; Content: (props: SettingsTabProps) => ReactNode }[] = [
  { id: 'basic', label: msg('hub.settings-dialog.basic'), Content: BasicSettings },
  { id: 'betting', label: msg('hub.settings-dialog.betting'), Content: BettingSettings },
  { id: 'rounds', label: msg('hub.settings-dialog.rounds'), Content: RoundSettings },
  { id: 'advanced', label: msg('hub.settings-dialog.advanced'), Content: AdvancedSettings },
  { id: 'tournament', label: msg('hub.settings-dialog.tournament'), Content: TournamentTab },
]

interface SettingsDialogProps {
  match: Match
  isPending: boolean
  problem: string | undefined
  /** True if the lobby records its match itself. Such a lobby is private [RM10], and takes guests by default [RM15]. */
  isRoom?: boolean
  /**
   * Content above the settings: who records the match, and whether the creator takes a seat, if the dialog asks for
   * these.
   */
  seat?: ReactNode
  /** The reason why the user cannot open any lobby. It is shown at once, instead of an error after the press. */
  hindrance?: ReactNode
  /** Receives only settings that have an effect. The host could not see or correct the others [M2]. */
  onCreate: (settings: GameSettingsGiven) => void
  onClose: () => void
}

/**
 * Asks the host for the settings of a new lobby. The dialog starts with the defaults; one press takes the settings that
 * this device chose last. Otherwise the lobby after a private one would be unlisted by accident.
 */
export function SettingsDialog({
  match,
  isPending,
  problem,
  isRoom = false,
  seat,
  hindrance,
  onCreate,
  onClose,
}: SettingsDialogProps) {
  const [last] = useState(lastSettings.get)
  const [chosen, setSettings] = useState<GameSettings>(DEFAULT_SETTINGS)
  const [roomGuests, setRoomGuests] = useState(true)
  const settings = isRoom ? { ...chosen, isPrivate: true, allowGuests: roomGuests } : chosen
  const [tab, setTab] = useState<SettingsTab>('basic')
  /** The error whose setting gets the focus. It becomes undefined once the setting has the focus. */
  const [sought, setSought] = useState<SettingsFinding>()
  // A practice match has no penalties, so the dialog offers none and warns of none [I5].
  const isPractice = match.isPractice === true
  const played = settingsPlayed(settings, { isPractice })
  const findings = settingsReview(played)
  const errors = findings.filter(({ tone }) => tone === 'error')

  const jumpTo = (finding: SettingsFinding) => {
    setTab(finding.tab)
    setSought(finding)
  }
  const create = () => {
    const [first] = errors
    if (first) return jumpTo(first)
    lastSettings.keep(settingsInEffect(chosen))
    onCreate(settingsInEffect(settings))
  }
  const tabProps: SettingsTabProps = {
    settings,
    set: (changed) => {
      if (isRoom && changed.allowGuests !== undefined) setRoomGuests(changed.allowGuests)
      else setSettings((held) => ({ ...held, ...changed }))
    },
    findings,
    isPractice,
    isRoom,
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="lg"
      title={msg('hub.settings-dialog.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
      description={msg('hub.settings-dialog.choose-a-way-to')}
      footer={
        <>
          <p className="text-faint text-sm sm:me-auto sm:self-center">
            {msg('hub.settings-dialog.these-settings-apply-to')}
          </p>
          <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
            <Button
              variant="ghost"
              icon={<RotateCcw aria-hidden="true" />}
              disabled={isPending}
              onClick={() => {
                setSettings(DEFAULT_SETTINGS)
                setRoomGuests(true)
              }}
            >
              {msg('hub.settings-dialog.reset-to-defaults')}
            </Button>
            <Button variant="ghost" disabled={isPending} onClick={onClose}>
              {msg('hub.settings-dialog.cancel')}
            </Button>
          </div>
          <Button variant="primary" loading={isPending} disabled={Boolean(hindrance)} onClick={create}>
            {msg('hub.settings-dialog.create-game')}
          </Button>
        </>
      }
    >
      <div className="flex min-h-full flex-col gap-3">
        {hindrance}
        {seat}
        <SettingsPresets
          settings={chosen}
          onChoose={setSettings}
          onLast={
            last &&
            (() => {
              setSettings(last)
              // A private lobby without guests was the host's decision. Any other lobby says nothing about guests.
              setRoomGuests(!last.isPrivate || last.allowGuests)
            })
          }
        />
        <Tabs<SettingsTab>
          label={msg('hub.settings-dialog.game-settings')}
          block
          dense
          value={tab}
          onValueChange={setTab}
          className="flex-1"
          panelClassName="pt-5 sm:min-h-88"
          tabs={TABS.map(({ id, label, Content }) => ({
            id,
            label,
            alert: alertOf(findings.filter((finding) => finding.tab === id)),
            content: (
              <Landing on={sought?.tab === id ? sought.setting : undefined} onLanded={() => setSought(undefined)}>
                <Content {...tabProps} />
              </Landing>
            ),
          }))}
        />
        <Part name="What to expect" isSmall>
          <WhatToExpect settings={errors.length === 0 ? played : undefined} />
        </Part>
        <div
          role="alert"
          className="-bottom-4 -mb-4 sticky flex flex-col gap-2 bg-panel pb-4 shadow-[0_-0.75rem_0.75rem_var(--panel)] empty:hidden"
        >
          {problem && <Notice tone="error">{problem}</Notice>}
          {errors
            .filter((error) => error.tab !== tab)
            .map((error) => (
              <Notice
                key={error.message}
                tone="error"
                action={
                  <Button size="sm" variant="ghost" onClick={() => jumpTo(error)}>
                    {msg('hub.settings-dialog.to', { label: labelOf(error.tab) })}
                  </Button>
                }
              >
                {error.message}
              </Notice>
            ))}
        </div>
      </div>
    </Dialog>
  )
}

interface LandingProps {
  /** The setting to focus; undefined if none. */
  on: SettingName | undefined
  onLanded: () => void
  children: ReactNode
}

/** Focuses the wanted setting after its tab has rendered. */
function Landing({ on, onLanded, children }: LandingProps) {
  const ground = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (on === undefined) return
    const controls = ':is(input:not([type="radio"]), input:checked, [role="slider"], [role="switch"])'
    ground.current?.querySelector<HTMLElement>(`[data-setting="${on}"] ${controls}`)?.focus()
    onLanded()
  }, [on, onLanded])
  return <div ref={ground}>{children}</div>
}

const labelOf = (tab: SettingsTab) => TABS.find(({ id }) => id === tab)?.label ?? ''

function alertOf(findings: readonly SettingsFinding[]) {
  const worst = findings.find(({ tone }) => tone === 'error') ?? findings[0]
  if (!worst) return undefined
  return {
    tone: worst.tone,
    label: worst.tone === 'error' ? msg('hub.settings-dialog.has-a-mistake') : msg('hub.settings-dialog.has-a-warning'),
  }
}
