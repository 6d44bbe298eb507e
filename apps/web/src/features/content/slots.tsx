import type { LandingMedia } from '@bettle/contract'
import type { ReactNode } from 'react'
import { MediaView } from './media-view.tsx'

export interface TextSlot {
  /** The path within the section, such as `cards.2.title`. */
  path: string
  value: string
  /** Maximum length in characters. */
  most: number
  /** The name of the field for editors. */
  label: string
}

export interface MediaSlot {
  path: string
  value: LandingMedia | null
  label: string
  /** Media in the first section is fetched first. */
  isFirst?: boolean | undefined
  /** Photos of team members cannot be films. */
  onlyPictures?: boolean | undefined
  className?: string | undefined
}

export interface ListSlot {
  path: string
  /** The singular of its items, such as 'picture'. */
  label: string
  count: number
}

/** The parts of a section that visitors read and administrators edit; everything else is the same for both. */
export interface Slots {
  text: (slot: TextSlot) => ReactNode
  media: (slot: MediaSlot) => ReactNode
  /** Content beside each item of a list. */
  item: (slot: ListSlot & { index: number }) => ReactNode
  /** Content after a list. */
  more: (slot: ListSlot) => ReactNode
  /** Returns whether an optional value takes up space. */
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
