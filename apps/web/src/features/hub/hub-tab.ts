export const HUB_TABS = ['landing', 'join', 'create'] as const
export type HubTab = (typeof HUB_TABS)[number]

/** A tab by its name in the address, if it is one. */
export const hubTabOf = (name: unknown): HubTab | undefined => HUB_TABS.find((tab) => tab === name)
