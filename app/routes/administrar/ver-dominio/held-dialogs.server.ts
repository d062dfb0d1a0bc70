import { type Accion, reglaDe } from '~/registry/domain/acciones';
import { cubre } from '~/registry/domain/candado';
import type { Info } from './domain.server';

/** What is asked in each dialog: those under an address that begins so. */
const ASKED: readonly (readonly [path: string, accion: Accion])[] = [
  ['liberar', 'liberar'],
  ['eliminar', 'eliminar'],
  ['editar-contacto', 'editarTitular'],
  ['dns/', 'delegar'],
];

/** The dialogs whose change will wait for the custodians of its lock, and that they say so; null of a name without one. */
export function heldDialogs({ candado }: Pick<Info, 'candado'>) {
  if (!candado) return null;
  const held = ASKED.filter(([, accion]) => cubre(candado.grado, reglaDe(accion).candado));
  return {
    paths: held.map(([path]) => path),
    words: 'Tiene candado: lo aprueban sus custodios antes de hacerse.',
  };
}
