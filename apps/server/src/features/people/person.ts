import type { AvatarId, Person, UserId } from '@bettle/contract'

export interface PersonColumns {
  account_id: string
  username: string
  name: string
  selected_avatar: string | null
}

/** Of the table `account`, what others are told of a person; beside its id. */
export const personColumns = ['account.username', 'account.name', 'account.selected_avatar'] as const

export function personOf(row: PersonColumns): Person {
  return {
    _id: row.account_id as UserId,
    username: row.username,
    name: row.name,
    selectedAvatar: row.selected_avatar as AvatarId | null,
  }
}
