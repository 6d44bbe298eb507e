import type { Issue } from '@bettle/contract'
import { ofPage } from '../store/remember.ts'
import { LANGUAGE } from '../texts/language.ts'
import type { RefusalCode } from './refusal-texts.ts'

type Wording = Pick<typeof import('./refusal-texts.ts'), 'refusalText'>

/** How long a refusal waits for the texts (ms). After that the English text of the server is shown. */
const PATIENCE = 3000

const state = ofPage<{ texts?: Wording; loading?: Promise<Wording | undefined> | undefined }>(() => ({}))

/**
 * Loads the texts of refusals, which no screen needs before the first refusal. Returns undefined if the script does not
 * load in time; a later call tries again.
 */
export function loadWording(): Promise<Wording | undefined> {
  const held = state()
  held.loading ??= import('./refusal-texts.ts').then(
    (texts) => {
      held.texts = texts
      return texts
    },
    () => {
      held.loading = undefined
      return undefined
    },
  )
  return Promise.race([held.loading, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))])
}

const wording = () => state().texts ?? loadWording()

/** A sentence of the wire: that of `text`, else that of the error `code`. */
type Said = RefusalCode & { readonly message: string; readonly code?: string | undefined }

/**
 * Returns a sentence of the wire in the language of this build. A sentence with an unknown code stays in English. So
 * does, in English, the sentence of an error: an older server may have replaced it without saying so.
 */
export async function worded({ message, code, text, params }: Said): Promise<string> {
  const said = text ?? (LANGUAGE === 'en' ? undefined : code)
  return (said && (await wording())?.refusalText({ text: said, params })) || message
}

/** Returns the faults of a request with their sentences in the language of this build. */
export function wordedIssues(issues: readonly Issue[]): Promise<Issue[]> {
  return Promise.all(issues.map(async ({ path, ...said }) => ({ path, message: await worded(said) })))
}

/**
 * Returns the text of a schema's message: the schemas of the contract have codes, those of the web texts. Returns
 * undefined for a code without a text.
 */
export async function textOfMessage(message: string): Promise<string | undefined> {
  return /^[a-z]+(-[a-z]+)+$/.test(message) ? (await wording())?.refusalText({ text: message }) : message
}
