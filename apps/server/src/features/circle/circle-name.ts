import { CIRCLE_NAME_MAX } from '@bettle/contract'
import { isUsernameSeen, mixesScripts, passesForHouse, plainUsername } from '@bettle/rules'
import { invalidRequest } from '../../http/validation/validation.ts'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Reads the name of a circle in its stored form, with the checks of a username ([CI1]). Names need not be unique. */
export function readCircleName(given: string): string {
  const name = plainUsername(given)
  if (!isUsernameSeen(name)) throw refused('Please use visible characters in a name')
  if (!VISIBLE.test(name) || name.length > CIRCLE_NAME_MAX) throw refused('Please name the circle')
  if (passesForHouse(name)) throw refused('This name is reserved for Bettle. Choose another name.')
  if (mixesScripts(name)) throw refused('This name mixes two alphabets. Please use letters of one alphabet only.')
  return name
}

const refused = (message: string) => invalidRequest([{ path: 'name', message }])
