import type { Page } from '@playwright/test'

/** What the browser's console complains of from now on: errors of scripts, and calls that were refused. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}
