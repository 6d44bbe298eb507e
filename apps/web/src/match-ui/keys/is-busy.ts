/** Returns true while a dialog or menu is open or the user types in a field. No key controls the game then. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}
