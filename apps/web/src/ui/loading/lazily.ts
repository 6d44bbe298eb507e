import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { lateComponent } from './late-component.tsx'
import { untilLoaded } from './until-loaded.ts'

// biome-ignore lint/suspicious/noExplicitAny: like React's lazy, for components with any props
export type LazyPart<Part extends ComponentType<any>> = LazyExoticComponent<Part> & {
  /**
   * Loads the script in advance, so that the component renders without waiting. If that fails, the script is loaded
   * when the component is rendered.
   */
  preload: () => Promise<void>
}

/**
 * A component whose script is loaded later. A failed load usually means a lost connection. The fallback then stays, and
 * the script is requested again as soon as the server answers. If the script then fails to load, a message replaces the
 * component, until a later attempt succeeds. An error inside the script is thrown.
 */
// biome-ignore lint/suspicious/noExplicitAny: like React's lazy, for components with any props
export function lazily<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>): LazyPart<Part> {
  let loaded: { default: Part } | undefined
  let underway: Promise<void> | undefined
  const preload = () => {
    underway ??= load().then(
      (module) => {
        loaded = module
      },
      () => {
        underway = undefined
      },
    )
    return underway
  }
  // A loaded component renders synchronously. A promise would show the fallback, which React keeps for a while.
  const part = lazy(() => (loaded ? atOnce(loaded) : loadedOrLate(load)))
  return Object.assign(part, { preload })
}

/** Creates a lazily loaded component, as `lazily` does, from a named export of a module. */
export function lazyNamed<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  // biome-ignore lint/suspicious/noExplicitAny: like React's lazy, for components with any props
  type Named = Module[Name] extends ComponentType<any> ? Module[Name] : never
  return lazily<Named>(() => load().then((module) => ({ default: module[name] as Named })))
}

// biome-ignore lint/suspicious/noExplicitAny: like React's lazy, for components with any props
function loadedOrLate<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return new Promise<{ default: Part }>((resolve, reject) => {
    const loading = untilLoaded(load, () => resolve({ default: lateComponent(loading) }))
    loading.then(resolve, reject)
  })
}

/** Returns a promise that React treats as already fulfilled. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React calls `then` on it
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>
}
