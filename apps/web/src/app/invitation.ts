import { readLobbyCode } from '@bettle/rules'

/** The code of the lobby that a link such as /join/AB23CD invites to. */
export function codeOfInvitation(path: string | undefined): string | undefined {
  const [, code] = /^\/join\/([^/?#]+)/.exec(path ?? '') ?? []
  return code === undefined ? undefined : readLobbyCode(code)
}
