/** A reply in parts, each of them JSON that the contract has parsed. The browser saves it as a file. */
export class StreamedReply {
  readonly parts: AsyncIterable<string>
  readonly fileName: string

  constructor(parts: AsyncIterable<string>, fileName: string) {
    this.parts = parts
    this.fileName = fileName
  }
}
