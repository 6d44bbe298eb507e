/*
 * The logo: a football seen from above that looks like a beetle. The panel in the middle is the beetle's shield; the
 * upper seams separate its head, and the lower seam separates its wings. The grid has 32 units.
 */
export const BODY = { cx: 16, cy: 18.4, r: 10 }
export const SHIELD = 'M16 20.9 12.2 18.1 13.65 13.7H18.35L19.8 18.1Z'
export const SEAMS = 'M16 20.9V29M12.2 18.1 5 20.4M19.8 18.1 27 20.4M13.65 13.7 9.6 8.2M18.35 13.7 22.4 8.2'
export const LIMBS =
  'M12.6 8.6C12 6 10.6 4.2 8.2 3.2M19.4 8.6C20 6 21.4 4.2 23.8 3.2M7.2 13.2 3.2 10.8M24.8 13.2 28.8 10.8M6 20.6 1.9 21.8M26 20.6 30.1 21.8M8.6 25.6 5.6 28.8M23.4 25.6 26.4 28.8'

export function markSvg(light: string, dark: string): string {
  return [
    `<path d="${LIMBS}" fill="none" stroke="${light}" stroke-width="2.2" stroke-linecap="round"/>`,
    `<circle cx="${BODY.cx}" cy="${BODY.cy}" r="${BODY.r}" fill="${light}"/>`,
    `<path d="${SHIELD}" fill="${dark}"/>`,
    `<path d="${SEAMS}" fill="none" stroke="${dark}" stroke-width="1.7"/>`,
  ].join('')
}
