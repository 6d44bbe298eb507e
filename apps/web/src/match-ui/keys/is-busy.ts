/** True while a dialog or menu is open, or the user types in a field: then no key controls the game. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
