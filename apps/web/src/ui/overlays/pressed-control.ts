import { ofPage } from '../../store/remember.ts'

const CONTROLS = 'a, button, summary, [tabindex]'

/** The control of the last press, until a key is pressed or the focus moves. */
const pressed = ofPage((): { control?: Element | null } => ({}))

/** Keeps the last pressed control, because Safari does not focus a button at a press. */
export function keepPressedControl(): void {
  for (const type of ['click', 'keydown', 'focusin']) {
    document.addEventListener(
      type,
      ({ target }) => {
        pressed().control = type === 'click' && target instanceof Element ? target.closest(CONTROLS) : null
      },
      true,
    )
  }
}

/** Returns the control of the last press, or else the focused element. */
export function pressedControl(): Element | null {
  const { control } = pressed()
  return control?.isConnected ? control : document.activeElement
}
