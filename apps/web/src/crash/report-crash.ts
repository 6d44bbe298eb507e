/** The name of the part that failed, or React's information about it. */
export type Where = string | { readonly errorBoundary?: unknown; readonly componentStack?: string | undefined }

/**
 * Reports a failure, only once. Nothing is reported if the reporting script cannot be loaded: the device is then
 * offline, or the server has another version.
 */
export function reportCrash(error: unknown, where: Where): void {
  import('./crash-report.ts').then(({ reportOnce }) => reportOnce(error, where)).catch(() => undefined)
}
