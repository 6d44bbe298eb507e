import { embeddedTemplate } from './template.ts'

/** Before all tests, so that they do not all make it at once. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL === undefined) await embeddedTemplate()
}
