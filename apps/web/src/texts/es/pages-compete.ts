import type { Translation } from '../catalog.ts'
import type { pagesCompete as English } from '../en/pages-compete.ts'

export const pagesCompete = {
  'compete-area.loading-the-competition': 'Cargando la competición',
  'compete-frame.the-competition-does-not':
    'La competición no existe o es privada. Si tienes un código, escríbelo en Competir.',
  'compete-frame.competitions': 'Competiciones',
  'compete-frame.competition-not-found': 'Competición no encontrada',
  'compete-frame.the-competition-could-not': 'No se pudo cargar la competición.',
  'compete-frame.loading-the-competition': 'Cargando la competición',
  'competition-page.organise': 'Organizar',
  'competition-page.to-decide': ', por decidir:',
  'competition-page.play-again-with-these': 'Jugar otra vez con esta gente',
  'competition-page.share': 'Compartir',
  'create-competition-page.new-competition': 'Nueva competición',
  'create-competition-page.you-need-an-account': 'Para organizar una competición hace falta una cuenta.',
  'create-competition-page.new-competition-2': 'Nueva competición ·',
  'create-competition-page.register-first': 'Primero crea una cuenta',
  'draw-page.competition': 'Competición',
  'draw-page.the-draw-of': 'El sorteo de {name}',
  'draw-page.a-secret-number-the':
    'Un número secreto, la semilla, decide el sorteo. Al abrir la inscripción se publica el hash de la semilla. Al cerrarla se publican también la semilla y la lista de participantes. Cada participante recibe un número de sorteo: el hash SHA-256 de la semilla, la lista y la cuenta. El número más bajo va primero. Los grupos salen de los números, y las divisiones posteriores, de las clasificaciones anteriores. Tu navegador vuelve a calcularlo todo en esta página.',
  'draw-page.this-shows-that-the':
    'Esto demuestra que la semilla estaba fijada antes de la inscripción y que nada cambió después del sorteo. No lo demuestra todo: quien lleva este servidor podría conocer antes la semilla y probar qué lista da cada sorteo, por ejemplo con cuentas propias.',
  'draw-page.the-draw': 'El sorteo ·',
  'organise-competition-page.only-the-organiser-of':
    'Solo la organización de esta competición y la administración pueden usar esta página.',
  'organise-competition-page.competition-page': 'Página de la competición',
  'organise-competition-page.invitation-codes': 'Códigos de invitación',
  'organise-competition-page.organise': 'Organizar {name} ·',
  'organise-competition-page.you-are-not-the': 'No organizas esta competición',
} satisfies Translation<typeof English>
