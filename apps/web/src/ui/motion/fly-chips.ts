/**
 * Starts the decorative animation of flying chips. No screen waits for its script, and without the script nothing
 * flies.
 */
export function flyChips(from: string, to: string): void {
  import('./chips-in-flight.ts').then(({ throwChips }) => throwChips(from, to)).catch(() => undefined)
}
