import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadNewVersion } from './app/load-new-version.ts'
import './styles/index.css'
import { watchSystemTheme } from './ui/index.ts'

watchSystemTheme()
loadNewVersion()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
