declare module 'web-push' {
  interface RequestDetails {
    readonly method: 'POST'
    readonly headers: Readonly<Record<string, string | number>>
    readonly body: Buffer
    readonly endpoint: string
  }

  interface RequestOptions {
    readonly TTL: number
    readonly urgency: 'normal' | 'high'
    readonly topic?: string
    readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string }
  }

  /** The part of the package that this server uses; the package has no types of its own. */
  const webPush: {
    /** Encrypts a message for a browser and signs the request. It sends nothing. */
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: RequestOptions,
    ): RequestDetails
  }
  export default webPush
}
