import { useSyncExternalStore } from 'react'
import { ofPage } from '../../../store/remember.ts'
import { pageStore } from '../../../store/store.ts'

const KEY = 'bettle.sound'
const choice = pageStore(() => globalThis.localStorage?.getItem(KEY) === 'on')
const held = ofPage((): { audio?: AudioContext } => ({}))

/** Returns whether this device plays sounds and vibrates. It does not by default. */
export function useSoundChoice(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

export const isSoundOn = choice.get

/** Must be called while a press is handled, because browsers allow sound only after a press. */
export function chooseSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  choice.set(isOn)
  if (isOn) void Promise.all([loadSounds(), wakeAudio()]).then(([{ playTick }]) => playTick())
}

/**
 * Starts the audio context, or resumes it. Must be called while a press is handled: Safari lets no other code start a
 * context, or resume one that a phone call has interrupted.
 */
export async function wakeAudio(): Promise<void> {
  if (typeof AudioContext === 'undefined') return
  const own = held()
  own.audio ??= new AudioContext()
  if (own.audio.state !== 'running') await own.audio.resume().catch(() => undefined)
}

/** Returns the audio context if it can play. A context that sleeps would play everything later, at the next press. */
export function runningAudio(): AudioContext | undefined {
  const { audio } = held()
  return audio?.state === 'running' ? audio : undefined
}

/** Loads the sounds on demand. */
export const loadSounds = () => import('./sounds.ts')
