/** A reply that is already JSON. The contract validated each part of it when it was serialised. */
export class WrittenReply {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}
