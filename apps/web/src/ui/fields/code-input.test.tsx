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
  it('a code input converts typed letters to uppercase and drops characters outside the alphabet [PR76]', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'a1b-o2i')
    expect(input).toHaveValue('AB2')
  })

  it('a code input accepts a pasted code with spaces and dashes, and reports its completion once', async () => {
    const { input, user, onComplete } = aCodeInput()
    await user.click(input)
    await user.paste(' ab2-3cd ')
    expect(input).toHaveValue('AB23CD')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('AB23CD')
  })

  it('a code input ignores a seventh character [PR76]', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'AB23CDE')
    expect(input).toHaveValue('AB23CD')
  })

  it('a code input deletes its last character on backspace', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'AB2{Backspace}')
    expect(input).toHaveValue('AB')
  })

  it('a code input with its own alphabet keeps only the characters of that alphabet', () => {
    expect(normalizedCode('xo10xo', 'XO', 4)).toBe('XOXO')
  })

  it('a code input shows its error message, which is also its description for screen readers', () => {
    render(<CodeInput label="Code" value="" onValueChange={() => {}} prompt="No lobby has this code" />)
    const input = screen.getByLabelText('Code')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('No lobby has this code')
  })
})
