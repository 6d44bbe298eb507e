import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Engine, StartEngine } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** How WebDriver writes keys that have a name. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }

/** WebKitGTK, the engine of Safari, through WebKitWebDriver and the browser MiniBrowser under Xvfb. */
export const webkit: StartEngine = {
  name: 'webkit',
  async start(screen) {
    const browser = miniBrowser()
    if (!existsSync(DRIVER) || browser === undefined) return undefined
    const display = `:${100 + (process.pid % 400)}`
    const xvfb = spawn('Xvfb', [display, '-screen', '0', `${screen.width + 40}x${screen.height + 140}x24`], {
      stdio: 'ignore',
    })
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        LIBGL_ALWAYS_SOFTWARE: '1',
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    })
    const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, browser)
    await session.asks('POST', '/window/rect', { x: 0, y: 0, width: screen.width, height: screen.height })
    return engineOf(session, [driver, xvfb])
  },
}

function miniBrowser(): string | undefined {
  const { stdout, status } = spawnSync('find', ['/usr/lib', '-name', 'MiniBrowser', '-type', 'f'], { encoding: 'utf8' })
  return status === 0 || stdout ? stdout.split('\n')[0] || undefined : undefined
}

function engineOf(session: WebDriverSession, processes: readonly ChildProcess[]): Engine {
  const actions = (list: unknown[]) => session.asks('POST', '/actions', { actions: list })
  return {
    go: async (url) => {
      await session.asks('POST', '/url', { url })
    },
    run: (body, given = null) =>
      session.asks('POST', '/execute/sync', { script: `const given = arguments[0];${body}`, args: [given] }),
    async press(x, y) {
      const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
      const steps = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      await actions([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }])
    },
    async type(text) {
      const keys = KEYS[text] === undefined ? [...text] : [KEYS[text]]
      const steps = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await actions([{ type: 'key', id: 'keyboard', actions: steps }])
    },
    async picture(file) {
      await writeFile(file, Buffer.from(await session.asks<string>('GET', '/screenshot'), 'base64'))
    },
    async quit() {
      await session.asks('DELETE', '').catch(() => undefined)
      for (const child of processes) child.kill('SIGKILL')
    },
  }
}

class WebDriverSession {
  readonly #address: string

  private constructor(address: string) {
    this.#address = address
  }

  static async start(driver: string, binary: string): Promise<WebDriverSession> {
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
    const body = JSON.stringify({ capabilities: { alwaysMatch } })
    for (let tries = 0; ; tries += 1) {
      try {
        const reply = await fetch(`${driver}/session`, { method: 'POST', body })
        const { value } = (await reply.json()) as { value: { sessionId?: string; message?: string } }
        if (value.sessionId === undefined) throw new Error(`WebKit did not start: ${value.message}`)
        return new WebDriverSession(`${driver}/session/${value.sessionId}`)
      } catch (error) {
        // The driver and the display need a moment.
        if (tries > 50) throw error
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  async asks<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const reply = await fetch(`${this.#address}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await reply.json()) as { value: Value & { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
