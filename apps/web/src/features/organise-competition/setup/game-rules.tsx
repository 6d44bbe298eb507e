import type { GameSettings } from '@bettle/contract'
import { presetOf } from '@bettle/rules'
import { type ComponentType, Suspense, useState } from 'react'
import { PRESET_TEXTS } from '../../../match-ui/preset-texts.ts'
import { msg } from '../../../texts/msg.ts'
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

const OWN_RULES = msg('organise-competition.game-rules.your-own-rules')

/** Shows the rules of each game in one line, with the button that opens their dialog. */
export function GameRules({ Dialog, value, onChange, prompt }: GameRulesProps) {
  const [isOpen, setOpen] = useState(false)
  const preset = presetOf(value)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm">
          <span className="font-medium text-ink">{preset ? PRESET_TEXTS[preset].label : OWN_RULES}:</span>{' '}
          <span className="text-muted">
            {msg('organise-competition.game-rules.chips-to-start-with', {
              startingChips: value.startingChips,
              roundDuration: value.roundDuration,
              minBetAmount: value.minBetAmount,
              maxBetAmount: value.maxBetAmount,
            })}
          </span>
        </p>
        <Button size="sm" onClick={() => setOpen(true)}>
          {msg('organise-competition.game-rules.change-game-rules')}
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
