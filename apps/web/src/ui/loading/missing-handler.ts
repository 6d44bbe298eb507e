/** In development a button that does nothing says so when it is pressed; what a menu or a form does with it is theirs. */
export function handlerOf<Handler>(
  onClick: Handler | undefined,
  { type, ...others }: { type: string; 'aria-haspopup'?: unknown },
): Handler | (() => void) | undefined {
  if (onClick || type !== 'button' || others['aria-haspopup'] !== undefined) return onClick
  return () => console.error('Button is missing a click handler')
}
