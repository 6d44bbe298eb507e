import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as the push service received it for one browser, decrypted with the browser's keys. */
export interface ReceivedPush {
  readonly browser: string
  readonly message: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string }
  readonly ttl: number
  /** The bytes as they were sent. */
  readonly sent: Buffer
}

export interface Browser {
  readonly name: string
  /** The subscription that a browser sends. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
}

export interface PushService {
  readonly url: string
  readonly received: ReceivedPush[]
  /** How many requests arrived, also refused ones. */
  requests(): number
  browser(name: string): Browser
  /** Answers the requests for a browser by this status from now on. */
  answersWith(browser: Browser, status: number | undefined, headers?: Record<string, string>): void
  close(): Promise<void>
}

interface Keys {
  readonly pair: ECDH
  readonly secret: Buffer
}

/** Runs a push service on this machine, which checks the signature of each request and decrypts its message (RFC 8291). */
export async function aPushService(publicKey: () => Promise<string>): Promise<PushService> {
  const keys = new Map<string, Keys>()
  const answers = new Map<string, { status: number; headers: Record<string, string> }>()
  const received: ReceivedPush[] = []
  let requests = 0
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      requests += 1
      const name = request.url?.slice(1) ?? ''
      const own = keys.get(name)
      const answer = answers.get(name) ?? { status: 201, headers: {} }
      try {
        if (!own) throw new Error('unknown browser')
        checkSignature(request.headers.authorization, url, await publicKey())
        const sent = Buffer.concat(chunks)
        const message = JSON.parse(decrypted(sent, own))
        if (answer.status === 201) received.push({ browser: name, message, sent, ttl: Number(request.headers.ttl) })
        reply.writeHead(answer.status, answer.headers).end()
      } catch (error) {
        reply.writeHead(400).end(String(error))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    requests: () => requests,
    browser(name) {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const secret = randomBytes(16)
      keys.set(name, { pair, secret })
      return {
        name,
        subscription: { endpoint: `${url}/${name}`, keys: { p256dh, auth: secret.toString('base64url') } },
      }
    },
    answersWith({ name }, status, headers = {}) {
      if (status === undefined) answers.delete(name)
      else answers.set(name, { status, headers })
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Checks the signature of a request by RFC 8292: ES256 by the key with which the browsers subscribed. */
function checkSignature(authorization = '', audience: string, publicKey: string): void {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('signed by another key')
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())
  if (!isSigned || aud !== audience || !/^(mailto:|https:)/.test(sub)) throw new Error('the signature is wrong')
}

/** Decrypts a message by RFC 8291 and RFC 8188. */
function decrypted(sent: Buffer, { pair, secret }: Keys): string {
  const salt = sent.subarray(0, 16)
  const keyLength = sent.readUInt8(20)
  const senderKey = sent.subarray(21, 21 + keyLength)
  const content = sent.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), secret, info, 32))
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16))
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
  // The text ends at the mark of the last record.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
