import type { Translation } from '../catalog.ts'
import type { manageAvatar as English } from '../en/manage-avatar.ts'

export const manageAvatar = {
  'avatar-list.add-avatar': 'Avatar hinzufügen',
  'avatar-list.avatars': 'Avatare',
  'avatar-list.avatars-in-a-sentence': 'Avatare',
  'avatar-list.name': 'Name',
  'avatar-list.edit-avatar-name': '{avatarName} bearbeiten',
  'avatar-list.players-who-use-this': 'Wer diesen Avatar benutzt, hat danach keinen.',
  'avatar-list.no-avatars-available': 'Keine Avatare vorhanden.',
  'avatar-list.players-can-choose-an': 'Einen Avatar wählen kann man erst, wenn du einen hinzufügst.',
  'avatar-list.image': 'Bild',
  'avatar-list.created-date': 'Angelegt am',
  'manage-avatar.please-choose-an-image': 'Wähle ein Bild',
  'manage-avatar.add-avatar': 'Avatar hinzufügen',
  'manage-avatar.manage-avatar': 'Avatar verwalten',
  'manage-avatar.avatars': 'Avatare',
  'manage-avatar.the-avatar-was-added': 'Der Avatar ist hinzugefügt',
  'manage-avatar.the-avatar-was-saved': 'Der Avatar ist gespeichert',
  'manage-avatar.name': 'Name',
  'manage-avatar.image': 'Bild',
} satisfies Translation<typeof English>
