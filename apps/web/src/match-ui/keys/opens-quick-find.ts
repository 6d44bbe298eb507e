/** Returns whether Firefox opens its quick find at this key. The next presses would then go to the find bar. */
export function opensQuickFind({ key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null
  return (key === '/' || key === "'") && !isTyping
}
