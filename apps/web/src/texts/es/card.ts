import type { Translation } from '../catalog.ts'
import type { card as English } from '../en/card.ts'

export const card = {
  'deal-button.check-the-deal': 'Comprobar el reparto',
  'deal-dialog.no-cards-have-been': 'En esta partida no se repartieron cartas.',
  'deal-dialog.the-seed-is-shown': 'La semilla aparece aquí cuando se confirman los resultados.',
  'deal-dialog.the-check-could-not': 'No se pudo cargar la comprobación. Revisa tu conexión y recarga la página.',
  'deal-dialog.you': '· Tú',
  'deal-dialog.the-seed-gives': 'La semilla da: {drawn}',
  'deal-dialog.the-deal-of-the': 'El reparto de las cartas',
  'deal-dialog.a-secret-number-the':
    'Un número secreto, la semilla, decide qué cartas recibe cada cual. Al repartir se publica el hash de la semilla, que es como una huella dactilar. Cuando se confirman los resultados se publica la propia semilla. Así, todo el mundo puede comprobar que nadie cambió las cartas.',
  'deal-dialog.loading-the-deal': 'Cargando el reparto',
  'deal-dialog.dealing-the-cards-again': 'Repartiendo otra vez las cartas para comprobar el reparto',
  'deal-dialog.checked-on-this-device':
    'Comprobado en este dispositivo: la semilla encaja con el hash y da a cada participante estas cartas.',
  'deal-dialog.the-seed-gives-every':
    'La semilla da a cada participante estas cartas, pero no encaja con el hash que este navegador vio primero.',
  'deal-dialog.the-seed-fits-the': 'La semilla encaja con el hash, pero da otras cartas.',
  'deal-dialog.the-seed-does-not': 'La semilla no encaja con el hash publicado.',
  'deal-dialog.cards-dealt-again': 'Cartas repartidas otra vez',
  'deal-dialog.matches': 'coincide',
  'deal-dialog.differs': 'no coincide',
  'deal-dialog.hash-of-the-seed': 'Hash de la semilla, publicado al repartir (SHA-256)',
  'deal-dialog.seed': 'Semilla',
  'promise-of-deal.this-is-not-the': 'Este no es el hash que se publicó.',
  'promise-of-deal.this-browser-first-saw':
    'Este navegador vio antes otro hash, así que la semilla cambió después. Puede que alguien haya elegido las cartas.',
  'promise-of-deal.the-hash-that-this': 'El hash que este navegador vio primero:',
  'promise-of-deal.this-is-the-hash':
    'Este es el hash que este navegador vio primero. Si algún día es otro, puede que alguien haya cambiado las cartas, y aquí verás un aviso.',
  'promise-of-deal.this-browser-first-saw-the':
    'Este navegador vio el hash cuando el partido ya había terminado. No puede saber si cambió antes.',
  'deal-dialog.a-player': 'Alguien',
  'deal-dialog.a-player-who-has-left': 'Alguien que ya no está',
} satisfies Translation<typeof English>
