import { z } from 'zod'
import { Time } from '../fields/common.ts'
import { ObjectKey } from '../fields/object-key.ts'
import { route } from '../route.ts'
import { LANDING_MEDIA_BYTES } from './landing-content.ts'

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Only administrators may upload videos, for the landing page. */
export const MEDIA_TYPES = [...IMAGE_TYPES, 'video/mp4'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const FILM_MAX_BYTES = LANDING_MEDIA_BYTES

/**
 * The number of characters that the server appends to a file's name: a hyphen and an id. Users see the name without
 * them.
 */
export const OBJECT_ID_SUFFIX = 25

const flag = z.enum(['true', 'false']).optional()

export const getSignedPostUrl = route({
  method: 'GET',
  path: '/s3/get-signed-post-url/:fileName/:contentType',
  access: 'player',
  area: 'shared',
  summary:
    'Returns an address for the upload of a file with PUT, valid for five minutes. The file must have this type and, if a size is given, exactly this many bytes.',
  params: z.object({ fileName: z.string().trim().min(1).max(200), contentType: z.string().max(100) }),
  query: z.object({
    isPublic: flag,
    isViewableByAnyUser: flag,
    size: z.coerce.number().int().min(1).optional(),
    /**
     * Set for a file of the landing page. It is public at a permanent address, and stored as long as the page's history
     * needs it.
     */
    use: z.enum(['landing']).optional(),
  }),
  reply: z.object({ signedPostUrl: z.string(), objectId: z.string() }),
  errors: ['unsupported-type', 'too-large', 'forbidden', 'rate-limited'],
  perMinute: 60,
})

export const getSignedUrl = route({
  method: 'GET',
  path: '/s3/get-signed-url/:key',
  access: 'anyone',
  area: 'shared',
  summary:
    'Returns an address for the download of a file with GET, valid for twelve hours. The server checks the content the first time. Public files are open to anyone, others only to users who may see them.',
  params: z.object({ key: ObjectKey }),
  query: z.object({ thumbnail: flag }),
  unknown: 'not-found',
  reply: z.object({ signedUrl: z.string(), contentType: z.string(), timestamp: Time }),
  errors: ['not-found', 'unsupported-type', 'too-large', 'not-signed-in', 'session-expired', 'unavailable'],
})
