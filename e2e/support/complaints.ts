import type { Page } from '@playwright/test'

/** Collects messages of the browser console from this call on: script errors and refused calls. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}
