import { msg } from '../../texts/msg.ts'
import { hasGaps } from './gaps.ts'
import { keepStorage } from './keep-storage.ts'
import { startFirstPaint } from './start.ts'

keepStorage(sayNothingIsKept)
startFirstPaint(document.currentScript)
loadGaps(document.currentScript?.dataset.gaps)

/** Lets an older browser load what it lacks before any script of the app. Only a written script is certain to be first. */
function loadGaps(script: string | undefined): void {
  if (script !== undefined && hasGaps()) document.write(`<script src="${script}"></script>`)
}

/**
 * Shows a bar above the page that says that the browser stores nothing. It is plain HTML, because the app may not have
 * loaded yet. The bar stays until the user dismisses it.
 */
function sayNothingIsKept(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show, { once: true })
  else show()
}

function show(): void {
  const bar = document.createElement('div')
  bar.setAttribute('role', 'status')
  bar.className = 'flex items-center justify-center gap-3 bg-raised px-4 py-1 text-sm'
  const text = document.createElement('p')
  text.textContent = msg('first-paint.run.your-browser-stores-nothing')
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  dismiss.className = 'min-h-11 shrink-0 cursor-pointer px-3 font-semibold underline'
  dismiss.textContent = 'OK'
  dismiss.addEventListener('click', () => bar.remove())
  bar.append(text, dismiss)
  document.body.prepend(bar)
}
