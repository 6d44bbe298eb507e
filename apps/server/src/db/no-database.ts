/** Thrown if the configured database cannot be used. The message is for the operator who starts the server. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}
