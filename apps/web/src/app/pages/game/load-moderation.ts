/** Components that only hosts and removed members need, in a chunk of their own. */
export const loadModeration = () => import('./moderation.ts')
