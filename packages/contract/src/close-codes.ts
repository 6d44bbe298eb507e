/** The codes with which the server closes a socket. They are in their own file, because browsers need no schemas of the pushes. */
export const CLOSE = { signInAgain: 4401, noHello: 4408, tooMuch: 4429, moving: 4503 } as const
