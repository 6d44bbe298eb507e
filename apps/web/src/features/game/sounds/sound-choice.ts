import { useSyncExternalStore } from 'react'
import { pageStore } from '../../../store/store.ts'

const KEY = 'bettle.sound'
const choice = pageStore(() => globalThis.localStorage?.getItem(KEY) === 'on')

/** Whether this device plays sounds and vibrates; off by default. */
export function useSoundChoice(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

export const isSoundOn = choice.get

/** Call it from a press: browsers allow sound only after one. */
export function chooseSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  choice.set(isOn)
  if (isOn) void loadSounds().then(({ playTick }) => playTick())
}

/** Loads the sounds on demand. */
export const loadSounds = () => import('./sounds.ts')
