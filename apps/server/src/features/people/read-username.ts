import { GameError, USERNAME_MAX } from '@bettle/contract'
import { passesForHouse } from '@bettle/rules'
import { usernameRefused } from './username-refused.ts'

/** What shows as nothing, turns the text round or breaks the line: it makes one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Asks for the colourful form of a sign, and says nothing else. */
const EMOJI_FORM = /\uFE0F/g
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A username as somebody wrote it, in the one form it is kept in; refused where it would mislead ([A13]). */
export function readUsername(given: string): string {
  const username = given.normalize('NFKC').replace(EMOJI_FORM, '').trim().replace(/\s+/g, ' ')
  if (UNSEEN.test(username)) throw refused('Usernames are made of characters one can see')
  if (!VISIBLE.test(username)) throw refused('Please provide a username')
  if (username.length > USERNAME_MAX) throw refused(`Usernames have at most ${USERNAME_MAX} characters`)
  if (passesForHouse(username)) throw usernameRefused('This name is kept for Bettle itself.')
  return username
}

function refused(message: string): GameError {
  return new GameError('invalid-request', { message, issues: [{ path: 'username', message }] })
}
