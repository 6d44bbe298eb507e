/** What a host does about members, and what those see who were removed: few ever need it. */
export const loadModeration = () => import('./moderation.ts')
