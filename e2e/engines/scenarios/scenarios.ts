import { OPERATES } from './operates.ts'
import { PLAYS } from './plays.ts'
import type { Scenario } from './stage.ts'
import { VISITS } from './visits.ts'

export const SCENARIOS: readonly Scenario[] = [...VISITS, ...PLAYS, ...OPERATES]
