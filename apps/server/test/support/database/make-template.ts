import { embeddedTemplate } from './template.ts'
import { dropSpareDatabases, namesOfThisRun, testDatabaseUrl } from './test-database.ts'

/**
 * Runs once before all tests, so that they do not all create the template. On PostgreSQL it returns what drops the
 * databases that the tests have left.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const url = testDatabaseUrl
  if (url === undefined) {
    await embeddedTemplate()
    return undefined
  }
  namesOfThisRun()
  return () => dropSpareDatabases(url)
}
