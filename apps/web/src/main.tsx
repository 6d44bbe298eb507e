import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadNewVersion } from './app/load-new-version.ts'
import { reportCrash } from './crash/report-crash.ts'
import './styles/index.css'
import { untilLoaded } from './ui/loading/until-loaded.ts'
import { watchSystemTheme } from './ui/theme/theme.ts'

loadNewVersion()
// What fails outside of drawing: in what a press or a timer does, and where nobody waits for a promise.
addEventListener('error', ({ error }) => reportCrash(error, 'Script'))
addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason, 'Promise'))
watchSystemTheme()
// A small script of its own, which runs before the app draws anything that a translation could replace.
void import('./ui/accessibility/bear-translation.ts').then(
  ({ bearTranslation }) => bearTranslation(),
  () => {},
)
void start()

/** The libraries first, then the app in a task of its own: together they would hold everything up. */
async function start(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const { App } = await untilLoaded(() => import('./app/app.tsx'))
  const root = document.getElementById('root')
  if (root)
    createRoot(root, { onCaughtError: reportCrash, onUncaughtError: reportCrash }).render(
      createElement(StrictMode, null, createElement(App)),
    )
}
