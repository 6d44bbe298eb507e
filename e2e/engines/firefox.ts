import { existsSync } from 'node:fs'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { expressionOf, type StartEngine } from './engine.ts'

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const NAMED = new Set(['Enter', 'Tab', 'Escape'])

/** Firefox through WebDriver BiDi. */
export const firefox: StartEngine = {
  name: 'firefox',
  async start({ width, height }) {
    const executablePath = PROGRAMS.find((program) => existsSync(program))
    if (executablePath === undefined) return undefined
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: { width, height },
    })
    const page = (await browser.pages())[0] ?? (await browser.newPage())
    return {
      go: async (url) => {
        await page.goto(url, { waitUntil: 'domcontentloaded' })
      },
      run: async (body, given) => JSON.parse(String(await page.evaluate(expressionOf(body, given)))),
      press: (x, y) => page.mouse.click(x, y),
      type: (text) => (NAMED.has(text) ? page.keyboard.press(text as KeyInput) : page.keyboard.type(text)),
      picture: async (file) => {
        await page.screenshot({ path: file as `${string}.png` })
      },
      quit: () => browser.close(),
    }
  },
}
