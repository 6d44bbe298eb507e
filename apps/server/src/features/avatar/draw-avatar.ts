import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import sharp from 'sharp'

/** A built-in avatar: a portrait with its own hair on one of the product's colours. */
export interface AvatarDesign {
  readonly name: string
  readonly hair: string
  readonly mouth: string
  readonly eyes: string
  readonly eyebrows: string
  readonly skin: keyof typeof SKIN
  readonly ground: keyof typeof GROUND
  readonly hairColour?: keyof typeof HAIR
  readonly glasses?: string
  readonly beard?: string
  readonly earrings?: string
  readonly freckles?: true
}

/** Colours converted from oklch in the web's tokens.css: floodlight, over, under, lost, closing, line. */
const GROUND = { flood: 'bbec4c', amber: 'ffb649', sky: '88dbf8', coral: 'f19488', sun: 'f8db41', pitch: '2f7d57' }
const SKIN = { chalk: 'fdf3ea', sand: 'f3d3b3', honey: 'dca878', clay: 'b57a4c', umber: '8a5634' }
const HAIR = { ink: '05100b', chestnut: '4a2413', copper: 'a6441b', straw: 'd9a63a', silver: 'dfe4e1' }

const SIDE = 256

export function svgOf({
  hair,
  mouth,
  eyes,
  eyebrows,
  skin,
  ground,
  hairColour = 'ink',
  ...extras
}: AvatarDesign): string {
  const { glasses, beard, earrings, freckles } = extras
  return createAvatar(lorelei, {
    // Fixes every choice that a random seed would make, so that the same design is always the same picture.
    seed: '',
    size: SIDE,
    scale: 118,
    translateY: 8,
    backgroundColor: [GROUND[ground]],
    skinColor: [SKIN[skin]],
    hairColor: [HAIR[hairColour]],
    head: ['variant04'],
    nose: ['variant03'],
    hair: [hair],
    mouth: [mouth],
    eyes: [eyes],
    eyebrows: [eyebrows],
    ...oneOf('glasses', glasses),
    ...oneOf('beard', beard),
    ...oneOf('earrings', earrings),
    frecklesProbability: freckles ? 100 : 0,
    hairAccessoriesProbability: 0,
  } as Parameters<typeof createAvatar<lorelei.Options>>[1]).toString()
}

function oneOf(part: 'glasses' | 'beard' | 'earrings', variant: string | undefined) {
  return variant ? { [part]: [variant], [`${part}Probability`]: 100 } : { [`${part}Probability`]: 0 }
}

/** Draws a picture of 256 by 256 pixels. */
export function drawAvatar(design: AvatarDesign): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(design)))
    .resize(SIDE, SIDE)
    .webp({ quality: 86 })
    .toBuffer()
}
