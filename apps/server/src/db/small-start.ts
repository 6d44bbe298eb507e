import { PGlite } from '@electric-sql/pglite'

/**
 * How every embedded database starts. PostgreSQL would set 128 MB aside for pages; what is not among these few comes from the
 * operating system, which keeps it in memory too. The figures stand in docs/performance.md.
 */
export const SMALL_START: readonly string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
