/** Why the server closes a socket. Apart from the pushes, whose schemas no browser needs. */
export const CLOSE = { signInAgain: 4401, noHello: 4408, tooMuch: 4429, moving: 4503 } as const
