import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { PartNotLoaded } from './part-not-loaded.tsx'
import { isNotFetched, untilLoaded } from './until-loaded.ts'

// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy; a component of any props
export type LazyPart<Part extends ComponentType<any>> = LazyExoticComponent<Part> & {
  /** Fetches its script ahead, so that it is drawn without waiting. Where that fails, it is asked for when it is drawn. */
  preload: () => Promise<void>
}

/**
 * A component whose script comes later. Where it cannot be fetched, the connection is gone most of the time: it is asked for
 * again, at once when the browser is online again, and what stands in its place stays. The page around it never falls with it:
 * a script that does not come with a connection either is said to be missing, in its place.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy; a component of any props
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
  // What is there already is there at once: a promise would show what stands in its place, which React then keeps for a while.
  const part = lazy(() => (loaded ? atOnce(loaded) : untilLoaded(load).catch(orNotLoaded<Part>)))
  return Object.assign(part, { preload })
}

/** The same of what a module calls by this name. */
export function lazyNamed<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  // biome-ignore lint/suspicious/noExplicitAny: as React's own lazy; a component of any props
  type Named = Module[Name] extends ComponentType<any> ? Module[Name] : never
  return lazily<Named>(() => load().then((module) => ({ default: module[name] as Named })))
}

function orNotLoaded<Part>(error: unknown): { default: Part } {
  if (isNotFetched(error)) return { default: PartNotLoaded as unknown as Part }
  throw error
}

/** A promise, as far as React asks, of what is known already. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: it is awaited by `then` alone
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>
}
