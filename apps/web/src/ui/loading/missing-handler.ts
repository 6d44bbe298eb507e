/** In development, a button without a handler says so when it is pressed. Handlers of menus and forms do not count. */
export function handlerOf<Handler>(
  onClick: Handler | undefined,
  { type, ...others }: { type: string; 'aria-haspopup'?: unknown },
): Handler | (() => void) | undefined {
  if (onClick || type !== 'button' || others['aria-haspopup'] !== undefined) return onClick
  return () => console.error('Button is missing a click handler')
}
