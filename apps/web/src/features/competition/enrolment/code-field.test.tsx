import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CodeField } from './code-field.tsx'

function Held() {
  const [code, setCode] = useState('')
  return <CodeField label="Code" hint="Ask for it." value={code} onValueChange={setCode} problem={undefined} />
}

it.each([
  ['https://bettle.example/compete?code=AB23CDEF45GH', 'AB23CDEF45GH'],
  ['Play Friday cup with me: code AB23CD. https://bettle.example/compete?code=AB23CD', 'AB23CD'],
  ['Play Friday cup with me: code AB23CD.', 'AB23CD'],
  ['ａｂ２３ｃｄ', 'AB23CD'],
  ['ab23-cdef-45gh', 'AB23CDEF45GH'],
  ['https://bettle.example/compete', ''],
])('the field for the code of a competition takes from the pasted text %j the code %j [PR785]', async (text, code) => {
  render(<Held />)
  await userEvent.click(screen.getByLabelText('Code'))
  await userEvent.paste(text)
  expect(screen.getByLabelText('Code')).toHaveValue(code)
})
