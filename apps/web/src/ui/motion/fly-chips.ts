/** Decorative: no screen waits for its script, and without it nothing flies. */
export function flyChips(from: string, to: string): void {
  import('./chips-in-flight.ts').then(({ throwChips }) => throwChips(from, to)).catch(() => undefined)
}
