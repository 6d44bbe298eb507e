import type { Look } from './draw-avatar.ts'

type Face = Omit<Look, 'name' | 'hair' | 'skin' | 'ground'>

const v = (number: number) => `variant${String(number).padStart(2, '0')}`

function look(name: string, hair: number, skin: Look['skin'], ground: Look['ground'], face: Face): Look {
  return { name, hair: v(hair), skin, ground, ...face }
}

function face(mouth: number, eyes: number, eyebrows: number, extras: Partial<Face> = {}): Face {
  return { mouth: `happy${String(mouth).padStart(2, '0')}`, eyes: v(eyes), eyebrows: v(eyebrows), ...extras }
}

/** The avatars a new server offers, in this order; each is named after what one plays, or how. */
export const LOOKS: readonly Look[] = [
  look('Keeper', 8, 'sand', 'flood', face(2, 24, 1)),
  look('Sweeper', 24, 'umber', 'amber', face(5, 21, 10)),
  look('Libero', 39, 'clay', 'sky', face(1, 4, 10)),
  look('Winger', 26, 'chalk', 'coral', face(3, 23, 5, { freckles: true })),
  look('Captain', 47, 'umber', 'sun', face(4, 4, 10, { beard: v(1) })),
  look('Playmaker', 15, 'sand', 'pitch', face(6, 12, 9, { hairColour: 'copper', freckles: true })),
  look('Maverick', 27, 'honey', 'sky', face(9, 7, 12)),
  look('Sprinter', 42, 'honey', 'flood', face(2, 21, 5)),
  look('Dribbler', 5, 'umber', 'coral', face(5, 16, 9)),
  look('Tactician', 19, 'chalk', 'amber', face(1, 11, 1, { glasses: v(1) })),
  look('Anchor', 28, 'clay', 'pitch', face(2, 6, 7)),
  look('Number Ten', 35, 'honey', 'sun', face(3, 12, 9, { earrings: v(3) })),
  look('Poacher', 4, 'chalk', 'pitch', face(8, 15, 11, { hairColour: 'straw' })),
  look('Full Back', 38, 'clay', 'flood', face(6, 21, 5, { earrings: v(2) })),
  look('Engine', 44, 'umber', 'sky', face(2, 21, 12)),
  look('Target', 33, 'sand', 'coral', face(1, 12, 9, { hairColour: 'chestnut' })),
  look('Gaffer', 25, 'sand', 'sun', face(4, 6, 10, { hairColour: 'silver', glasses: v(4) })),
  look('Midfielder', 23, 'honey', 'pitch', face(5, 23, 2, { hairColour: 'ink' })),
  look('Super Sub', 22, 'clay', 'amber', face(3, 4, 10, { glasses: v(3) })),
  look('Wildcard', 20, 'chalk', 'flood', face(9, 24, 12, { hairColour: 'copper' })),
  look('Defender', 1, 'honey', 'coral', face(2, 16, 10)),
  look('Striker', 14, 'sand', 'sky', face(6, 11, 5)),
  look('Roamer', 32, 'umber', 'pitch', face(1, 12, 9, { earrings: v(3) })),
  look('Showman', 12, 'honey', 'amber', face(5, 9, 3, { glasses: v(2) })),
]
