import type { AvatarDesign } from './draw-avatar.ts'

type Face = Omit<AvatarDesign, 'name' | 'hair' | 'skin' | 'ground'>

const v = (number: number) => `variant${String(number).padStart(2, '0')}`

function design(
  name: string,
  hair: number,
  skin: AvatarDesign['skin'],
  ground: AvatarDesign['ground'],
  face: Face,
): AvatarDesign {
  return { name, hair: v(hair), skin, ground, ...face }
}

function face(mouth: number, eyes: number, eyebrows: number, extras: Partial<Face> = {}): Face {
  return { mouth: `happy${String(mouth).padStart(2, '0')}`, eyes: v(eyes), eyebrows: v(eyebrows), ...extras }
}

/** The built-in avatars in the order in which they are listed. Each is named after a kind of player. */
export const AVATAR_DESIGNS: readonly AvatarDesign[] = [
  design('Keeper', 8, 'sand', 'flood', face(2, 24, 1)),
  design('Sweeper', 24, 'umber', 'amber', face(5, 21, 10)),
  design('Libero', 39, 'clay', 'sky', face(1, 4, 10)),
  design('Winger', 26, 'chalk', 'coral', face(3, 23, 5, { freckles: true })),
  design('Captain', 47, 'umber', 'sun', face(4, 4, 10, { beard: v(1) })),
  design('Playmaker', 15, 'sand', 'pitch', face(6, 12, 9, { hairColour: 'copper', freckles: true })),
  design('Maverick', 27, 'honey', 'sky', face(9, 7, 12)),
  design('Sprinter', 42, 'honey', 'flood', face(2, 21, 5)),
  design('Dribbler', 5, 'umber', 'coral', face(5, 16, 9)),
  design('Tactician', 19, 'chalk', 'amber', face(1, 11, 1, { glasses: v(1) })),
  design('Anchor', 28, 'clay', 'pitch', face(2, 6, 7)),
  design('Number Ten', 35, 'honey', 'sun', face(3, 12, 9, { earrings: v(3) })),
  design('Poacher', 4, 'chalk', 'pitch', face(8, 15, 11, { hairColour: 'straw' })),
  design('Full Back', 38, 'clay', 'flood', face(6, 21, 5, { earrings: v(2) })),
  design('Engine', 44, 'umber', 'sky', face(2, 21, 12)),
  design('Target', 33, 'sand', 'coral', face(1, 12, 9, { hairColour: 'chestnut' })),
  design('Gaffer', 25, 'sand', 'sun', face(4, 6, 10, { hairColour: 'silver', glasses: v(4) })),
  design('Midfielder', 23, 'honey', 'pitch', face(5, 23, 2, { hairColour: 'ink' })),
  design('Super Sub', 22, 'clay', 'amber', face(3, 4, 10, { glasses: v(3) })),
  design('Wildcard', 20, 'chalk', 'flood', face(9, 24, 12, { hairColour: 'copper' })),
  design('Defender', 1, 'honey', 'coral', face(2, 16, 10)),
  design('Striker', 14, 'sand', 'sky', face(6, 11, 5)),
  design('Roamer', 32, 'umber', 'pitch', face(1, 12, 9, { earrings: v(3) })),
  design('Showman', 12, 'honey', 'amber', face(5, 9, 3, { glasses: v(2) })),
]
