import { Choice, ChoiceGroup } from '../../../ui/index.ts'

/** Who records the match of a new lobby: an operator or a feed, the members of the lobby, or its host alone. */
export type Recorder = 'official' | 'room' | 'host'

const CHOICES: readonly { value: Recorder; label: string; text: string }[] = [
  { value: 'official', label: 'Official', text: 'An operator or an automatic feed records this match.' },
  {
    value: 'room',
    label: 'Your room',
    text: 'Your room records the match. Everyone taps what they see. An event counts when enough players agree.',
  },
  { value: 'host', label: 'Host only', text: 'You record alone and take no seat. Each of your taps counts at once.' },
]

interface RecorderChoiceProps {
  value: Recorder
  onChange: (recorder: Recorder) => void
}

/** Asks who records the match [RM10]. */
export function RecorderChoice({ value, onChange }: RecorderChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <p id="recorder" className="font-medium text-muted text-sm">
        Who records the match?
      </p>
      <ChoiceGroup
        labelledBy="recorder"
        value={value}
        onValueChange={(picked) => {
          const choice = CHOICES.find((candidate) => candidate.value === picked)
          if (choice) onChange(choice.value)
        }}
        className="grid gap-1.5 sm:grid-cols-3"
      >
        {CHOICES.map(({ value: recorder, label, text }) => (
          <Choice
            key={recorder}
            value={recorder}
            label={label}
            describedBy={`recorder-${recorder}`}
            className="flex min-h-14 flex-col gap-0.5 rounded-control border border-line bg-raised px-3 py-2 text-left transition-colors hover:border-line-strong data-[state=checked]:border-flood data-[state=checked]:bg-flood-soft"
          >
            <span className="caps text-base">{label}</span>
            <span id={`recorder-${recorder}`} className="text-muted text-sm leading-snug">
              {text}
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  )
}
