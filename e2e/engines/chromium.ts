import { chromium } from '@playwright/test'
import { storyFlags } from '../find-browser.mjs'
import { type Engine, expressionOf, NAMED_KEYS, pointsBetween } from './engine.ts'

/** A Chromium through its developer tools. Those of six years ago know these calls too. */
export const chromiumCalled = (name: string): Engine => ({
  name,
  async start(executablePath) {
    const browser = await chromium.launch({ executablePath, args: storyFlags })
    return {
      async opens(viewport) {
        const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' })
        const page = await context.newPage()
        return {
          go: async (url) => {
            await page.goto(url, { waitUntil: 'domcontentloaded' })
          },
          run: async (body, given) => JSON.parse(String(await page.evaluate(expressionOf(body, given)))),
          press: (x, y) => page.mouse.click(x, y),
          tap: (x, y) => page.touchscreen.tap(x, y),
          async swipe(from, to) {
            const touches = await context.newCDPSession(page)
            const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
              touches.send('Input.dispatchTouchEvent', { type, touchPoints })
            await touch('touchStart', [from])
            for (const point of pointsBetween(from, to)) await touch('touchMove', [point])
            await touch('touchEnd', [])
            await touches.detach()
          },
          type: (text) => (NAMED_KEYS.has(text) ? page.keyboard.press(text) : page.keyboard.type(text)),
          picture: async (file) => {
            await page.screenshot({ path: file })
          },
          close: () => context.close(),
        }
      },
      quit: () => browser.close(),
    }
  },
})
