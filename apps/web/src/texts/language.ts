/** The language of this build, as a BCP 47 tag. The build replaces it. */
export const LANGUAGE: string = 'en'
