import { runningAudio } from './sound-choice.ts'

/** Plays a tick, which means that betting closes soon. It also plays when the player turns the sounds on. */
export function playTick(): void {
  const audio = runningAudio()
  if (!audio) return
  for (const delay of [0, 0.14])
    note(audio, { type: 'triangle', from: 1900, to: 1500, delay, length: 0.05, volume: 0.12 })
}

/** Plays a low drum for a goal. */
export function playThud(): void {
  const audio = runningAudio()
  if (!audio) return
  note(audio, { type: 'sine', from: 150, to: 44, delay: 0, length: 0.45, volume: 0.5 })
  note(audio, { type: 'triangle', from: 90, to: 38, delay: 0.02, length: 0.3, volume: 0.25 })
}

/** Plays two knocks when a player joins. */
export function playKnock(): void {
  const audio = runningAudio()
  if (!audio) return
  for (const delay of [0, 0.18]) note(audio, { type: 'sine', from: 320, to: 180, delay, length: 0.09, volume: 0.3 })
}

interface Note {
  type: OscillatorType
  from: number
  to: number
  delay: number
  length: number
  volume: number
}

function note(audio: AudioContext, { type, from, to, delay, length, volume }: Note): void {
  const start = audio.currentTime + delay
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  tone.type = type
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + length)
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}
