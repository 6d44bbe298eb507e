/** A picture, for which no screen waits; where it cannot be fetched nothing flies. */
export function flyChips(from: string, to: string): void {
  import('./chips-in-flight.ts').then(({ throwChips }) => throwChips(from, to)).catch(() => undefined)
}
