import { BUILT_IN_EVENT_TYPES } from '@bettle/rules'
import { describe, expect, it } from 'vitest'
import { CODES_TO_CHOOSE, eventKeysOf } from '../../../match-ui/keys/event-key.ts'
import { commandOf, type KeyPress, type KeySituation } from './console-command.ts'

const keys = eventKeysOf(BUILT_IN_EVENT_TYPES.map((name) => ({ name, displayName: name }))).flatMap((type) => type.keys)
const press = (code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ code, key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false },
  ...more,
})
const now = (more: Partial<KeySituation> = {}): KeySituation => ({
  ...{ keys, singleKeys: true, shift: undefined, isAsked: false, isSelected: false },
  ...more,
})

describe('a console key', () => {
  it('a console key records its event type, and together with a Shift key the side on which that Shift key lies [PR299]', () => {
    expect(commandOf(press('KeyC'), now())).toMatchObject({ do: 'event', key: { eventType: 'Corner' }, team: null })
    const withShift = press('KeyC', { shiftKey: true })
    expect(commandOf(withShift, now({ shift: 'home' }))).toMatchObject({ do: 'event', team: 'home' })
    expect(commandOf(withShift, now({ shift: 'away' }))).toMatchObject({ do: 'event', team: 'away' })
    expect(commandOf(withShift, now())).toMatchObject({ do: 'event', team: 'away' })
    expect(commandOf(press('KeyG'), now())).toMatchObject({ do: 'event', team: 'home' })
    expect(commandOf(press('KeyH'), now())).toMatchObject({ do: 'event', team: 'away' })
  })

  it('a console key that is held runs its command once, and a browser shortcut with that key runs none [PR299]', () => {
    expect(commandOf(press('KeyC', { repeat: true }), now())).toBeUndefined()
    expect(commandOf(press('KeyC', { ctrlKey: true }), now())).toBeUndefined()
    expect(commandOf(press('KeyC', { altKey: true }), now())).toBeUndefined()
  })

  it('console keys without a modifier do nothing while single keys are off, but Ctrl+Z still undoes [PR299]', () => {
    for (const code of ['KeyC', 'KeyD', 'Backspace', 'Digit1', 'ArrowDown']) {
      expect(commandOf(press(code), now({ singleKeys: false }))).toBeUndefined()
    }
    expect(commandOf(press('KeyZ', { ctrlKey: true }), now({ singleKeys: false }))).toEqual({ do: 'undo' })
  })

  it('console keys undo and redo the last action', () => {
    expect(commandOf(press('Backspace'), now())).toEqual({ do: 'undo' })
    expect(commandOf(press('Backspace', { shiftKey: true }), now())).toEqual({ do: 'redo' })
    expect(commandOf(press('KeyY', { metaKey: true }), now())).toEqual({ do: 'redo' })
  })

  it('the console key that types a question mark opens the list of keys, wherever a keyboard layout has that key [PR309]', () => {
    expect(commandOf(press('Slash', { key: '?', shiftKey: true }), now())).toEqual({ do: 'help' })
    expect(commandOf(press('Minus', { key: '?', shiftKey: true }), now())).toEqual({ do: 'help' })
    expect(commandOf(press('Slash', { key: '/' }), now())).toBeUndefined()
  })

  it('a console key changes the selected event, and does nothing if no event is selected [PR301]', () => {
    const selected = now({ isSelected: true })
    expect(commandOf(press('Digit3'), now())).toEqual({ do: 'select', index: 2 })
    expect(commandOf(press('ArrowLeft'), selected)).toEqual({ do: 'nudge', seconds: -1 })
    expect(commandOf(press('ArrowRight', { shiftKey: true }), selected)).toEqual({ do: 'nudge', seconds: 5 })
    expect(commandOf(press('ArrowDown'), selected)).toEqual({ do: 'older', by: 1 })
    // While no event is selected, the arrow keys scroll the page.
    for (const code of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'Delete', 'KeyB', 'KeyR', 'KeyQ'])
      expect(commandOf(press(code), now())).toBeUndefined()
    expect(commandOf(press('KeyB'), selected)).toEqual({ do: 'across' })
  })

  it('while the console asks which side scored a goal, and no event is selected, a console key answers home or away [E5]', () => {
    const asked = now({ isSideAsked: true })
    expect(commandOf(press('KeyQ'), asked)).toEqual({ do: 'side', team: 'home' })
    expect(commandOf(press('KeyW'), asked)).toEqual({ do: 'side', team: 'away' })
    expect(commandOf(press('Delete'), asked)).toBeUndefined()
  })

  it('one or two presses on the console select any of the last eighteen events, and one more press changes the selected event [PR301]', () => {
    for (let index = 0; index < 18; index += 1) {
      const digit = commandOf(press(`Digit${(index % 9) + 1}`), now())
      const page = commandOf(press('PageDown'), now({ isSelected: true }))
      const presses = index < 9 ? [digit] : [digit, page]
      const reached = presses.reduce(
        (at, command) => (command?.do === 'select' ? command.index : command?.do === 'older' ? at + command.by : at),
        -1,
      )
      expect(reached).toBe(index)
      expect(presses.length).toBeLessThanOrEqual(2)
    }
    for (const code of ['ArrowLeft', 'ArrowRight', 'KeyB', 'KeyQ', 'KeyW', 'Delete']) {
      expect(commandOf(press(code), now({ isSelected: true }))).toBeDefined()
    }
  })

  it('console keys that an operator can choose for an event type have no other command', () => {
    const all = now({ keys: [], isSelected: true, isAsked: true })
    for (const code of CODES_TO_CHOOSE) expect(commandOf(press(code), all)).toBeUndefined()
  })
})
