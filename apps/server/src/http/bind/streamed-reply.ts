/**
 * A reply that is sent in parts. Each part is JSON that the contract has validated. The browser saves the reply as a
 * file.
 */
export class StreamedReply {
  readonly parts: AsyncIterable<string>
  readonly fileName: string

  constructor(parts: AsyncIterable<string>, fileName: string) {
    this.parts = parts
    this.fileName = fileName
  }
}
