/** The calls that a browser engine offers. Each adapter implements them, and `Visitor` makes them. */
export interface Engine {
  go(url: string): Promise<void>
  /** Runs the body of a function in the page, with `given` as its only argument, and returns its result as JSON. */
  run<Result>(body: string, given?: unknown): Promise<Result>
  /** Presses and releases at a point of the viewport. */
  press(x: number, y: number): Promise<void>
  /** Types into the focused element. A key with a name stands alone: `Enter`, `Tab`, `Escape`. */
  type(text: string): Promise<void>
  picture(file: string): Promise<void>
  quit(): Promise<void>
}

export interface StartEngine {
  readonly name: string
  /** Returns undefined if the browser is not installed. */
  start(screen: { readonly width: number; readonly height: number }): Promise<Engine | undefined>
}

/** Returns a script that runs the body of a function. The page's policy forbids the page itself to make functions. */
export const expressionOf = (body: string, given: unknown = null): string =>
  `JSON.stringify((function (given) {${body}})(${JSON.stringify(given)}) ?? null)`
