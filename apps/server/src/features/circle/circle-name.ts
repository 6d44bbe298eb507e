import { CIRCLE_NAME_MAX, sentence } from '@bettle/contract'
import { isUsernameSeen, mixesScripts, passesForHouse, plainUsername } from '@bettle/rules'
import { invalidRequest } from '../../http/validation/validation.ts'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Reads the name of a circle in its stored form, with the checks of a username ([CI1]). Names need not be unique. */
export function readCircleName(given: string): string {
  const name = plainUsername(given)
  if (!isUsernameSeen(name)) throw refused('name-invisible')
  if (!VISIBLE.test(name) || name.length > CIRCLE_NAME_MAX) throw refused('circle-name-missing')
  if (passesForHouse(name)) throw refused('name-reserved')
  if (mixesScripts(name)) throw refused('name-two-alphabets')
  return name
}

const refused = (code: 'name-invisible' | 'circle-name-missing' | 'name-reserved' | 'name-two-alphabets') =>
  invalidRequest([{ path: 'name', ...sentence(code) }])
