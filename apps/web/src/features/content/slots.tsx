import type { LandingMedia } from '@bettle/contract'
import type { ReactNode } from 'react'
import { MediaView } from './media-view.tsx'

export interface TextSlot {
  /** The path within the section, such as `cards.2.title`. */
  path: string
  value: string
  /** Maximum length in characters. */
  most: number
  /** The name of the field that editors see. */
  label: string
}

export interface MediaSlot {
  path: string
  value: LandingMedia | null
  label: string
  /** True in the first section. Its picture has a low priority, so that the browser loads the text first. */
  isFirst?: boolean | undefined
  /** True if films are not allowed, as for the photos of team members. */
  onlyPictures?: boolean | undefined
  className?: string | undefined
}

export interface ListSlot {
  path: string
  /** The singular name of the list's items, such as 'picture'. */
  label: string
  count: number
}

/** The parts of a section that visitors read and administrators edit. All other markup is the same for both. */
export interface Slots {
  text: (slot: TextSlot) => ReactNode
  media: (slot: MediaSlot) => ReactNode
  /** Content beside each item of a list. */
  item: (slot: ListSlot & { index: number }) => ReactNode
  /** Content after the list. */
  more: (slot: ListSlot) => ReactNode
  /** Returns whether an optional value needs space on the page. */
  has: (value: unknown) => boolean
}

/** The slots for visitors. */
export const READING: Slots = {
  text: ({ value }) => value,
  media: ({ value, isFirst, className }) =>
    value && <MediaView media={value} isFirst={isFirst} className={className} />,
  item: () => null,
  more: () => null,
  has: (value) => value !== '' && value !== null,
}
