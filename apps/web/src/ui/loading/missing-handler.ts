import { msg } from '../../texts/msg.ts'

/**
 * In development, a button without a handler logs an error when it is pressed. Buttons of menus and forms need no
 * handler.
 */
export function handlerOf<Handler>(
  onClick: Handler | undefined,
  { type, ...others }: { type: string; 'aria-haspopup'?: unknown },
): Handler | (() => void) | undefined {
  if (onClick || type !== 'button' || others['aria-haspopup'] !== undefined) return onClick
  return () => console.error(msg('ui.missing-handler.button-is-missing-a'))
}
