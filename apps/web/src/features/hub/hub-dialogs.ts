// The dialogs of the hub, in one script that loads when the hub is idle.
export { CreateDialog } from './create/create-dialog.tsx'
export { PrivateLobbyDialog } from './create/private-lobby-dialog.tsx'
export { RoleDialog } from './join/role-dialog.tsx'
