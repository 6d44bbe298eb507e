import type { Translation } from '../catalog.ts'
import type { manageAvatar as English } from '../en/manage-avatar.ts'

export const manageAvatar = {
  'avatar-list.add-avatar': 'Añadir avatar',
  'avatar-list.avatars': 'Avatares',
  'avatar-list.avatars-in-a-sentence': 'avatares',
  'avatar-list.name': 'Nombre',
  'avatar-list.edit-avatar-name': 'Editar {avatarName}',
  'avatar-list.players-who-use-this': 'Quien use este avatar se queda sin avatar.',
  'avatar-list.no-avatars-available': 'No hay avatares.',
  'avatar-list.players-can-choose-an': 'Solo se puede elegir avatar cuando añadas alguno.',
  'avatar-list.image': 'Imagen',
  'avatar-list.created-date': 'Fecha de creación',
  'manage-avatar.please-choose-an-image': 'Elige una imagen',
  'manage-avatar.add-avatar': 'Añadir avatar',
  'manage-avatar.manage-avatar': 'Gestionar avatar',
  'manage-avatar.avatars': 'Avatares',
  'manage-avatar.the-avatar-was-added': 'Avatar añadido',
  'manage-avatar.the-avatar-was-saved': 'Avatar guardado',
  'manage-avatar.name': 'Nombre',
  'manage-avatar.image': 'Imagen',
} satisfies Translation<typeof English>
