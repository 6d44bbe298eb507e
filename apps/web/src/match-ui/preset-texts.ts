import type { PresetName } from '@bettle/rules'
import { msg } from '../texts/msg.ts'

/** The ways to play, which a host chooses with one press. */
export const PRESET_TEXTS: Readonly<Record<PresetName, { readonly label: string; readonly hint: string }>> = {
  classic: { label: msg('setting.preset.classic'), hint: msg('setting.preset.classic-hint') },
  'bettle-chips': { label: msg('setting.preset.bettle-chips'), hint: msg('setting.preset.bettle-chips-hint') },
  'bet-stop': { label: msg('setting.preset.bet-stop'), hint: msg('setting.preset.bet-stop-hint') },
  blind: { label: msg('setting.preset.blind'), hint: msg('setting.preset.blind-hint') },
  quick: { label: msg('setting.preset.quick'), hint: msg('setting.preset.quick-hint') },
  knockout: { label: msg('setting.preset.knockout'), hint: msg('setting.preset.knockout-hint') },
  cuts: { label: msg('setting.preset.cuts'), hint: msg('setting.preset.cuts-hint') },
}
