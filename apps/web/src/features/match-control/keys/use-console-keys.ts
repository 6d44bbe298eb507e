import { useEffect, useRef } from 'react'
import { opensQuickFind } from '../../../match-ui/keys/opens-quick-find.ts'
import type { SideOfEvent } from '../offline-queue/queued-action.ts'
import { type Command, commandOf, type KeySituation } from './console-command.ts'

const WHERE_KEYS_BELONG_TO =
  'input, textarea, select, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="radiogroup"]'
const SHIFTS: Readonly<Record<string, SideOfEvent>> = { ShiftLeft: 'home', ShiftRight: 'away' }

/** Handles the console's keys, except while the operator types in a field, or a menu or dialog is open. */
export function useConsoleKeys(situation: Omit<KeySituation, 'shift'>, perform: (command: Command) => void): void {
  const latest = useRef({ situation, perform })
  useEffect(() => {
    latest.current = { situation, perform }
  })
  useEffect(() => {
    let shift: SideOfEvent | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      shift = SHIFTS[event.code] ?? (event.shiftKey ? shift : undefined)
      if (latest.current.situation.singleKeys && opensQuickFind(event)) event.preventDefault()
      if (event.target instanceof HTMLElement && event.target.closest(WHERE_KEYS_BELONG_TO)) return
      // An open dialog blocks the keys, even if the focus is outside it. A closing dialog no longer blocks them.
      if (document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]')) return
      const command = commandOf(event, { ...latest.current.situation, shift })
      if (!command) return
      event.preventDefault()
      latest.current.perform(command)
    }
    const letGo = (event: KeyboardEvent) => {
      if (event.code in SHIFTS) shift = undefined
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keyup', letGo)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', letGo)
    }
  }, [])
}
