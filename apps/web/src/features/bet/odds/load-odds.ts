import type { QueryClient } from '@tanstack/react-query'
import { lazyNamed } from '../../../ui/index.ts'
import { loadSlip } from '../slip/slip-area.tsx'

export const OddsTab = lazyNamed(() => import('./odds-tab.tsx'), 'OddsTab')
const loadFacts = () => import('./odds-facts.tsx')
export const OddsFacts = lazyNamed(loadFacts, 'OddsFacts')
export const CountBars = lazyNamed(loadFacts, 'CountBars')

export const loadGuide = (queryClient: QueryClient) =>
  loadFacts().then(({ prefetchGuide: loadGuide }) => loadGuide(queryClient))

/** Preloads the components of the bet panel that are visible at once. */
export const loadOddsParts = () =>
  Promise.all([OddsTab.preload(), OddsFacts.preload(), CountBars.preload(), loadSlip()])
