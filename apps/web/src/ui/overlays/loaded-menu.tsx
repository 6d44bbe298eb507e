import { DropdownMenu } from 'radix-ui'
import { defined } from '../defined.ts'
import { classNames } from '../theme/class-names.ts'
import type { MenuProps } from './menu.tsx'
import { useListKeys } from './use-list-keys.ts'

/**
 * The menu opens as soon as its script is loaded, because the user has already pressed the button. The page behind the
 * menu stays available to screen readers.
 */
export function LoadedMenu({ trigger, items, align = 'end', heading }: MenuProps) {
  const onKey = useListKeys()
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          onKeyDownCapture={onKey}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 min-w-52 max-w-[min(22rem,calc(100vw-1rem))] animate-rise rounded-panel border border-line-strong bg-afloat p-1 text-ink shadow-(--lift) outline-none"
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
