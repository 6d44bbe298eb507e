import type { Catalog } from '../catalog.ts'

export const api = {
  'call-error.network-error-unable-to': {
    text: 'Network error: Unable to connect to server',
    about: 'Message, call error.',
  },
  'call-error.something-went-wrong': { text: 'Something went wrong...', about: 'Text, call error.' },
  'call.something-went-wrong': { text: 'Something went wrong...', about: 'Message, call.' },
  'read-wire.deleted-player': {
    text: 'Deleted player {sign}',
    about: 'Username of a deleted account, everywhere.',
    params: { sign: 'five letters or digits that tell deleted accounts apart' },
  },
  'why-signed-out.missing-tokens': { text: 'Missing tokens', about: 'Missing tokens, why signed out.' },
  'why-signed-out.missing-access-token': {
    text: 'Missing access token',
    about: 'Missing access token, why signed out.',
  },
  'why-signed-out.missing-refresh-token': {
    text: 'Missing refresh token',
    about: 'Missing refresh token, why signed out.',
  },
  'why-signed-out.maximum-retries-exceeded': {
    text: 'Maximum retries exceeded',
    about: 'Retries exceeded, why signed out.',
  },
  'why-signed-out.failed-to-refresh': { text: 'Failed to refresh', about: 'Refresh failed, why signed out.' },
  'why-signed-out.your-session-has-expired': {
    text: 'Your session has expired. Please sign in again.',
    about: 'Session expired, why signed out.',
  },
  'why-signed-out.please-sign-in-to': { text: 'Please sign in to see that page.', about: 'Text, why signed out.' },
  'why-signed-out.you-were-signed-out': {
    text: 'You were signed out on this device. Please sign in again.',
    about: 'Text, why signed out.',
  },
} as const satisfies Catalog
