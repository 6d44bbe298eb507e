/**
 * Returns the page to open after sign-in: the requested page, else the page to which the server redirects, else the
 * hub. The result is always a path of this site.
 */
export function afterSignIn(next: string | undefined, redirectUrl: string | undefined): string {
  return [next, redirectUrl].find((path) => path !== undefined && isOwnPath(path)) ?? '/'
}

/** Returns whether a path belongs to this site. Browsers treat '//elsewhere' and '/\elsewhere' as other sites. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
