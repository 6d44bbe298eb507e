import { ArrowLeft } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { Button, type ButtonProps } from './button.tsx'

interface BackButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  children?: string
  /** Called if there is no previous page, as in a new tab. */
  onNothingBehind: () => void
}

/** Goes one page back in the browser history. */
export function BackButton({ children = msg('ui.back-button.back'), onNothingBehind, ...rest }: BackButtonProps) {
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
