import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DirectionMark, DirectionTag } from './direction.tsx'

it('the arrow for over or under gets its size only from the component that shows it', () => {
  const { container } = render(
    <>
      <DirectionMark direction="over" className="size-2" />
      <DirectionTag direction="under" line="4.5" />
    </>,
  )
  const sizes = [...container.querySelectorAll('svg')].map((mark) => [...mark.classList].filter(isSize))
  expect(sizes).toEqual([['size-2'], ['size-2.5']])
})

const isSize = (name: string) => name.startsWith('size-')
