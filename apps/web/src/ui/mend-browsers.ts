import { tolerateTranslation } from './accessibility/tolerate-translation.ts'
import { keepPressedControl } from './overlays/pressed-control.ts'

/** Starts what only some browsers need: React then works on translated pages, and a dialog finds the pressed control. */
export function mendBrowsers(): void {
  tolerateTranslation()
  keepPressedControl()
}
