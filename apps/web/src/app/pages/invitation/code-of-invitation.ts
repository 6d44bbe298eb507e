import { readLobbyCode } from '@bettle/rules'

/** Returns the lobby code of a link such as /join/AB23CD. */
export function codeOfInvitation(path: string | undefined): string | undefined {
  const [, code] = /^\/join\/([^/?#]+)/.exec(path ?? '') ?? []
  return code === undefined ? undefined : readLobbyCode(code)
}
