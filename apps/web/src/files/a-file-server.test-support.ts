import type { Avatar, Token } from '@bettle/contract'
import { vi } from 'vitest'
import { storeToken } from '../api/session/token.ts'

/** A file server behind fetch and XMLHttpRequest, with the behaviour that a browser sees. */
export interface FileServer {
  /** The paths that were requested by fetch, in order. */
  readonly asked: string[]
  /** The uploaded files with their addresses. */
  readonly put: { url: string; contentType: string | undefined; size: number }[]
  avatars: readonly Avatar[]
  /** If set, returns the response to a request instead of the server. */
  refuse: ((path: string) => Response | undefined) | undefined
  /** How uploads behave; 'well' by default. */
  putting: 'well' | 'slowly' | 'offline' | { status: number; body: string }
  /** Lets a slow upload advance to this share of the file, or finish. */
  arrives: (share: number) => Promise<void>
}

const token: Token = { accessToken: 'access', refreshToken: 'refresh', tokenType: 'Bearer' }
export const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export function aFileServer(): FileServer {
  storeToken(token)
  const slow: FakeRequest[] = []
  const server: FileServer = {
    asked: [],
    put: [],
    avatars: [],
    refuse: undefined,
    putting: 'well',
    arrives: async (share) => {
      for (const request of slow) request.reaches(share)
      await Promise.resolve()
    },
  }
  let signed = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^\/api/, '')
    server.asked.push(path)
    const refusal = server.refuse?.(path)
    if (refusal) return refusal
    if (path === '/app/avatar') return json(200, { avatars: server.avatars })
    const [, key] = /^\/s3\/get-signed-url\/([^?]+)/.exec(path) ?? []
    if (key) {
      signed += 1
      const signedUrl = `/api/files/${key}?signature=${signed}`
      return json(200, { signedUrl, contentType: 'image/png', timestamp: '2026-06-14T18:00:00.000Z' })
    }
    const [, name] = /^\/s3\/get-signed-post-url\/([^/]+)\//.exec(path) ?? []
    const objectId = `${decodeURIComponent(name ?? '')}-abcdefghijklmnopqrstuvwx`
    return json(200, { signedPostUrl: `/api/files/incoming/${objectId}`, objectId })
  })

  class FakeRequest {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
    onload: () => void = () => {}
    onerror: () => void = () => {}
    onabort: () => void = () => {}
    onloadend: () => void = () => {}
    private url = ''
    private size = 0
    private readonly headers = new Map<string, string>()

    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    send(file: File) {
      this.size = file.size
      server.put.push({ url: this.url, contentType: this.headers.get('content-type'), size: file.size })
      if (server.putting === 'slowly') slow.push(this)
      else if (server.putting === 'offline') this.ends(this.onerror)
      else this.reaches(1)
    }
    abort() {
      this.ends(this.onabort)
    }
    reaches(share: number) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: this.size * share, total: this.size })
      if (share < 1) return
      const answer = typeof server.putting === 'object' ? server.putting : { status: 200, body: '' }
      this.status = answer.status
      this.responseText = answer.body
      this.ends(this.onload)
    }
    private ends(how: () => void) {
      how()
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return server
}

export const aPicture = (name = 'floodlight.png', type = 'image/png', size = 8) =>
  new File([new Uint8Array(size)], name, { type })
