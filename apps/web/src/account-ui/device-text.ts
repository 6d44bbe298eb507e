import { msg } from '../texts/msg.ts'

/** Returns the name of a device in the language of this build, such as 'Safari on iPhone'. */
export function deviceText(name: string): string {
  const [, browser, system] = /^(.+) on (\w+)$/.exec(name) ?? []
  return browser && system ? msg('account-ui.device-text.on', { browser, system }) : name
}
