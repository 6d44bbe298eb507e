import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, pointsBetween, type Screen, type Tab } from './engine.ts'
import { freePort } from './free-port.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** How WebDriver writes keys that have a name. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' }
/** A display on which the largest screen fits. */
const DISPLAY_SIZE = '1600x1200x24'

/** WebKitGTK, the engine of Safari, through WebKitWebDriver and the browser MiniBrowser under Xvfb. */
export const webkit: Engine = {
  name: 'webkit',
  async start(miniBrowser) {
    const { xvfb, display } = await startDisplay()
    const settings = await makeSettings()
    return {
      opens: (screen) => openTab(miniBrowser, { DISPLAY: display, XDG_CONFIG_HOME: settings }, screen),
      quit: async () => {
        xvfb.kill('SIGKILL')
        await rm(settings, { recursive: true, force: true })
      },
    }
  },
}

/** Xvfb chooses a free number itself and writes it to the given file descriptor. */
async function startDisplay(): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', DISPLAY_SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => xvfb.kill('SIGKILL'))
  const written = xvfb.stdio[3]
  if (!written) throw new Error('Xvfb has no third channel')
  const ended = once(xvfb, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display')
  })
  const [number] = await Promise.race([once(written, 'data'), ended])
  ended.catch(() => undefined)
  return { xvfb, display: `:${String(number).trim()}` }
}

/** Styles that let the bar of the window be as narrow as a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n'

/** Makes a folder with the settings of a desktop that reduces motion, and returns its path. */
async function makeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bettle-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_BAR)
  return folder
}

/** Each tab is a browser of its own, so that tabs share no storage. */
async function openTab(miniBrowser: string, environment: Record<string, string>, screen: Screen): Promise<Tab> {
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // The driver starts browsers. All of them are ended as one group.
    detached: true,
    env: {
      ...process.env,
      ...environment,
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const end = () => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL')
    } catch {
      // The group has ended already.
    }
  }
  process.once('exit', end)
  try {
    const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, miniBrowser)
    await session.fits(screen)
    return tabOf(session, () => {
      process.off('exit', end)
      end()
    })
  } catch (error) {
    end()
    throw error
  }
}

function tabOf(session: WebDriverSession, end: () => void): Tab {
  const actions = (list: unknown[]) => session.asks('POST', '/actions', { actions: list })
  const touches = (points: readonly { x: number; y: number }[]) =>
    session.asks('POST', '/execute/sync', { script: TOUCH, args: [points] })
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
    async tap(x, y) {
      await touches([{ x, y }])
    },
    async swipe(from, to) {
      await touches([from, ...pointsBetween(from, to)])
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
    async close() {
      const ended = session.asks('DELETE', '').catch(() => undefined)
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3000))])
      end()
    },
  }
}

/**
 * Touches points one after the other with one finger. The driver accepts fingers, but the page receives nothing from them. So the
 * script sends the events that a finger causes: those of the touch, and after a touch without a movement the press.
 */
const TOUCH = `
  const points = arguments[0];
  const first = points[0], last = points[points.length - 1];
  const target = document.elementFromPoint(first.x, first.y) || document.body;
  const send = (type, point) => {
    const finger = { identifier: 1, target, clientX: point.x, clientY: point.y, pageX: point.x + scrollX, pageY: point.y + scrollY };
    const down = type === 'touchend' ? [] : [finger];
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
    return target.dispatchEvent(Object.assign(event, { touches: down, targetTouches: down, changedTouches: [finger] }));
  };
  const point = (type, at) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, composed: true, pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: at.x, clientY: at.y,
    button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1,
  }));
  point('pointerdown', first);
  send('touchstart', first);
  for (const each of points.slice(1)) {
    point('pointermove', each);
    send('touchmove', each);
  }
  point('pointerup', last);
  const isPress = send('touchend', last) && points.length === 1;
  if (isPress) {
    const field = target.closest('input, textarea');
    if (field) field.focus();
    target.click();
  }
`

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
        // The driver needs a moment.
        if (tries > 50) throw error
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
  }

  /** Gives the page the size of a screen. The window's bars need more. */
  async fits({ width, height }: Screen): Promise<void> {
    const rect = { x: 0, y: 0, width, height }
    await this.asks('POST', '/window/rect', rect)
    const inner = await this.asks<[number, number]>('POST', '/execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    })
    const [less, lower] = [width - inner[0], height - inner[1]]
    if (less !== 0 || lower !== 0)
      await this.asks('POST', '/window/rect', { ...rect, width: width + less, height: height + lower })
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
