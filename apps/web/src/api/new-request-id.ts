/** An Idempotency-Key for one press: 128 random bits. `randomUUID` is missing from a page on plain HTTP. */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
