import puppeteer, { type KeyInput } from 'puppeteer-core'
import { type Engine, expressionOf, NAMED_KEYS, pointsBetween } from './engine.ts'

/** Gives Firefox the touch events and the narrow scrollbars of a phone, and turns motion off, which saves time. */
const PREFERENCES = { 'dom.w3c_touch_events.enabled': 1, 'ui.useOverlayScrollbars': 1, 'ui.prefersReducedMotion': 1 }

/** Firefox through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  async start(executablePath) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: PREFERENCES,
    })
    return {
      async opens(viewport) {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        await page.setViewport({ ...viewport })
        return {
          go: async (url) => {
            await page.goto(url, { waitUntil: 'domcontentloaded' })
          },
          run: async (body, given) => JSON.parse(String(await page.evaluate(expressionOf(body, given)))),
          press: (x, y) => page.mouse.click(x, y),
          tap: (x, y) => page.touchscreen.tap(x, y),
          async swipe(from, to) {
            const finger = await page.touchscreen.touchStart(from.x, from.y)
            for (const { x, y } of pointsBetween(from, to)) await finger.move(x, y)
            await finger.end()
          },
          type: (text) => (NAMED_KEYS.has(text) ? page.keyboard.press(text as KeyInput) : page.keyboard.type(text)),
          picture: async (file) => {
            await page.screenshot({ path: file as `${string}.png` })
          },
          close: () => context.close(),
        }
      },
      quit: () => browser.close(),
    }
  },
}
