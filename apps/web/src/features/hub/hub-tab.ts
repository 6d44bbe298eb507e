export const HUB_TABS = ['landing', 'join', 'create', 'compete'] as const
export type HubTab = (typeof HUB_TABS)[number]

/** Returns the tab of this name; undefined if no tab has the name. */
export const hubTabOf = (name: unknown): HubTab | undefined => HUB_TABS.find((tab) => tab === name)
