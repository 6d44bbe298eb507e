import type { GameSettings } from '@bettle/contract'
import { SETTINGS, type SettingName, type SettingsTab, settingNames, settingOf, settingsInEffect } from '@bettle/rules'

export interface RuleInFull {
  readonly label: string
  readonly value: string
  readonly hint: string | undefined
}

const TITLES: Readonly<Record<SettingsTab, string>> = {
  basic: 'The game',
  betting: 'Betting',
  rounds: 'Rounds',
  advanced: 'The lobby',
  tournament: 'Prizes',
}

/** The settings of players and prize, which a competition fixes itself. */
const NOT_OF_COMPETITIONS: ReadonlySet<SettingName> = new Set([
  'maxPlayers',
  'isPrivate',
  'allowGuests',
  'allowSpectators',
  'prizeDistribution',
])

/** Returns every setting that has an effect, by tab, with its name in the host's dialog. */
export function rulesInFull(settings: GameSettings, isCompetition = false): { title: string; rules: RuleInFull[] }[] {
  const inEffect = settingNames.filter(
    (name) => name in settingsInEffect(settings) && !(isCompetition && NOT_OF_COMPETITIONS.has(name)),
  )
  const tabs = (Object.keys(TITLES) as SettingsTab[]).map((tab) => ({
    title: TITLES[tab],
    rules: inEffect.filter((name) => SETTINGS[name].tab === tab).map((name) => ruleOf(name, settings)),
  }))
  return tabs.filter(({ rules }) => rules.length > 0)
}

function ruleOf(name: SettingName, settings: GameSettings): RuleInFull {
  const setting = settingOf(name)
  const value = settings[name]
  if (setting.type === 'switch') {
    // A setting that is off, and is off by default, needs no explanation of its effect.
    const hint = value || setting.default ? setting.hint : undefined
    return { label: setting.label, value: value ? 'Yes' : 'No', hint }
  }
  if (setting.type === 'choice') {
    const chosen = setting.values[String(value)]
    return { label: setting.label, value: chosen?.label ?? String(value), hint: chosen?.hint }
  }
  const isUnlimited = name === 'maxPlayers' && value === setting.max
  const unit = value === 1 ? setting.unit.replace(/s$/, '') : setting.unit
  return { label: setting.label, value: isUnlimited ? 'Unlimited' : `${value} ${unit}`, hint: setting.hint }
}
