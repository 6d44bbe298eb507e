import type { ChosenSetting, GameSettings, NumericSetting, SETTINGS, SettingName } from '@bettle/rules'
import { msg } from '../texts/msg.ts'

interface SettingText {
  readonly label: string
  readonly hint?: string
}
type SettingTexts = { readonly [Name in Exclude<SettingName, ChosenSetting>]: SettingText } & {
  readonly [Name in ChosenSetting]: SettingText & {
    readonly values: { readonly [Value in GameSettings[Name]]: Required<SettingText> }
  }
}

/** The names of a lobby's settings and of their choices, and what they mean. */
export const SETTING_TEXTS: SettingTexts = {
  maxPlayers: { label: msg('setting.label.max-players'), hint: msg('setting.hint.max-players') },
  startingChips: { label: msg('setting.label.starting-chips') },
  isPrivate: { label: msg('setting.label.is-private'), hint: msg('setting.hint.is-private') },
  allowGuests: { label: msg('setting.label.allow-guests'), hint: msg('setting.hint.allow-guests') },
  gameMode: {
    label: msg('setting.label.game-mode'),
    values: {
      classic: { label: msg('setting.game-mode.classic'), hint: msg('setting.game-mode.classic-hint') },
      'bettle-chips': {
        label: msg('setting.game-mode.bettle-chips'),
        hint: msg('setting.game-mode.bettle-chips-hint'),
      },
      'bet-stop': { label: msg('setting.game-mode.bet-stop'), hint: msg('setting.game-mode.bet-stop-hint') },
    },
  },
  maxPlayRepeats: { label: msg('setting.label.max-play-repeats'), hint: msg('setting.hint.max-play-repeats') },
  minBetAmount: { label: msg('setting.label.min-bet-amount') },
  maxBetAmount: { label: msg('setting.label.max-bet-amount') },
  bettingTimeLimit: { label: msg('setting.label.betting-time-limit') },
  inactivityPenalty: { label: msg('setting.label.inactivity-penalty'), hint: msg('setting.hint.inactivity-penalty') },
  roundDuration: { label: msg('setting.label.round-duration') },
  breakDuration: { label: msg('setting.label.break-duration'), hint: msg('setting.hint.break-duration') },
  showCompetitorBets: {
    label: msg('setting.label.show-competitor-bets'),
    hint: msg('setting.hint.show-competitor-bets'),
  },
  allowLateBetting: { label: msg('setting.label.allow-late-betting'), hint: msg('setting.hint.allow-late-betting') },
  enableBettleCards: { label: msg('setting.label.enable-bettle-cards'), hint: msg('setting.hint.enable-bettle-cards') },
  cardEffectStrength: {
    label: msg('setting.label.card-effect-strength'),
    hint: msg('setting.hint.card-effect-strength'),
  },
  cardCooldownTime: { label: msg('setting.label.card-cooldown-time'), hint: msg('setting.hint.card-cooldown-time') },
  allowSpectators: { label: msg('setting.label.allow-spectators'), hint: msg('setting.hint.allow-spectators') },
  allowChatting: { label: msg('setting.label.allow-chatting'), hint: msg('setting.hint.allow-chatting') },
  autoKickInactive: { label: msg('setting.label.auto-kick-inactive'), hint: msg('setting.hint.auto-kick-inactive') },
  isTournament: { label: msg('setting.label.is-tournament'), hint: msg('setting.hint.is-tournament') },
  eliminationBy: {
    label: msg('setting.label.elimination-by'),
    values: {
      threshold: { label: msg('setting.elimination-by.threshold'), hint: msg('setting.elimination-by.threshold-hint') },
      cuts: { label: msg('setting.elimination-by.cuts'), hint: msg('setting.elimination-by.cuts-hint') },
    },
  },
  firstCut: { label: msg('setting.label.first-cut') },
  roundsBetweenCuts: { label: msg('setting.label.rounds-between-cuts'), hint: msg('setting.hint.rounds-between-cuts') },
  eliminationThreshold: {
    label: msg('setting.label.elimination-threshold'),
    hint: msg('setting.hint.elimination-threshold'),
  },
  prizeDistribution: {
    label: msg('setting.label.prize-distribution'),
    values: {
      'winner-takes-all': {
        label: msg('setting.prize-distribution.winner-takes-all'),
        hint: msg('setting.prize-distribution.winner-takes-all-hint'),
      },
      'top-3': { label: msg('setting.prize-distribution.top-3'), hint: msg('setting.prize-distribution.top-3-hint') },
      proportional: {
        label: msg('setting.prize-distribution.proportional'),
        hint: msg('setting.prize-distribution.proportional-hint'),
      },
    },
  },
}

type Unit = (typeof SETTINGS)[NumericSetting]['unit']

/** Returns the unit of a setting, for a field that shows the number beside it: 'seat' for 1, 'rounds' for 5. */
export function unitText(count: number, unit: Unit): string {
  switch (unit) {
    case 'seats':
      return msg('setting.unit.seats', { count })
    case 'chips':
      return msg('setting.unit.chips', { count })
    case 'times':
      return msg('setting.unit.times', { count })
    case 'min':
      return msg('setting.unit.min')
    case 'rounds':
      return msg('setting.unit.rounds', { count })
    case '×':
      return unit
  }
}

/** Returns a number with the unit of a setting: '1 seat', '5 rounds', '1.5 ×'. */
export function valueText(count: number, unit: string): string {
  switch (unit as Unit) {
    case 'seats':
      return msg('setting.value.seats', { count })
    case 'chips':
      return msg('setting.value.chips', { count })
    case 'times':
      return msg('setting.value.times', { count })
    case 'min':
      return msg('setting.value.min', { count })
    case 'rounds':
      return msg('setting.value.rounds', { count })
    case '×':
      return `${count} ×`
  }
}
