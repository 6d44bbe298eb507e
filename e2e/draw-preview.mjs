// Draws apps/web/public/preview.png, the picture that messengers show for a link, from the product's colours, fonts and
// logo. Run `node e2e/draw-preview.mjs` when the design has changed. The picture is committed because a build has no
// browser.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from './find-browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = (path) => readFile(`${root}${path}`, 'utf8')
const face = async (family, file) => {
  const data = await readFile(`${root}${file}`, 'base64')
  return `@font-face { font-family: "${family}"; font-weight: 100 1000; src: url(data:font/woff2;base64,${data}) }`
}
const named = (source, name) => new RegExp(`${name}\\s*=\\s*\\n?\\s*'([^']+)'`).exec(source)?.[1] ?? ''

const mark = await text('apps/web/src/ui/pictures/beetle-mark.ts')
const beetle = `<svg viewBox="0 0 32 32" width="112" height="112">
  <path d="${named(mark, 'LIMBS')}" fill="none" stroke="var(--flood)" stroke-width="2.2" stroke-linecap="round"/>
  <circle cx="16" cy="18.4" r="10" fill="var(--flood)"/>
  <path d="${named(mark, 'SHIELD')}" fill="var(--ground)"/>
  <path d="${named(mark, 'SEAMS')}" fill="none" stroke="var(--ground)" stroke-width="1.7"/></svg>`

const html = `<!doctype html><html data-theme="night"><meta charset="utf-8"><style>
${(await text('apps/web/src/styles/tokens.css')).replace(/@theme[\s\S]*$/, '')}
${await face('Display', 'apps/web/src/styles/fonts/sofia-sans-extra-condensed-latin.woff2')}
${await face('Text', 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 64px 72px; display: flex; flex-direction: column; justify-content: space-between;
  color: var(--ink); font-family: Text; background:
  radial-gradient(90% 80% at 12% -10%, var(--stage-glow), transparent 70%),
  repeating-conic-gradient(from 150deg at 50% -30%, var(--stage-stripe) 0 6deg, transparent 6deg 12deg), var(--ground) }
.name { display: flex; align-items: center; gap: 28px; font: 800 76px/1 Text }
h1 { font: 800 172px/0.88 Display; text-transform: uppercase; letter-spacing: -0.005em }
h1 span { color: var(--flood) }
p { display: flex; gap: 44px; align-items: baseline; font-size: 36px; color: var(--muted) }
b { font: 800 52px/1 Display; text-transform: uppercase }
.over { color: var(--over) } .under { color: var(--under) }
</style><body>
<div class="name">${beetle} Bettle</div>
<h1>Call the next<br><span>ten minutes.</span></h1>
<p><b class="over">▲ Over</b><b class="under">▼ Under</b> A real match, your friends, free chips.</p>
</body></html>`

const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await writeFile(`${root}apps/web/public/preview.png`, await page.screenshot())
await browser.close()
