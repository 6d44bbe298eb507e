import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { defined } from './defined.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** A hairline above it. */
  apart?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens it; one element that takes a ref. */
  trigger: ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  /** Above the items: who is signed in. */
  heading?: ReactNode
}

export function Menu({ trigger, items, align = 'end', heading }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 min-w-52 animate-rise rounded-panel border border-line-strong bg-afloat p-1 text-ink shadow-(--lift) outline-none"
        >
          {heading && <DropdownMenu.Label className="px-3 py-2 text-muted text-sm">{heading}</DropdownMenu.Label>}
          {items.map((item) => (
            <div key={item.id} role="none">
              {item.apart && <DropdownMenu.Separator className="my-1 h-px bg-line" />}
              <DropdownMenu.Item
                onSelect={item.onSelect}
                {...defined({ disabled: item.disabled })}
                className={classNames(
                  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 outline-none [&_svg]:size-5',
                  'data-[disabled]:text-faint data-[highlighted]:bg-flood data-[highlighted]:text-on-flood',
                  item.danger && 'text-danger data-[highlighted]:bg-danger data-[highlighted]:text-on-danger',
                )}
              >
                {item.icon}
                {item.label}
              </DropdownMenu.Item>
            </div>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
