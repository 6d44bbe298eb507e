import type { Catalog } from '../catalog.ts'

export const manageAvatar = {
  'avatar-list.add-avatar': { text: 'Add Avatar', about: 'Link, avatar list.' },
  'avatar-list.avatars': { text: 'Avatars', about: 'Title, avatar list.' },
  'avatar-list.avatars-in-a-sentence': {
    text: 'avatars',
    about: 'Name of the records inside a sentence, avatar list.',
  },
  'avatar-list.name': { text: 'Name', about: 'Text, avatar list.' },
  'avatar-list.edit-avatar-name': {
    text: 'Edit {avatarName}',
    about: 'Label, avatar list.',
    params: { avatarName: 'avatar name' },
  },
  'avatar-list.players-who-use-this': {
    text: 'Players who use this avatar will have no avatar.',
    about: 'Text, avatar list.',
  },
  'avatar-list.no-avatars-available': { text: 'No avatars available.', about: 'Title, avatar list.' },
  'avatar-list.players-can-choose-an': {
    text: 'Players can choose an avatar only after you add one.',
    about: 'Text, avatar list.',
  },
  'avatar-list.image': { text: 'Image', about: 'Heading of a column, avatar list.' },
  'avatar-list.created-date': { text: 'Created Date', about: 'Heading of a column, avatar list.' },
  'manage-avatar.please-choose-an-image': {
    text: 'Please choose an image',
    about: 'Error below a field, manage avatar.',
  },
  'manage-avatar.add-avatar': { text: 'Add Avatar', about: 'Text, manage avatar.' },
  'manage-avatar.manage-avatar': { text: 'Manage Avatar', about: 'Text, manage avatar.' },
  'manage-avatar.avatars': { text: 'Avatars', about: 'Label, manage avatar.' },
  'manage-avatar.the-avatar-was-added': {
    text: 'The avatar was added',
    about: 'Notice after an action, manage avatar.',
  },
  'manage-avatar.the-avatar-was-saved': {
    text: 'The avatar was saved',
    about: 'Notice after an action, manage avatar.',
  },
  'manage-avatar.name': { text: 'Name', about: 'Label, manage avatar.' },
  'manage-avatar.image': { text: 'Image', about: 'Label, manage avatar.' },
} as const satisfies Catalog
