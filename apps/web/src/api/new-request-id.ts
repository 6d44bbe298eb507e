/**
 * Returns an Idempotency-Key for one press: 128 random bits. `randomUUID` is not used, because pages on plain HTTP lack
 * it.
 */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
