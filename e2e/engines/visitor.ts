import type { NamedKey, Tab } from './engine.ts'

export type Role =
  | 'button'
  | 'link'
  | 'textbox'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'tab'
  | 'heading'
  | 'dialog'
  | 'image'
  | 'article'

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"], summary',
  link: 'a[href], [role="link"]',
  textbox:
    'input:not([type="checkbox"]):not([type="radio"]):not([type="hidden"]):not([type="file"]), textarea, [role="textbox"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  radio: 'input[type="radio"], [role="radio"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
  dialog: '[role="dialog"], [role="alertdialog"]',
  image: 'img, [role="img"]',
  article: 'article, [role="article"]',
}
/** How long the page may take for a step (ms). A busy machine needs more. */
const PATIENCE_MS = Number(process.env.BETTLE_ENGINES_PATIENCE ?? 25) * 1000
const PAUSE_MS = 60

interface Found {
  readonly x: number
  readonly y: number
  /** False if another element covers the middle of this one. */
  readonly isOnTop: boolean
}

/**
 * Finds the first visible element of a role by its name, and scrolls it into view. An open dialog hides the page below it. The
 * script runs in the page, in browsers of six years ago too.
 */
const FIND = `
  const { role, selector, source, flags } = given;
  const pattern = new RegExp(source, flags);
  const textOf = (element) => (element.textContent || '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return ids.split(' ').map((id) => document.getElementById(id)).filter(Boolean).map(textOf).join(' ');
    if (element.labels && element.labels.length > 0) return Array.from(element.labels).map(textOf).join(' ');
    return textOf(element) || element.getAttribute('alt') || element.getAttribute('title') || element.getAttribute('placeholder') || '';
  };
  const dialog = role === 'dialog' ? undefined : Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).pop();
  for (const element of (dialog || document).querySelectorAll(selector)) {
    const style = getComputedStyle(element);
    const isShown = element.getClientRects().length > 0 && style.visibility !== 'hidden';
    if (!isShown || element.closest('[aria-hidden="true"], [inert]') || !pattern.test(nameOf(element))) continue;
    if (element.disabled || element.getAttribute('aria-disabled') === 'true') continue;
    const isTiny = element.getBoundingClientRect().width < 8;
    const target = isTiny && element.labels && element.labels[0] || element;
    let box = target.getBoundingClientRect();
    if (box.top < 60 || box.bottom > innerHeight - 60 || box.left < 0 || box.right > innerWidth) {
      target.scrollIntoView({ block: "center", inline: "center" });
      box = target.getBoundingClientRect();
    }
    window.aimedAt = element;
    const x = box.left + Math.min(box.width / 2, 120), y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return { x, y, isOnTop: Boolean(top && (target.contains(top) || element.contains(top) || top.contains(element))) };
  }
  return null;
`

/** Notes whether the next click hits the control that was found last. */
const WATCH_CLICK = `
  window.hasMissed = false;
  const aimedAt = window.aimedAt;
  addEventListener('click', ({ target }) => {
    const labels = Array.from(aimedAt.labels || []);
    window.hasMissed = ![aimedAt].concat(labels).some((each) => each.contains(target) || target.contains(each) && target.matches('label'));
  }, { capture: true, once: true });
`

/** The value of a day or a time is set as its picker does: each engine has a picker of its own. */
const TYPE_INTO = `
  const field = document.activeElement;
  if (/^(date|time|datetime-local|month|week)$/.test(field.type)) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, given);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  if (field.select) field.select();
  return false;
`

const GIVE = `
  const field = Array.from(document.querySelectorAll('input[type="file"]')).pop();
  if (!field) return false;
  const files = new DataTransfer();
  files.items.add(new File([given.content], given.name, { type: given.type }));
  field.files = files.files;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
`

/** Keeps the content of each file that the page offers, because each engine stores files in another way. */
const KEEP_FILES = `
  if (window.keptFiles) return;
  window.keptFiles = [];
  const original = URL.createObjectURL;
  URL.createObjectURL = (content) => {
    const url = original.call(URL, content);
    const kept = { url: url };
    const reader = new FileReader();
    reader.onload = () => { kept.content = String(reader.result).replace(/^[^,]*,/, ''); };
    reader.readAsDataURL(content);
    window.keptFiles.push(kept);
    return url;
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    const kept = window.keptFiles.find((each) => each.url === this.href);
    if (this.download && kept) kept.name = this.download;
    else click.call(this);
  };
`
const SAVED_FILE =
  'return (window.keptFiles || []).filter((each) => each.name !== undefined && each.content !== undefined).pop()'

interface SavedFile {
  readonly name: string
  readonly content: Buffer
}

/** A person in front of a browser. These twelve verbs are all that scenarios use. */
export class Visitor {
  readonly #tab: Tab
  readonly #url: string

  constructor(tab: Tab, url: string) {
    this.#tab = tab
    this.#url = url
  }

  /** Opens a page. `token` signs the visitor in as if they had signed in on that browser before. */
  async open(path: string, token?: unknown): Promise<void> {
    if (token !== undefined) {
      await this.#tab.go(`${this.#url}/robots.txt`)
      await this.#tab.run('localStorage.setItem("token", given)', JSON.stringify(token))
    }
    await this.#tab.go(`${this.#url}${path}`)
  }

  /** Waits until the page shows a control, a heading or a picture. */
  async sees(role: Role, name: RegExp): Promise<void> {
    await this.#until(`the ${role} ${name}`, () => this.#find(role, name))
  }

  /** Waits until the page shows a text, and returns the match. Styles may have put it into capitals. */
  reads(text: RegExp): Promise<RegExpMatchArray> {
    return this.#until(`the text ${text}`, async () => (await this.#text()).match(text) ?? undefined)
  }

  presses(role: Role, name: RegExp): Promise<void> {
    return this.#hits(role, name, ({ x, y }) => this.#tab.press(x, y))
  }

  taps(role: Role, name: RegExp): Promise<void> {
    return this.#hits(role, name, ({ x, y }) => this.#tab.tap(x, y))
  }

  /** Swipes with one finger across the screen, below the row of event types, which scrolls sideways itself. */
  async swipes(direction: 'left' | 'right'): Promise<void> {
    const [width, height] = await this.#tab.run<[number, number]>('return [innerWidth, innerHeight]')
    const [here, there] = [Math.round(width * 0.8), Math.round(width * 0.2)]
    const y = Math.round(height * 0.6)
    const [from, to] = direction === 'left' ? [here, there] : [there, here]
    await this.#tab.swipe({ x: from, y }, { x: to, y })
  }

  /** Replaces the text of a field. */
  async types(name: RegExp, text: string): Promise<void> {
    await this.presses('textbox', name)
    if (!(await this.#tab.run<boolean>(TYPE_INTO, text))) await this.#tab.type(text)
  }

  /** Presses a key with a name, or types where the focus is. */
  key(key: NamedKey | string): Promise<void> {
    return this.#tab.type(key)
  }

  /** Chooses a file in the last field for files. */
  async gives(name: string, content: string, type = 'text/csv'): Promise<void> {
    await this.#until(
      'a field for a file',
      async () => (await this.#tab.run(GIVE, { name, content, type })) || undefined,
    )
  }

  /** Presses what offers a file, and returns the file. */
  async saves(role: Role, name: RegExp): Promise<SavedFile> {
    await this.#tab.run(KEEP_FILES)
    await this.presses(role, name)
    const saved = await this.#until(`a file from the ${role} ${name}`, () =>
      this.#tab.run<{ name: string; content: string } | null>(SAVED_FILE),
    )
    return { name: saved.name, content: Buffer.from(saved.content, 'base64') }
  }

  picture(file: string): Promise<void> {
    return this.#tab.picture(file)
  }

  leaves(): Promise<void> {
    return this.#tab.close()
  }

  #text(): Promise<string> {
    return this.#tab.run<string>("return document.body ? document.body.innerText : ''")
  }

  #find(role: Role, { source, flags }: RegExp): Promise<Found | null> {
    return this.#tab.run<Found | null>(FIND, { role, selector: SELECTORS[role], source, flags })
  }

  /** Waits until a control is free and has stopped moving. */
  #atRest(role: Role, name: RegExp): Promise<Found> {
    let before: Found | null = null
    return this.#until(`a free ${role} ${name}`, async () => {
      const last = before
      before = await this.#find(role, name)
      const isAtRest = before && last && Math.abs(before.x - last.x) < 1 && Math.abs(before.y - last.y) < 1
      return isAtRest && before?.isOnTop ? before : undefined
    })
  }

  /** Presses a control, and once more if the page moved the control away before the press. */
  async #hits(role: Role, name: RegExp, press: (at: Found) => Promise<void>): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      const at = await this.#atRest(role, name)
      await this.#tab.run(WATCH_CLICK)
      await press(at)
      // A page that is just being replaced has been hit.
      if (!(await this.#tab.run<boolean>('return window.hasMissed === true').catch(() => false))) return
    }
    throw new Error(`The ${role} ${name} moves away from each press`)
  }

  async #until<Result>(what: string, seek: () => Promise<Result | null | undefined>): Promise<Result> {
    const end = Date.now() + PATIENCE_MS
    let failure: unknown
    for (;;) {
      try {
        const found = await seek()
        failure = undefined
        if (found !== null && found !== undefined) return found
      } catch (error) {
        // A page that is just being replaced runs no script.
        failure = error
      }
      if (Date.now() > end) {
        const reason = failure instanceof Error ? ` (${failure.message.split('\n')[0]})` : ''
        throw new Error(`After ${PATIENCE_MS / 1000} s the page does not show ${what}${reason}`)
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
