import type { GameSettings, Match } from '@bettle/contract'
import { DEFAULT_SETTINGS, settingsProblems } from '@bettle/rules'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button, Dialog, Tabs } from '../../ui/index.ts'
import {
  AdvancedSettings,
  BasicSettings,
  BettingSettings,
  RoundSettings,
  type SettingsTabProps,
} from './settings-tabs.tsx'

type SettingsTab = 'basic' | 'betting' | 'rounds' | 'advanced'

const TABS: readonly { id: SettingsTab; label: string; Content: (props: SettingsTabProps) => React.ReactNode }[] = [
  { id: 'basic', label: 'BASIC', Content: BasicSettings },
  { id: 'betting', label: 'BETTING', Content: BettingSettings },
  { id: 'rounds', label: 'ROUNDS', Content: RoundSettings },
  { id: 'advanced', label: 'ADVANCED', Content: AdvancedSettings },
]

interface SettingsDialogProps {
  match: Match
  isPending: boolean
  problem: string | undefined
  onCreate: (settings: GameSettings) => void
  onClose: () => void
}

/** What the host decides before the doors open. */
export function SettingsDialog({ match, isPending, problem, onCreate, onClose }: SettingsDialogProps) {
  const [settings, setSettings] = useState<GameSettings>({ ...DEFAULT_SETTINGS })
  const [tab, setTab] = useState<SettingsTab>('basic')
  const problems = settingsProblems(settings)
  const tabProps: SettingsTabProps = {
    settings,
    set: (changed) => setSettings((held) => ({ ...held, ...changed })),
    problemOf: (path) => problems.find((candidate) => candidate.path === path)?.message,
  }
  const trouble = problem ?? problems[0]?.message
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="lg"
      title={`${match.homeTeam} v ${match.awayTeam}`}
      description="Set the rules of your game, or just open the doors."
      footer={
        <>
          <p className="text-faint text-sm sm:mr-auto sm:self-center">These settings apply to this lobby only.</p>
          <div className="flex gap-2 max-sm:*:flex-1">
            <Button
              variant="ghost"
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => setSettings({ ...DEFAULT_SETTINGS })}
            >
              Reset to Defaults
            </Button>
            <Button variant="ghost" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
          </div>
          <Button
            variant="primary"
            loading={isPending}
            disabled={problems.length > 0}
            onClick={() => onCreate(settings)}
          >
            CREATE GAME
          </Button>
        </>
      }
    >
      <Tabs<SettingsTab>
        label="Game settings"
        block
        value={tab}
        onValueChange={setTab}
        panelClassName="pt-5 sm:min-h-88"
        tabs={TABS.map(({ id, label, Content }) => ({ id, label, content: <Content {...tabProps} /> }))}
      />
      <div role="alert">
        {trouble && (
          <p className="mt-4 flex animate-fade items-start gap-2 rounded-control border border-lost/40 bg-lost-soft px-3 py-2.5 text-sm">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lost" />
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  )
}
