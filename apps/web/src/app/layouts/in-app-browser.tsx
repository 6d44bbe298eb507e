import { msg } from '../../texts/msg.ts'
import { Notice } from '../../ui/index.ts'

/** Apps with a browser of their own, by what it adds to its name. Messenger is also one of Facebook's. */
const APPS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Instagram/, 'Instagram'],
  [/Messenger/, 'Messenger'],
  [/FBA[NV]\/|FB_IAB/, 'Facebook'],
  [/WhatsApp/, 'WhatsApp'],
  [/Snapchat/, 'Snapchat'],
  [/TikTok|musical_ly|Bytedance/, 'TikTok'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Pinterest\//, 'Pinterest'],
  [/Twitter for/, 'X'],
  [/MicroMessenger/, 'WeChat'],
  [/Telegram/, 'Telegram'],
  [/Line\//, 'LINE'],
  [/; wv\)/, msg('layouts.in-app-browser.another-app')],
]

/**
 * In the browser inside an app such as Instagram, says how to get to the real browser: the one inside the app keeps no
 * seat and no sign-in for later visits. Elsewhere it shows nothing.
 */
export function InAppBrowser() {
  const app = APPS.find(([pattern]) => pattern.test(navigator.userAgent))
  if (!app) return null
  return (
    <Notice tone="warning" className="mb-3">
      {msg('layouts.in-app-browser.this-page-is-open', { app: app[1] })}
    </Notice>
  )
}
