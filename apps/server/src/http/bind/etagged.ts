/** A reply with an ETag. `reply` is not called for a client that already has this state. */
export class Etagged<Reply> {
  readonly tag: string
  readonly reply: () => Promise<Reply> | Reply

  constructor(tag: string, reply: () => Promise<Reply> | Reply) {
    this.tag = tag
    this.reply = reply
  }

  /** The ETag as a header. It is weak, because the reply may be compressed. */
  get header(): string {
    return `W/"${this.tag}"`
  }

  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return tags.includes('*') || tags.includes(`"${this.tag}"`)
  }
}

/** Returns a handler's result for a route with `etag`. The tag identifies the state as this caller sees it. */
export function etagged<Reply>(tag: string, reply: () => Promise<Reply> | Reply): Etagged<Reply> {
  return new Etagged(tag, reply)
}
