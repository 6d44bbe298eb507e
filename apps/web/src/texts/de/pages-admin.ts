import type { Translation } from '../catalog.ts'
import type { pagesAdmin as English } from '../en/pages-admin.ts'

export const pagesAdmin = {
  'admin-area.manage-user': 'Konto verwalten',
  'admin-area.manage-avatar': 'Avatar verwalten',
  'admin-area.manage-match': 'Spiel verwalten',
  'admin-area.event-types': 'Ereignisarten',
  'admin-area.feed-providers': 'Datenanbieter',
  'admin-area.admin-area': 'Adminbereich',
  'admin-area.visual-editor': 'Visueller Editor',
  'admin-area.lobby-members': 'Lobby-Mitglieder',
  'admin-area.failing-jobs': 'Jobs mit Fehlern',
  'admin-area.crash-reports': 'Absturzberichte',
  'admin-area.crash-report': 'Absturzbericht',
  'admin-area.audit-log': 'Audit-Log',
  'admin-area.debug-match': 'Spiel debuggen',
  'admin-area.loading': 'Wird geladen',
  'admin-page.console': 'Konsole',
  'admin-page.all-matches': 'Alle Spiele',
  'admin-page.all-matches-span': '<span>Alle Spiele</span>',
  'admin-page.event-types': 'Ereignisarten',
  'admin-page.realtime-match-updates': 'Live-Ereignisse',
  'admin-page.new-match': 'Neues Spiel',
  'admin-page.matches': 'Spiele',
  'competitions-page.organise': 'Leiten',
  'competitions-page.competition-page': 'Wettbewerbsseite',
  'visual-editor-page.visual-editor': 'Visueller Editor',
} satisfies Translation<typeof English>
