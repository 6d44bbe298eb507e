import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/** Fits the height of a text field to its text in browsers that lack `field-sizing`, at each render and at each input. */
export function useGrowing(ref?: Ref<HTMLTextAreaElement>) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  const fit = () => {
    const element = field.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight + 2}px`
  }
  useLayoutEffect(fit)
  return { ref: field, onInput: fit }
}
