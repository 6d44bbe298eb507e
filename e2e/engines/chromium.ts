import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../find-browser.mjs'
import { expressionOf, type StartEngine } from './engine.ts'

const NAMED = new Set(['Enter', 'Tab', 'Escape'])

/** A Chromium through its developer tools. `program` finds it; the others use the same calls. */
export function chromiumOf(name: string, program: () => Promise<string | undefined>, args = browserFlags): StartEngine {
  return {
    name,
    async start(viewport) {
      const executablePath = await program()
      if (executablePath === undefined) return undefined
      const browser = await chromium.launch({ executablePath, args })
      const page = await (await browser.newContext({ viewport })).newPage()
      return {
        go: async (url) => {
          await page.goto(url, { waitUntil: 'domcontentloaded' })
        },
        run: async (body, given) => JSON.parse(String(await page.evaluate(expressionOf(body, given)))),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => (NAMED.has(text) ? page.keyboard.press(text) : page.keyboard.type(text)),
        picture: async (file) => {
          await page.screenshot({ path: file })
        },
        quit: () => browser.close(),
      }
    },
  }
}

export const chromiumOfToday = chromiumOf('chromium', findBrowser)
