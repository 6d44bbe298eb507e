import type { SettingsWarning } from '@bettle/rules'
import { msg } from '../../../texts/msg.ts'

/** Returns what may surprise a host about their settings. Minutes have at most one decimal. */
export function warningText(warning: SettingsWarning): string {
  switch (warning.code) {
    case 'alone':
      return msg('setting.warning.alone')
    case 'more-than-chips':
      return msg('setting.warning.more-than-chips', { chips: warning.chips })
    case 'late-without-time':
      return msg('setting.warning.late-without-time', { minutes: rounded(warning.minutes) })
    case 'time-over-round':
      return msg('setting.warning.time-over-round', { round: rounded(warning.round), open: rounded(warning.open) })
    case 'open-shortly':
      return msg('setting.warning.open-shortly', { minutes: rounded(warning.minutes) })
    case 'penalty-takes-all':
      return msg('setting.warning.penalty-takes-all', { rounds: warning.rounds })
    case 'no-cut':
      return msg('setting.warning.no-cut', { rounds: warning.rounds })
    case 'large-last-cut':
      return msg('setting.warning.large-last-cut', { players: warning.players, left: warning.left })
  }
}

const rounded = (minutes: number) => Math.round(minutes * 10) / 10
