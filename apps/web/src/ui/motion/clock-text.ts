import { msg } from '../../texts/msg.ts'

/**
 * Formats seconds, rounded up: 48 → '0:48', 754 → '12:34', 7254 → '2:00:54'. From 48 hours on, it formats days and
 * hours: '3d 04h'. Negative seconds count as 0.
 */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  if (hours >= 48) return msg('ui.clock-text.d-h', { hours: Math.floor(hours / 24), two: two(hours % 24) })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
