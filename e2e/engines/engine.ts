export interface Screen {
  readonly width: number
  readonly height: number
}

/** A browser engine under test. */
export interface Engine {
  readonly name: string
  /** Starts the browser. `program` is its path. */
  start(program: string): Promise<Browser>
}

export interface Browser {
  /** Opens a page that shares no storage with another one. */
  opens(screen: Screen): Promise<Tab>
  quit(): Promise<void>
}

/** The calls that an engine offers for a page. Each adapter implements them, and `Visitor` makes them. */
export interface Tab {
  go(url: string): Promise<void>
  /** Runs the body of a function in the page, with `given` as its only argument, and returns its result as JSON. */
  run<Result>(body: string, given?: unknown): Promise<Result>
  /** Presses and releases the mouse at a point of the viewport. */
  press(x: number, y: number): Promise<void>
  /** Touches a point of the viewport with one finger. */
  tap(x: number, y: number): Promise<void>
  /** Moves one finger from one point to another. */
  swipe(from: Point, to: Point): Promise<void>
  /** Types into the focused element. A key with a name stands alone. */
  type(text: string): Promise<void>
  picture(file: string): Promise<void>
  close(): Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

export type NamedKey = 'Enter' | 'Tab' | 'Escape'

export const NAMED_KEYS: ReadonlySet<string> = new Set<NamedKey>(['Enter', 'Tab', 'Escape'])

const SWIPE_STEPS = 6

/** Returns the points that a finger passes after the first one. */
export function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: SWIPE_STEPS }, (_, index) => {
    const part = (index + 1) / SWIPE_STEPS
    return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) }
  })
}

/** Returns a script that runs the body of a function. The page's policy forbids the page itself to make functions. */
export const expressionOf = (body: string, given: unknown = null): string =>
  `JSON.stringify((function (given) {${body}})(${JSON.stringify(given)}) ?? null)`
