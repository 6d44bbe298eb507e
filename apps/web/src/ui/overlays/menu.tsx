import { Slot } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react'
import { lazily } from '../loading/lazily.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** True to draw a line above the item. */
  apart?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens the menu. It must be one element that accepts a ref. */
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  /** Content above the items, such as the signed-in user. */
  heading?: ReactNode
}

/** The script of the menu is loaded when the pointer or the focus reaches its button, because few menus are opened. */
const loadMenu = () => import('./loaded-menu.tsx')
const LoadedMenu = lazily(() => loadMenu().then(({ LoadedMenu }) => ({ default: LoadedMenu })))

export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const prefetch = () => void loadMenu()
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setWanted(true)
  }
  const closed = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setWanted(true)}
      onKeyDown={openByKey}
    >
      {props.trigger}
    </Slot.Root>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <LoadedMenu {...props} />
    </Suspense>
  )
}
