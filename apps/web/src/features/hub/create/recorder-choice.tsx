import { msg } from '../../../texts/msg.ts'
import { Choice, ChoiceGroup, classNames } from '../../../ui/index.ts'

/**
 * Who records the match of a new lobby: its creator as operator, another operator or a feed, the members of the lobby,
 * members whom the host names, or its host alone.
 */
export type Recorder = 'operator' | 'official' | 'room' | 'named' | 'host'

interface RecorderOption {
  readonly value: Recorder
  readonly label: string
  readonly text: string
}

const OPERATOR: RecorderOption = {
  value: 'operator',
  label: msg('hub.recorder-choice.you'),
  text: msg('hub.recorder-choice.you-record-this-match'),
}
const ROOM: RecorderOption = {
  value: 'room',
  label: msg('hub.recorder-choice.your-room'),
  text: msg('hub.recorder-choice.your-room-records-the'),
}

const NAMED: RecorderOption = {
  value: 'named',
  label: msg('hub.recorder-choice.we-record'),
  text: msg('hub.recorder-choice.you-name-who-records'),
}

/** The choices of a creator who cannot operate the match. */
const OF_PLAYER: readonly RecorderOption[] = [
  { value: 'official', label: msg('hub.recorder-choice.official'), text: msg('hub.recorder-choice.an-operator-or-an') },
  NAMED,
  ROOM,
  {
    value: 'host',
    label: msg('hub.recorder-choice.you-alone'),
    text: msg('hub.recorder-choice.you-record-alone-and'),
  },
]

/**
 * The choices of an administrator who may operate the match. Recording alone on a copy is none of them: the console of
 * the match would not reach the lobby.
 */
const OF_OPERATOR: readonly RecorderOption[] = [
  OPERATOR,
  {
    value: 'official',
    label: msg('hub.recorder-choice.somebody-else'),
    text: msg('hub.recorder-choice.another-administrator-or-an'),
  },
  {
    ...ROOM,
    text: msg('hub.recorder-choice.it-gets-a-copy', { text: ROOM.text }),
  },
]

/** Returns what this creator may choose [RM10] [M16]. */
export function recordersFor({ mayOperate, canBeRoom }: { mayOperate: boolean; canBeRoom: boolean }): Recorder[] {
  const choices = mayOperate ? OF_OPERATOR : OF_PLAYER
  return choices
    .map(({ value }) => value)
    .filter((value) => canBeRoom || (value !== 'room' && value !== 'named' && value !== 'host'))
}

/** Returns the name of a choice, as `RecorderChoice` shows it for the same choices. */
export function recorderLabel(recorder: Recorder, offered: readonly Recorder[]): string {
  const all = offered.includes('operator') ? OF_OPERATOR : OF_PLAYER
  return all.find(({ value }) => value === recorder)?.label ?? ''
}

interface RecorderChoiceProps {
  /** What the creator may choose, from `recordersFor`. */
  offered: readonly Recorder[]
  value: Recorder
  /** True if nobody has said yet that they will record the match. */
  isUnrecorded: boolean
  onChange: (recorder: Recorder) => void
}

/** Asks who records the match. Each choice says what follows from it [RM10] [M16]. */
export function RecorderChoice({ offered, value, isUnrecorded, onChange }: RecorderChoiceProps) {
  const all = offered.includes('operator') ? OF_OPERATOR : OF_PLAYER
  const choices = all.filter((choice) => offered.includes(choice.value))
  return (
    <div className="flex flex-col gap-2">
      <p id="recorder" className="font-medium text-muted text-sm">
        {msg('hub.recorder-choice.who-records-the-match')}
      </p>
      <ChoiceGroup
        labelledBy="recorder"
        value={value}
        onValueChange={(picked) => {
          const choice = choices.find((candidate) => candidate.value === picked)
          if (choice) onChange(choice.value)
        }}
        className={classNames('grid gap-1.5', choices.length % 2 === 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}
      >
        {choices.map(({ value: recorder, label, text }) => (
          <Choice
            key={recorder}
            value={recorder}
            label={label}
            describedBy={`recorder-${recorder}`}
            className="flex min-h-14 flex-col gap-0.5 rounded-control border border-line bg-raised px-3 py-2 text-start transition-colors hover:border-line-strong data-[state=checked]:border-flood data-[state=checked]:bg-flood-soft"
          >
            <span className="caps text-base">{label}</span>
            <span id={`recorder-${recorder}`} className="text-muted text-sm leading-snug">
              {text}
              {recorder === 'official' && isUnrecorded && msg('hub.recorder-choice.nobody-has-said-yet')}
            </span>
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  )
}
