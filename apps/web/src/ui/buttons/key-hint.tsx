import { classNames } from '../theme/class-names.ts'

/** Shows the key of an action. Hidden on devices without a keyboard. */
export function KeyHint({ keys, className }: { keys: string; className?: string | undefined }) {
  return (
    <kbd
      className={classNames(
        'figures pointer-coarse:hidden inline-grid h-6 min-w-6 place-items-center rounded-md border border-current/35 border-b-2 px-1.5 text-sm opacity-80',
        className,
      )}
    >
      {keys}
    </kbd>
  )
}
