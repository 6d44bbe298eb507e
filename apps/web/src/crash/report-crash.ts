/** Where something failed: a word for it, or what React knows of it. */
export type Where = string | { readonly errorBoundary?: unknown; readonly componentStack?: string | undefined }

/** Sends a report of what failed, once. Where what sends it does not come, there is no connection, or another version is served. */
export function reportCrash(error: unknown, where: Where): void {
  import('./crash-report.ts').then(({ reportOnce }) => reportOnce(error, where)).catch(() => undefined)
}
