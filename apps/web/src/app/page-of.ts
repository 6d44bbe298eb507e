import { lazyRouteComponent } from '@tanstack/react-router'
import { loadedSoon } from '../ui/loading/until-loaded.ts'

/**
 * A page whose script is loaded when the page is opened. While the server does not answer, the page before it stays. If the
 * script does not load although the server answers, the router loads the whole page again, once.
 */
// biome-ignore lint/suspicious/noExplicitAny: like the router's, for modules with any content
export function pageOf<Module extends Record<string, any>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loadedSoon(load), name)
}
