/** Where to after signing in: the page that was asked for, else what the server says; only ever within this site. */
export function afterSignIn(next: string | undefined, redirectUrl: string | undefined): string {
  return [next, redirectUrl].find((path) => path !== undefined && isOwnPath(path)) ?? '/'
}

/** '//elsewhere' and '/\elsewhere' are other sites to a browser. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
