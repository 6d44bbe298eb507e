import { type KeyboardEvent, useRef } from 'react'

const ITEMS = ':is([role="menuitem"], [role="option"]):not([data-disabled])'
/** Letters that follow one another within this time (ms) search for one text. */
const ONE_SEARCH = 1000

/**
 * Returns a handler of keys for an open menu or list of options. It moves the focus while the key is handled. The
 * library moves it in a later task, so that Enter right after an arrow would take the item before.
 */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const search = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  return (event) => {
    const { key, timeStamp, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = [...currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const isSearching = timeStamp - search.current.at < ONE_SEARCH
    if (key.length === 1 && (key !== ' ' || isSearching)) {
      const text = (isSearching ? search.current.text : '') + key.toLowerCase()
      search.current = { text, at: timeStamp }
      take(found(items, at, text) ?? items[at])
    } else if (key in MOVES) take(MOVES[key as keyof typeof MOVES](items, at))

    function take(item: HTMLElement | undefined): void {
      event.preventDefault()
      item?.focus()
    }
  }
}

type Move = (items: readonly HTMLElement[], at: number) => HTMLElement | undefined

const first: Move = (items) => items[0]
const last: Move = (items) => items.at(-1)
const MOVES = {
  ArrowDown: (items, at) => items[Math.min(at + 1, items.length - 1)],
  ArrowUp: (items, at) => (at === -1 ? items.at(-1) : items[Math.max(at - 1, 0)]),
  Home: first,
  PageUp: first,
  End: last,
  PageDown: last,
} satisfies Record<string, Move>

/** Returns the next item that begins with the text. One letter pressed again and again goes through all of its items. */
function found(items: readonly HTMLElement[], at: number, text: string): HTMLElement | undefined {
  const isOneCharacter = [...text].every((letter) => letter === text[0])
  const sought = isOneCharacter ? text.charAt(0) : text
  const from = Math.max(isOneCharacter ? at + 1 : at, 0)
  const inOrder = [...items.slice(from), ...items.slice(0, from)]
  return inOrder.find((item) => item.textContent?.trim().toLowerCase().startsWith(sought))
}
