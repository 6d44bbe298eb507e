/** Returns the page after sign-in: the requested page, else the server's redirect. It never leaves this site. */
export function afterSignIn(next: string | undefined, redirectUrl: string | undefined): string {
  return [next, redirectUrl].find((path) => path !== undefined && isOwnPath(path)) ?? '/'
}

/** Browsers read '//elsewhere' and '/\elsewhere' as other sites. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
