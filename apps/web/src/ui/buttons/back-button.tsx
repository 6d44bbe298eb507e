import { ArrowLeft } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'

interface BackButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  children?: string
  /** Where a link opened a tab of its own there is nothing behind it. */
  onNothingBehind: () => void
}

/** Goes one step back. */
export function BackButton({ children = 'Back', onNothingBehind, ...rest }: BackButtonProps) {
  return (
    <Button
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={() => (history.length > 1 ? history.back() : onNothingBehind())}
      {...rest}
    >
      {children}
    </Button>
  )
}
