/**
 * Writes an oklch colour in sRGB, because browsers before 2023 drop a style with `oklch()`. The browser itself cuts
 * channels outside 0 to 255 off. The coefficients are those of the Oklab specification, exact to one step of a channel.
 * @param hue in degrees
 */
export function srgb(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const linear = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    2.6098 * m - 1.2684 * l - 0.3413 * s,
    1.7076 * s - 0.0042 * l - 0.7034 * m,
  ]
  return `rgb(${linear.map((value) => Math.round(value > 0.0031 ? 269 * value ** (1 / 2.4) - 14 : 3295 * value))})`
}
