/** The part that failed, or React's information about it. */
export type Where = string | { readonly errorBoundary?: unknown; readonly componentStack?: string | undefined }

/**
 * Reports a failure once. If the reporting script cannot load, there is no connection, or the server has another
 * version.
 */
export function reportCrash(error: unknown, where: Where): void {
  import('./crash-report.ts').then(({ reportOnce }) => reportOnce(error, where)).catch(() => undefined)
}
