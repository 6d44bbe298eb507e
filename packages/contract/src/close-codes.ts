/**
 * The codes with which the server closes a socket. They have a file of their own, so that browsers need not load the
 * schemas of the pushes for them.
 */
export const CLOSE = { signInAgain: 4401, noHello: 4408, tooMuch: 4429, moving: 4503 } as const
