import type { LandingMedia } from '@bettle/contract'
import type { ReactNode } from 'react'
import { MediaView } from './media-view.tsx'

export interface TextSlot {
  /** Where it stands in its section, such as `cards.2.title`. */
  path: string
  value: string
  /** In characters. */
  most: number
  /** What it is, for whoever edits it. */
  label: string
}

export interface MediaSlot {
  path: string
  value: LandingMedia | null
  label: string
  /** What stands above the fold is fetched first. */
  isFirst?: boolean | undefined
  /** People have no film. */
  onlyPictures?: boolean | undefined
  className?: string | undefined
}

export interface ListSlot {
  path: string
  /** What one of it is called, such as 'picture'. */
  label: string
  count: number
}

/** What a section leaves open: a visitor reads there, an administrator writes there. One section looks the same to both. */
export interface Slots {
  text: (slot: TextSlot) => ReactNode
  media: (slot: MediaSlot) => ReactNode
  /** Beside one of a list. */
  item: (slot: ListSlot & { index: number }) => ReactNode
  /** After a list. */
  more: (slot: ListSlot) => ReactNode
  /** Whether what may be left out has its place. */
  has: (value: unknown) => boolean
}

/** For visitors. */
export const READING: Slots = {
  text: ({ value }) => value,
  media: ({ value, isFirst, className }) =>
    value && <MediaView media={value} isFirst={isFirst} className={className} />,
  item: () => null,
  more: () => null,
  has: (value) => value !== '' && value !== null,
}
