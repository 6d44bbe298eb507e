import type { GameSettings } from '@bettle/contract'
import { DEFAULT_SETTINGS, presetNames, type SettingName, type SettingsTab, settingsPlayed } from '@bettle/rules'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, Notice, Tabs } from '../../../ui/index.ts'
import { SettingField, settingsOfTab } from './setting-fields.tsx'
import { SettingsPresets } from './settings-presets.tsx'
import { settingsReview } from './settings-review.ts'

/** Settings that a competition fixes itself. Its games have no cuts [X7]. */
const FIXED: ReadonlySet<SettingName> = new Set([
  'maxPlayers',
  'isPrivate',
  'allowGuests',
  'allowSpectators',
  'autoKickInactive',
  'prizeDistribution',
  'eliminationBy',
  'firstCut',
  'roundsBetweenCuts',
])

const PRESETS = presetNames.filter((name) => name !== 'cuts')

const TABS: readonly { id: SettingsTab; label: string }[] = [
  { id: 'basic', label: msg('hub.game-rules-dialog.chips') },
  { id: 'betting', label: msg('hub.game-rules-dialog.betting') },
  { id: 'rounds', label: msg('hub.game-rules-dialog.rounds') },
  { id: 'advanced', label: msg('hub.game-rules-dialog.advanced') },
  { id: 'tournament', label: msg('hub.game-rules-dialog.elimination') },
]

interface GameRulesDialogProps {
  initial: GameSettings
  onSave: (settings: GameSettings) => void
  onClose: () => void
}

/** The rules of every game of a competition: the settings of a lobby except those that the competition fixes. */
export function GameRulesDialog({ initial, onSave, onClose }: GameRulesDialogProps) {
  const [settings, setSettings] = useState(initial)
  const [tab, setTab] = useState<SettingsTab>('basic')
  const findings = settingsReview(settingsPlayed(settings, { isPractice: false })).filter(
    ({ setting }) => !FIXED.has(setting),
  )
  const [error] = findings.filter(({ tone }) => tone === 'error')
  const fixed = { ...initial }
  const set = (changed: Partial<GameSettings>) => setSettings((held) => ({ ...held, ...changed }))
  const choosePreset = (chosen: GameSettings) => setSettings({ ...chosen, ...pick(fixed, FIXED) })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={msg('hub.game-rules-dialog.game-rules')}
      description={msg('hub.game-rules-dialog.all-games-of-the')}
      footer={
        <>
          <Button
            variant="ghost"
            icon={<RotateCcw aria-hidden="true" />}
            className="sm:me-auto"
            onClick={() => setSettings({ ...DEFAULT_SETTINGS, ...pick(fixed, FIXED) })}
          >
            {msg('hub.game-rules-dialog.reset-to-defaults')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {msg('hub.game-rules-dialog.cancel')}
          </Button>
          <Button variant="primary" onClick={() => (error ? setTab(error.tab) : onSave(settings))}>
            {msg('hub.game-rules-dialog.use-these-rules')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SettingsPresets settings={settings} offered={PRESETS} onChoose={choosePreset} />
        <Tabs<SettingsTab>
          label={msg('hub.game-rules-dialog.game-rules')}
          block
          dense
          value={tab}
          onValueChange={setTab}
          panelClassName="pt-5 sm:min-h-88"
          tabs={TABS.map(({ id, label }) => ({
            id,
            label,
            alert: alertOf(findings.filter((finding) => finding.tab === id).map(({ tone }) => tone)),
            content: (
              <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
                {settingsOfTab(id, settings)
                  .filter((name) => !FIXED.has(name))
                  .map((name) => (
                    <SettingField key={name} {...{ name, settings, set, findings }} isPractice={false} isRoom={false} />
                  ))}
              </div>
            ),
          }))}
        />
        <div role="alert" className="contents">
          {error && error.tab !== tab && <Notice tone="error">{error.message}</Notice>}
        </div>
      </div>
    </Dialog>
  )
}

function pick(settings: GameSettings, names: ReadonlySet<SettingName>): Partial<GameSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.has(name as SettingName)))
}

function alertOf(tones: readonly ('error' | 'warning')[]) {
  if (tones.includes('error')) return { tone: 'error' as const, label: msg('hub.game-rules-dialog.has-a-mistake') }
  return tones.length > 0 ? { tone: 'warning' as const, label: msg('hub.game-rules-dialog.has-a-warning') } : undefined
}
