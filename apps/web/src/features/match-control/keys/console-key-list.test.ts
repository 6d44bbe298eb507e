import { expect, it } from 'vitest'
import { commandOf } from './console-command.ts'
import { CONSOLE_KEYS } from './console-key-list.tsx'

/** Every `KeyboardEvent.code` that a keyboard can send. */
const CODES = [
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
  ...Array.from({ length: 10 }, (_, digit) => `Digit${digit}`),
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'Tab', 'Space', 'Enter'],
  ...['Backspace', 'Delete', 'Insert', 'Escape', 'F1', 'F5', 'Slash', 'Period'],
]
const press = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false }

it('the list of console keys contains every key that the console responds to, and no other key [PR309]', () => {
  const bound = CODES.filter((code) =>
    [true, false].some((isSelected) =>
      commandOf(
        { ...press, code, key: code === 'Slash' ? '?' : '' },
        { keys: [], singleKeys: true, shift: undefined, isAsked: true, isSelected },
      ),
    ),
  )
  const listed = CONSOLE_KEYS.flatMap(({ keys }) => keys.flatMap(({ codes }) => codes))
  expect([...new Set(listed)].toSorted()).toEqual(bound.toSorted())
})
