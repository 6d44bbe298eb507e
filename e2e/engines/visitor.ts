import type { Engine } from './engine.ts'

export type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'tab' | 'heading'

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"], summary',
  link: 'a[href], [role="link"]',
  textbox: 'input:not([type="checkbox"]):not([type="radio"]):not([type="hidden"]), textarea, [role="textbox"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  radio: 'input[type="radio"], [role="radio"]',
  tab: '[role="tab"]',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
}
const PATIENCE_MS = 20_000
const PAUSE_MS = 100

interface Found {
  readonly x: number
  readonly y: number
  /** False if another element covers the middle of this one. */
  readonly isOnTop: boolean
}

/**
 * Finds the first visible element of a role by its name, and scrolls it into view. It runs in the page, in browsers of six years
 * ago too.
 */
const FIND = `
  const { selector, source, flags } = given;
  const pattern = new RegExp(source, flags);
  const textOf = (element) => (element.textContent || '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return ids.split(' ').map((id) => document.getElementById(id)).filter(Boolean).map(textOf).join(' ');
    if (element.labels && element.labels.length > 0) return Array.from(element.labels).map(textOf).join(' ');
    return textOf(element) || element.getAttribute('title') || element.getAttribute('placeholder') || '';
  };
  const open = Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).pop();
  for (const element of (open || document).querySelectorAll(selector)) {
    const style = getComputedStyle(element);
    const isShown = element.getClientRects().length > 0 && style.visibility !== 'hidden';
    if (!isShown || element.closest('[aria-hidden="true"], [inert]') || !pattern.test(nameOf(element))) continue;
    if (element.disabled || element.getAttribute('aria-disabled') === 'true') continue;
    const isTiny = element.getBoundingClientRect().width < 8;
    const target = isTiny && element.labels && element.labels[0] || element;
    let box = target.getBoundingClientRect();
    if (box.top < 60 || box.bottom > innerHeight - 60) {
      target.scrollIntoView({ block: 'center' });
      box = target.getBoundingClientRect();
    }
    const x = box.left + Math.min(box.width / 2, 120), y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return { x, y, isOnTop: Boolean(top && (target.contains(top) || element.contains(top) || top.contains(element))) };
  }
  return null;
`

/** A person in front of a browser: the verbs of the scenarios. */
export class Visitor {
  readonly #engine: Engine
  readonly #url: string

  constructor(engine: Engine, url: string) {
    this.#engine = engine
    this.#url = url
  }

  open(path: string): Promise<void> {
    return this.#engine.go(`${this.#url}${path}`)
  }

  /** Waits until the page shows a control or a heading. */
  async sees(role: Role, name: RegExp): Promise<void> {
    await this.#until(`the ${role} ${name}`, () => this.#find(role, name))
  }

  async presses(role: Role, name: RegExp): Promise<void> {
    const { x, y } = await this.#until(`a free ${role} ${name}`, async () => {
      const found = await this.#find(role, name)
      return found?.isOnTop === true ? found : undefined
    })
    await this.#engine.press(x, y)
  }

  /** Replaces the text of a field. */
  async types(name: RegExp, text: string): Promise<void> {
    await this.presses('textbox', name)
    await this.#engine.run('document.activeElement && document.activeElement.select && document.activeElement.select()')
    await this.#engine.type(text)
  }

  key(name: 'Enter' | 'Tab' | 'Escape'): Promise<void> {
    return this.#engine.type(name)
  }

  /** Waits until the page shows a text, and returns the match. Styles may have put it into capitals. */
  reads(text: RegExp): Promise<RegExpMatchArray> {
    return this.#until(`the text ${text}`, async () => (await this.#text()).match(text) ?? undefined)
  }

  picture(file: string): Promise<void> {
    return this.#engine.picture(file)
  }

  leaves(): Promise<void> {
    return this.#engine.quit()
  }

  #text(): Promise<string> {
    return this.#engine.run<string>("return document.body ? document.body.innerText : ''")
  }

  #find(role: Role, { source, flags }: RegExp): Promise<Found | null> {
    return this.#engine.run<Found | null>(FIND, { selector: SELECTORS[role], source, flags })
  }

  async #until<Result>(what: string, seek: () => Promise<Result | null | undefined>): Promise<Result> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      // A page that is just being replaced runs no script.
      const found = await seek().catch(() => undefined)
      if (found !== null && found !== undefined) return found
      if (Date.now() > end) throw new Error(`After ${PATIENCE_MS / 1000} s the page does not show ${what}`)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
