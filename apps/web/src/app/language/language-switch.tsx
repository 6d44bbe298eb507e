import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { inLanguage } from './language-address.ts'
import { LanguageLinks } from './language-links.tsx'

/** The switch between languages on the app's pages for visitors. */
export function LanguageSwitch() {
  const { href } = useLocation()
  useEffect(closeLanguages, [])
  return <LanguageLinks hrefOf={(language) => inLanguage(href, language)} />
}

/** Closes the switch between languages if its user presses another place or Escape. */
function closeLanguages(): () => void {
  const open = () => document.querySelector<HTMLDetailsElement>('details[data-languages][open]')
  const onPress = ({ target }: Event) => {
    const details = open()
    if (details && target instanceof Node && !details.contains(target)) details.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    const details = key === 'Escape' ? open() : null
    if (!details) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  addEventListener('pointerdown', onPress)
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('pointerdown', onPress)
    removeEventListener('keydown', onKey)
  }
}
