/** An Idempotency-Key for one press: 128 random bits. Pages on plain HTTP have no `randomUUID`. */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
