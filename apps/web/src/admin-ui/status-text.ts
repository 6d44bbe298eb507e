import { msg } from '../texts/msg.ts'

const TEXTS: Readonly<Record<string, string>> = {
  upcoming: msg('admin-ui.status-text.upcoming'),
  active: msg('admin-ui.status-text.active'),
  finished: msg('admin-ui.status-text.finished'),
  completed: msg('admin-ui.status-text.completed'),
  abandoned: msg('admin-ui.status-text.abandoned'),
  open: msg('admin-ui.status-text.open'),
  closed: msg('admin-ui.status-text.closed'),
  dismissed: msg('admin-ui.status-text.dismissed'),
  handled: msg('admin-ui.status-text.handled'),
  resolved: msg('admin-ui.status-text.resolved'),
  muted: msg('admin-ui.status-text.muted'),
  won: msg('admin-ui.status-text.won'),
  lost: msg('admin-ui.status-text.lost'),
  void: msg('admin-ui.status-text.void'),
  player: msg('admin-ui.status-text.player'),
  spectator: msg('admin-ui.status-text.spectator'),
  all: msg('admin-ui.status-text.all'),
  sound: msg('admin-ui.status-text.sound'),
  broken: msg('admin-ui.status-text.broken'),
  unchecked: msg('admin-ui.status-text.unchecked'),
}

/** Returns a status, an outcome or a role of the wire for readers. A newer server may have values without a text. */
export const statusText = (status: string): string => TEXTS[status] ?? status
