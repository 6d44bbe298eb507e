/** An answer known by its tag: a client that has this state already is told so, and `reply` is never made. */
export class Etagged<Reply> {
  readonly tag: string
  readonly reply: () => Promise<Reply> | Reply

  constructor(tag: string, reply: () => Promise<Reply> | Reply) {
    this.tag = tag
    this.reply = reply
  }

  /** Weak: what is sent may be compressed. */
  get header(): string {
    return `W/"${this.tag}"`
  }

  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes('*') || tags.includes(`"${this.tag}"`)
  }
}

/** What a handler of a route with `etag` answers. The tag names the state as this caller sees it. */
export function etagged<Reply>(tag: string, reply: () => Promise<Reply> | Reply): Etagged<Reply> {
  return new Etagged(tag, reply)
}
