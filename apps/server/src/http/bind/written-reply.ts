/** A reply that is JSON already. The contract parsed each part of it when it was written. */
export class WrittenReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
