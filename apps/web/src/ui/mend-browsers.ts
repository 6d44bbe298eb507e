import { tolerateTranslation } from './accessibility/tolerate-translation.ts'
import { keepPressedControl } from './overlays/pressed-control.ts'

/** Starts what only some browsers need: no screen waits for it. */
export function mendBrowsers(): void {
  tolerateTranslation()
  keepPressedControl()
}
