/** An Idempotency-Key for one press. A page on plain HTTP has no `randomUUID`. */
export const newRequestId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
