/** Adds a rectangle with round corners to the path. Browsers without `roundRect` draw plain corners. */
export function roundRect(
  context: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
): void {
  if ('roundRect' in context) context.roundRect(x, y, width, height, radius)
  else (context as CanvasRenderingContext2D).rect(x, y, width, height)
}
