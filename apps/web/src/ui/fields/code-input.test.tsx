import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeInput, normalizedCode } from './code-input.tsx'

function aCodeInput(onComplete = vi.fn()) {
  function Held() {
    const [code, setCode] = useState('')
    return <CodeInput label="Lobby code" value={code} onValueChange={setCode} onComplete={onComplete} />
  }
  render(<Held />)
  return { input: screen.getByLabelText('Lobby code'), onComplete, user: userEvent.setup() }
}

describe('a code input', () => {
  it('uppercases what is typed and drops what cannot stand in a code', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'a1b-o2i')
    expect(input).toHaveValue('AB2')
  })

  it('takes a paste with its spaces and dashes, and tells once that it is complete', async () => {
    const { input, user, onComplete } = aCodeInput()
    await user.click(input)
    await user.paste(' ab2-3cd ')
    expect(input).toHaveValue('AB23CD')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('AB23CD')
  })

  it('takes no seventh mark', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'AB23CDE')
    expect(input).toHaveValue('AB23CD')
  })

  it('loses its last mark to backspace', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'AB2{Backspace}')
    expect(input).toHaveValue('AB')
  })

  it('keeps to the alphabet it is given', () => {
    expect(normalizedCode('xo10xo', 'XO', 4)).toBe('XOXO')
  })

  it('says its prompt and points to it', () => {
    render(<CodeInput label="Code" value="" onValueChange={() => {}} prompt="No lobby has this code" />)
    const input = screen.getByLabelText('Code')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('No lobby has this code')
  })
})
