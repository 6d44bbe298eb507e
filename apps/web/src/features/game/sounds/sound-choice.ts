import { useSyncExternalStore } from 'react'
import { pageStore } from '../../../store/store.ts'

const KEY = 'bettle.sound'
const choice = pageStore(() => globalThis.localStorage?.getItem(KEY) === 'on')

/** Returns whether this device plays sounds and vibrates. It does not by default. */
export function useSoundChoice(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

export const isSoundOn = choice.get

/** Must be called while a press is handled, because browsers allow sound only after a press. */
export function chooseSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  choice.set(isOn)
  if (isOn) void loadSounds().then(({ playTick }) => playTick())
}

/** Loads the sounds on demand. */
export const loadSounds = () => import('./sounds.ts')
