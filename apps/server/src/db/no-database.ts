/** The database that the environment names cannot be used; the message is for whoever started the server. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}
