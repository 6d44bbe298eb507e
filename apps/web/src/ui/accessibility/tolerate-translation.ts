/**
 * Keeps React working while a browser translates the page. The browser replaces each text with a <font> element. React
 * would then update a detached text, and would fail when it removes that text or inserts a node before it. This
 * function remembers the text that each <font> replaced. Before React changes such a text, the function restores the
 * text and its neighbours, because a translation may merge three texts into one sentence. The browser then translates
 * the restored text again.
 */
export function tolerateTranslation(): () => void {
  const fontOf = new WeakMap<Node, ChildNode>()
  const textOf = new WeakMap<Node, ChildNode>()
  // The browser translates in a separate script world with its own prototypes, so only an observer notices the change.
  const observer = new MutationObserver(note)
  observer.observe(document.documentElement, { childList: true, subtree: true })

  function note(records: MutationRecord[]): void {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (isFont(target)) continue
      for (const node of removedNodes) {
        const text = node instanceof Text ? node : textOf.get(node)
        // Skips a text of the page that is outside a <font>, because it was moved or is restored already.
        if (!text || (text.isConnected && !isFont(text.parentNode))) continue
        const font = [...addedNodes, previousSibling, nextSibling].find((near) => isFont(near) && !textOf.has(near))
        if (!font) continue
        fontOf.set(text, font as ChildNode)
        textOf.set(font, text)
      }
    }
  }

  function restoreText(parent: Node | null | undefined): void {
    note(observer.takeRecords())
    for (const font of [...(parent?.childNodes ?? [])]) {
      const text = textOf.get(font)
      if (!text) continue
      textOf.delete(font)
      font.replaceWith(text)
    }
  }

  function restoreTextBeside(text: Node): void {
    note(observer.takeRecords())
    restoreText(fontOf.get(text)?.parentNode)
  }

  const { removeChild, insertBefore, appendChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) restoreText(this)
    // The node is inside an element that the app has not created, so it is removed from its actual parent.
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (node instanceof Text && !node.isConnected) restoreTextBeside(node)
    if (before && before.parentNode !== this) restoreText(this)
    return insertBefore.call(this, node, before && before.parentNode === this ? before : null) as T
  }
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (node instanceof Text && !node.isConnected) restoreTextBeside(node)
    return appendChild.call(this, node) as T
  }
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data
    },
    set(this: Text, value: string) {
      if (!this.isConnected) restoreTextBeside(this)
      this.data = value
    },
  })

  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild })
    Reflect.deleteProperty(Text.prototype, 'nodeValue')
  }
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT'
}
