import { embeddedTemplate } from './template.ts'

/** Runs once before all tests, so that they do not all create the template. */
export async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL === undefined) await embeddedTemplate()
}
