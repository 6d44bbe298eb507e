import { useEffect, useRef } from 'react'
import { isBusy } from '../../match-ui/keys/is-busy.ts'
import { opensQuickFind } from '../../match-ui/keys/opens-quick-find.ts'

type Side = 'home' | 'away'

const SHIFTS: Readonly<Record<string, Side>> = { ShiftLeft: 'home', ShiftRight: 'away' }

export const WHISTLE_CODE = 'KeyW'

interface PadKeys {
  /** @param shift the side of the Shift key that is held; the left key means home */
  onKey: (code: string, shift: Side | undefined) => boolean
  onUndo: () => void
}

/** Handles the keys of the tap pad, except while the user types in a field or a dialog is open. */
export function usePadKeys(keys: PadKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let shift: Side | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      shift = SHIFTS[event.code] ?? (event.shiftKey ? shift : undefined)
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (opensQuickFind(event)) event.preventDefault()
      if (isBusy(event.target)) return
      if (event.code === 'Backspace') latest.current.onUndo()
      else if (!latest.current.onKey(event.code, shift)) return
      event.preventDefault()
    }
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.code in SHIFTS) shift = undefined
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keyup', onKeyUp)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', onKeyUp)
    }
  }, [])
}
