import { Moon, Sun } from 'lucide-react'
import { msg } from '../texts/msg.ts'
import { IconButton, useTheme } from '../ui/index.ts'

/** Switches between the dark and the light theme. */
export function ThemeButton() {
  const { theme, chooseTheme } = useTheme()
  const isNight = theme === 'night'
  return (
    <IconButton
      label={isNight ? msg('app.theme-button.light-theme') : msg('app.theme-button.dark-theme')}
      icon={isNight ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => chooseTheme(isNight ? 'day' : 'night')}
    />
  )
}
