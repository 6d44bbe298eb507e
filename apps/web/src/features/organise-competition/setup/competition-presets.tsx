import { COMPETITION_PRESETS, type CompetitionPresetName } from '@bettle/rules'
import { msg } from '../../../texts/msg.ts'
import { Choice, ChoiceGroup } from '../../../ui/index.ts'

const NAMES = Object.keys(COMPETITION_PRESETS) as CompetitionPresetName[]

/** The name of each preset and what it plans. */
const TEXTS: Readonly<Record<CompetitionPresetName, { readonly label: string; readonly hint: string }>> = {
  friends: {
    label: msg('organise-competition.competition-presets.friends'),
    hint: msg('organise-competition.competition-presets.friends-hint'),
  },
  office: {
    label: msg('organise-competition.competition-presets.office'),
    hint: msg('organise-competition.competition-presets.office-hint'),
  },
  cup: {
    label: msg('organise-competition.competition-presets.cup'),
    hint: msg('organise-competition.competition-presets.cup-hint'),
  },
}

interface CompetitionPresetsProps {
  chosen: CompetitionPresetName | undefined
  onChoose: (name: CompetitionPresetName) => void
}

/** Offers the presets as cards. One press sets the format and the numbers of the form below ([CP48]). */
export function CompetitionPresets({ chosen, onChoose }: CompetitionPresetsProps) {
  return (
    <ChoiceGroup
      label={msg('organise-competition.competition-presets.start-from')}
      value={chosen}
      onValueChange={(picked) => {
        const name = NAMES.find((candidate) => candidate === picked)
        if (name) onChoose(name)
      }}
      className="grid gap-2 sm:grid-cols-3"
    >
      {NAMES.map((name) => {
        const { label, hint } = TEXTS[name]
        return (
          <Choice
            key={name}
            value={name}
            describedBy={`preset-${name}`}
            label={label}
            className="flex min-h-11 flex-col gap-1 rounded-control border border-line bg-raised px-4 py-3 text-start transition-colors hover:border-line-strong data-[state=checked]:border-flood data-[state=checked]:bg-flood-soft"
          >
            <span className="caps text-ink text-lg leading-tight">{label}</span>
            <span id={`preset-${name}`} className="text-muted text-sm">
              {hint}
            </span>
          </Choice>
        )
      })}
    </ChoiceGroup>
  )
}
