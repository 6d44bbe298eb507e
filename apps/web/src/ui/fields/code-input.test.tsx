import '@testing-library/jest-dom/vitest'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeInput } from './code-input.tsx'

/** A code stands alone, in groups, or in a link. */
function codeIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').toUpperCase()
  return /^[A-Z2-9]{6}$/.exec(plain.replace(/\W/g, ''))?.[0] ?? /\/JOIN\/([A-Z2-9]{6})/.exec(plain)?.[1]
}

const OF_SIX = { length: 6, alphabet: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', codeIn }

function aCodeInput(onComplete = vi.fn(), first = '') {
  function Held() {
    const [code, setCode] = useState(first)
    return <CodeInput label="Lobby code" {...OF_SIX} value={code} onValueChange={setCode} onComplete={onComplete} />
  }
  render(<Held />)
  return { input: screen.getByLabelText<HTMLInputElement>('Lobby code'), onComplete, user: userEvent.setup() }
}

describe('a code input', () => {
  it('a code input converts typed letters to uppercase and drops characters outside the alphabet [PR76]', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'a1b-o2i')
    expect(input).toHaveValue('AB2')
  })

  it.each([
    ' ab2-3cd ',
    'https://bettle.example/join/AB23CD',
    'Play with me: https://bettle.example/join/AB23CD',
    'ＡＢ２３ＣＤ',
  ])('a code input takes the code out of the pasted text %j, and reports it once [M4] [PR785]', async (text) => {
    const { input, user, onComplete } = aCodeInput()
    await user.click(input)
    await user.paste(text)
    expect(input).toHaveValue('AB23CD')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('AB23CD')
  })

  it('a code input reports no code for a pasted link or sentence without a code, and says so until the next input [M4] [PR785]', async () => {
    const { input, user, onComplete } = aCodeInput()
    await user.click(input)
    for (const text of ['http://bettle.lan/?tab=join', 'See you at eight, please']) {
      await user.paste(text)
      expect(input).toHaveValue('')
      expect(input).toHaveAccessibleDescription('This text contains no code')
    }
    await user.keyboard('a')
    expect(input).toHaveValue('A')
    expect(input).toBeValid()
    expect(onComplete).not.toHaveBeenCalled()
  })

  it('a code input takes the code out of a link that a keyboard or a drop inserts without pasting [PR785]', () => {
    const { input, onComplete } = aCodeInput()
    fireEvent.change(input, { target: { value: 'http://bettle.lan:3000/join/AB23CD' } })
    expect(input).toHaveValue('AB23CD')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('AB23CD')
  })

  it('a code input inserts a pasted part of a code at the caret', async () => {
    const { input, user } = aCodeInput()
    await user.type(input, 'ad')
    input.setSelectionRange(1, 1)
    await user.paste('b2')
    expect(input).toHaveValue('AB2D')
    expect(input.selectionStart).toBe(3)
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

  it('typing, deleting and cutting act on the selection of a code input, and the caret stays where it was [PR786]', async () => {
    const { input, user } = aCodeInput(vi.fn(), 'AB23CD')
    await user.tab()
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
    await user.keyboard('z')
    expect(input).toHaveValue('Z')
    await user.keyboard('y23cd')
    expect(input).toHaveValue('ZY23CD')
    input.setSelectionRange(1, 3)
    await user.keyboard('k')
    expect(input).toHaveValue('ZK3CD')
    expect(input.selectionStart).toBe(2)
    await user.keyboard('{Delete}')
    expect(input).toHaveValue('ZKCD')
    expect(input.selectionStart).toBe(2)
    input.setSelectionRange(0, 2)
    await user.cut()
    expect(input).toHaveValue('CD')
  })

  it('undo brings the last whole code back, without reporting it again [PR786]', async () => {
    const { input, user, onComplete } = aCodeInput()
    await user.type(input, 'AB23CD')
    input.setSelectionRange(0, 6)
    await user.keyboard('{Delete}')
    await user.keyboard('zz')
    await user.keyboard('{Control>}z{/Control}')
    expect(input).toHaveValue('AB23CD')
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('a code input shows its error message, which is also its description for screen readers', () => {
    render(<CodeInput label="Code" {...OF_SIX} value="" onValueChange={() => {}} prompt="No lobby has this code" />)
    const input = screen.getByLabelText('Code')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('No lobby has this code')
  })
})
