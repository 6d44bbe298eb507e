import { LANGUAGES } from '@bettle/contract'

/** The languages in which the app is built. The build replaces them. */
export const BUILT_LANGUAGES: readonly string[] = Object.keys(LANGUAGES)
