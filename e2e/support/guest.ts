import type { Lobby } from '@bettle/contract'
import { type Browser, expect, type Page } from '@playwright/test'
import { Actor, type Device } from './actor.ts'
import type { StageServer } from './server.ts'

let names = 0
/** Names are unique on the server, which serves many tests. */
export const aName = (name: string) => {
  names += 1
  return `${name} ${process.pid}${names}`
}

/** A visitor who takes a seat with the link and a name, in a browser of their own. The actor has the guest's session. */
export async function arrivesByLink(
  browser: Browser,
  { url }: StageServer,
  { lobbyCode }: Pick<Lobby, 'lobbyCode'>,
  { name, device = 'phone' }: { readonly name: string; readonly device?: Device },
): Promise<Actor> {
  const nobody = { accessToken: '', refreshToken: '', tokenType: 'Bearer' } as const
  const visitor = await Actor.arrive(browser, url, name, nobody, device, { isSignedIn: false })
  const { page } = visitor
  await page.goto(`/join/${lobbyCode}`)
  await page.getByLabel(/^Your name/).fill(name)
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await visitor.isIn({ lobbyCode })
  return visitor
}

/** Registers with the form that keeps the seat of a guest. */
export async function registersAsGuest(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel(/^Email/).fill(email)
  await form.getByLabel(/^Password/).fill('Kick-off-1')
  await form.getByLabel(/^Confirm password/).fill('Kick-off-1')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form).toHaveCount(0)
}
