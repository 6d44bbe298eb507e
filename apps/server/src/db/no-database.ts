/** The configured database cannot be used. The message is for the operator who started the server. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}
