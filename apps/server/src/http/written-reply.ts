/** A reply that is JSON already: each part of it was parsed by the contract when it was written. */
export class WrittenReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
