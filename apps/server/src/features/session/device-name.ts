import type { Language } from '@bettle/contract'
import { say } from '../../texts/say.ts'

const LONGEST = 60
/** Stands for a device whose browser sends no user agent. */
export const UNKNOWN_DEVICE = 'an unknown device'

/** A browser also names the browsers from which it derives, so the first match must be the most specific one. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Describes a user agent, for example 'Chrome on Windows'. Returns an unknown user agent shortened. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1]
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? userAgent.slice(0, LONGEST).trim()
}

/**
 * Returns the name of a device in a language. The names of browsers and systems are the same in each.
 * @param name as `deviceName` returns it
 */
export function deviceNameIn(language: Language, name: string): string {
  if (name === UNKNOWN_DEVICE) return say(language, 'mail.notice.new-device.unknown')
  const [browser = '', system = '', ...rest] = name.split(' on ')
  return rest.length === 0 && isNameIn(BROWSERS, browser) && isNameIn(SYSTEMS, system)
    ? say(language, 'mail.notice.new-device.device', { browser, system })
    : name
}

const isNameIn = (known: typeof BROWSERS, name: string) => known.some(([, one]) => one === name)
