import { PGlite } from '@electric-sql/pglite'

/**
 * Start parameters of every embedded database. By default PostgreSQL would reserve 128 MB for pages, which the
 * operating system caches too. docs/performance.md has the figures.
 */
export const SMALL_START: readonly string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
