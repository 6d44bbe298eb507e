import type { enterRoom, Reply } from '@bettle/contract'

type Whistle = NonNullable<Reply<typeof enterRoom>['whistle']>

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five']

const countText = (count: number) => NUMBERS[count] ?? String(count)

/** Returns the name of the key, such as 'Start half 1'. */
export const keyText = ({ kind, halfNumber }: Whistle): string =>
  `${kind === 'half-start' ? 'Start' : 'End'} half ${halfNumber}`

/** Says who pressed the whistle and what is missing. Returns undefined if no member has pressed it [RM22]. */
export function pressedText(whistle: Whistle): string | undefined {
  const { pressedBy, isPressed, missing } = whistle
  if (missing === null || missing === 0 || (pressedBy.length === 0 && !isPressed)) return undefined
  const key = keyText(whistle)
  const more = `${countText(missing)} more ${missing === 1 ? 'player' : 'players'} must press it within a minute.`
  if (isPressed) return `You pressed ${key}. ${more}`
  const [first = ''] = pressedBy
  const who = pressedBy.length === 1 ? first : `${first} and ${countText(pressedBy.length - 1).toLowerCase()} more`
  return `${who} pressed ${key}. Press it too: ${missing === 1 ? 'your press is enough.' : more}`
}
