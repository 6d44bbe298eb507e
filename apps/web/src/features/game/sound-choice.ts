import { useSyncExternalStore } from 'react'
import { pageStore } from '../../store/store.ts'

const KEY = 'bettle.sound'
const choice = pageStore(() => globalThis.localStorage?.getItem(KEY) === 'on')

/** Whether this device sounds and vibrates: off until somebody wants it. */
export function useSoundChoice(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.get)
}

export const isSoundOn = choice.get

/** To be called from a press: browsers let a page sound only after one. */
export function chooseSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off')
  choice.set(isOn)
  if (isOn) void loadSounds().then(({ playTick }) => playTick())
}

/** Fetched by those who want to hear something. */
export const loadSounds = () => import('./sounds.ts')
