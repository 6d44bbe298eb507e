/** Loads the components for actions on members and for removed members, which are in a chunk of their own. */
export const loadModeration = () => import('./moderation.ts')
