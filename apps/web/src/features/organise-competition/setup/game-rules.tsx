import type { GameSettings } from '@bettle/contract'
import { presetOf, SETTINGS_PRESETS } from '@bettle/rules'
import { type ComponentType, Suspense, useState } from 'react'
import { Prompt } from '../../../ui/fields/field.tsx'
import { Button } from '../../../ui/index.ts'

/** The component of the dialog that changes the rules of each game. */
export type RulesDialog = ComponentType<{
  initial: GameSettings
  onSave: (settings: GameSettings) => void
  onClose: () => void
}>

interface GameRulesProps {
  Dialog: RulesDialog
  value: GameSettings
  onChange: (settings: GameSettings) => void
  prompt: string | undefined
}

/** Shows the rules of each game in one line, with the button that opens their dialog. */
export function GameRules({ Dialog, value, onChange, prompt }: GameRulesProps) {
  const [isOpen, setOpen] = useState(false)
  const preset = presetOf(value)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm">
          <span className="font-medium text-ink">{preset ? SETTINGS_PRESETS[preset].label : 'Your own rules'}:</span>{' '}
          <span className="text-muted">
            {value.startingChips} chips to start with, rounds of {value.roundDuration} minutes, bets from{' '}
            {value.minBetAmount} to {value.maxBetAmount} chips.
          </span>
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          Change game rules
        </Button>
      </div>
      {prompt !== undefined && <Prompt id="game-rules-prompt">{prompt}</Prompt>}
      {isOpen && (
        <Suspense>
          <Dialog
            initial={value}
            onSave={(settings) => {
              onChange(settings)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
