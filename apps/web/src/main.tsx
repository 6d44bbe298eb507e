import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetLanguage } from './app/language/forget-language.ts'
import { loadNewVersion } from './app/load-new-version.ts'
import { reportCrash } from './crash/report-crash.ts'
import './styles/index.css'
import { untilLoaded } from './ui/loading/until-loaded.ts'
import { watchSystemTheme } from './ui/theme/theme.ts'

loadNewVersion()
forgetLanguage()
watchSystemTheme()
void start()

/** Runs the libraries first and then the app in a separate task, because both together would block the thread. */
async function start(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const { App, mendBrowsers } = await untilLoaded(() => import('./app/app.tsx'))
  reportErrors()
  mendBrowsers()
  const root = document.getElementById('root')
  if (root)
    createRoot(root, { onCaughtError: reportCrash, onUncaughtError: reportCrash }).render(
      createElement(StrictMode, null, createElement(App)),
    )
}

/**
 * Reports errors outside of rendering: in event handlers and timers, and in promises without a handler. Until the app is
 * loaded, the script of the first paint reports why it did not start: the script that reports for the app needs the app.
 */
function reportErrors(): void {
  addEventListener('error', ({ error }) => reportCrash(error, 'Script'))
  addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason, 'Promise'))
  document.documentElement.dataset.reports = 'app'
}
