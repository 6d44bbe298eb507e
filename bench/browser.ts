import { type Browser, chromium } from '@playwright/test'
import { undoLater } from './clean-up.ts'

const FINDER = import.meta.url.endsWith('.ts') ? '../e2e/find-browser.mjs' : '../../e2e/find-browser.mjs'

interface Finder {
  findBrowser(): Promise<string>
  browserFlags: string[]
}

/** Finds and starts the browser in the same way as the browser tests. */
export async function startBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const { findBrowser, browserFlags } = (await import(new URL(FINDER, import.meta.url).href)) as Finder
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  return { browser, close: undoLater(() => browser.close()) }
}
