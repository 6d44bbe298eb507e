import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LOBBY_ID } from '../../../push/lobby/a-lobby.test-support.ts'
import { forgetPage } from '../../../store/remember.ts'
import { GameFooter } from '../game-footer.tsx'
import { chooseSound } from './sound-choice.ts'
import { useSounds } from './use-sounds.ts'

/** True while a press is handled. Safari starts and resumes a context only then. */
let isPress = false
let contexts: AContext[] = []

class AContext {
  state: string
  currentTime = 0
  played = 0
  constructor() {
    this.state = isPress ? 'running' : 'suspended'
    contexts.push(this)
  }
  async resume() {
    if (!isPress) throw new DOMException('no press', 'InvalidStateError')
    this.state = 'running'
  }
  createOscillator() {
    this.played += 1
    return { frequency: A_PARAMETER, connect: () => ({ connect() {} }), start() {}, stop() {} }
  }
  createGain() {
    return { gain: A_PARAMETER }
  }
}
const A_PARAMETER = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }

beforeEach(() => {
  contexts = []
  vi.stubGlobal('AudioContext', AContext)
})

function Game({ isClosing = false }: { isClosing?: boolean }) {
  useSounds(LOBBY_ID, { window: { state: isClosing ? 'closing-soon' : 'open' } } as Parameters<typeof useSounds>[1])
  return null
}

/** Presses the page. Code that runs later no longer counts as part of the press. */
function press(change: () => void = () => void document.body.click()): void {
  isPress = true
  act(change)
  isPress = false
}

const states = () => contexts.map(({ state }) => state)

it('the press that turns the sounds on starts the audio context, and a tick plays', async () => {
  render(<Game />)
  press(() => chooseSound(true))
  expect(states()).toEqual(['running'])
  await waitFor(() => expect(contexts[0]?.played).toBe(2))
})

it('after a reload no update starts the audio context: the next press does, and the next press after a phone call resumes it', async () => {
  localStorage.setItem('bettle.sound', 'on')
  act(forgetPage)
  const { rerender } = render(<Game />)
  const closes = async () => {
    rerender(<Game />)
    rerender(<Game isClosing />)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  }
  await closes()
  expect(states()).toEqual([])
  press()
  expect(states()).toEqual(['running'])
  await closes()
  await waitFor(() => expect(contexts[0]?.played).toBe(2))

  const [audio] = contexts
  if (audio) audio.state = 'interrupted'
  await closes()
  expect(audio?.played).toBe(2)
  press()
  expect(states()).toEqual(['running'])
})

it('the switch promises vibration only on a device that vibrates', () => {
  const footer = (
    <GameFooter lobbyCode="" isSpectator={false} isPenalised={false} onLeave={() => {}} isLeaving={false} />
  )
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: () => true })
  const { unmount } = render(footer)
  expect(screen.getByRole('button', { name: 'Sound and vibration' })).toBeInTheDocument()
  unmount()
  Reflect.deleteProperty(navigator, 'vibrate')
  render(footer)
  expect(screen.getByRole('button', { name: 'Sound' })).toBeInTheDocument()
})
