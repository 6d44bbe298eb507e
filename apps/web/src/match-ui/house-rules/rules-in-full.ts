import type { GameSettings } from '@bettle/contract'
import { SETTINGS, type SettingName, type SettingsTab, settingNames, settingOf, settingsInEffect } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'
import { SETTING_TEXTS, valueText } from '../setting-texts.ts'

export interface RuleInFull {
  readonly label: string
  readonly value: string
  readonly hint: string | undefined
}

const TITLES: Readonly<Record<SettingsTab, string>> = {
  basic: msg('match-ui.rules-in-full.the-game'),
  betting: msg('match-ui.rules-in-full.betting'),
  rounds: msg('match-ui.rules-in-full.rounds'),
  advanced: msg('match-ui.rules-in-full.the-lobby'),
  tournament: msg('match-ui.rules-in-full.prizes'),
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
  const text: { label: string; hint?: string; values?: object } = SETTING_TEXTS[name]
  const { label } = text
  const value = settings[name]
  if (setting.type === 'switch') {
    // A setting that is off, and is off by default, needs no explanation of its effect.
    const hint = value || setting.default ? text.hint : undefined
    return {
      label,
      value: value ? msg('match-ui.rules-in-full.yes') : msg('match-ui.rules-in-full.no'),
      hint,
    }
  }
  if (setting.type === 'choice') {
    const choices = text.values as Readonly<Record<string, { label: string; hint: string }>>
    const chosen = choices[String(value)]
    return { label, value: chosen?.label ?? String(value), hint: chosen?.hint }
  }
  const isUnlimited = name === 'maxPlayers' && value === setting.max
  return {
    label,
    value: isUnlimited ? msg('match-ui.rules-in-full.unlimited') : valueText(Number(value), setting.unit),
    hint: text.hint,
  }
}
