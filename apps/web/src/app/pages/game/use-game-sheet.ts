import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * The sheet with all that a phone's game folds away. It is open while the current entry of the browser history says so,
 * so that the back button closes it.
 */
export function useGameSheet() {
  const isOpen = useLocation({ select: ({ state }) => state.isGameSheetOpen === true })
  const navigate = useNavigate()
  const { history } = useRouter()
  const open = useCallback(
    () => void navigate({ to: '.', search: true, state: { isGameSheetOpen: true }, resetScroll: false }),
    [navigate],
  )
  // The location changes only some time after the step back. A second step back would leave the game.
  const isClosing = useRef(false)
  useEffect(() => {
    if (!isOpen) isClosing.current = false
  }, [isOpen])
  const close = useCallback(() => {
    if (!history.location.state.isGameSheetOpen || isClosing.current) return
    isClosing.current = true
    history.back()
  }, [history])
  return { isOpen, open, close }
}
