import type { Dominio } from '~/database/tables/registro';
import { type Documento, documentoEnPalabras } from '../../../domain/documento';
import type { ActoDeDos } from '../../../domain/dos-personas';
import type { Foto } from '../../../domain/history';
import type { Op } from '../../cambio/cambio';
import { anotarActo } from '../historia';
import { requireSegundaPersona } from '../por-aprobar/pedir';
import { claveDe } from './visto';

export type Dicho = Documento & { motivo: string };

/** Asks for a second person, or goes on where one approved it; `que` is told with the document. */
export const requireOtra = (
  op: Op,
  dominio: Dominio,
  { acto, que, dicho }: { acto: ActoDeDos; que: string; dicho: Dicho },
): void =>
  requireSegundaPersona(
    op,
    {
      acto,
      que: `${que}, por ${documentoEnPalabras(dicho)}`,
      clase: 'dominio',
      sobre: dominio.nombre,
      clave: claveDe(dominio),
      motivo: dicho.motivo,
    },
    {},
  );

/** What the history of the name keeps besides: by which document, and why. */
export const porDocumento = (dicho: Dicho): { antes: Foto; despues: Foto } => ({
  antes: {},
  despues: { documento: documentoEnPalabras(dicho), motivo: dicho.motivo },
});

/** The name's history says that it was the registry: who of it is in the history of the desk. */
export const elRegistro = <Some extends Op>(op: Some) => ({ ...op, usuario: null });

interface Hecho {
  acto: string;
  dicho: Dicho;
  antes: object;
  despues: object;
}

/** Writes it in the history of the desk. */
export const anotar = (op: Op, { nombre }: Dominio, { acto, dicho, antes, despues }: Hecho): Promise<void> =>
  anotarActo(op, {
    acto,
    clase: 'dominio',
    sobre: nombre,
    motivo: dicho.motivo,
    antes,
    despues: { ...despues, documento: documentoEnPalabras(dicho) },
  });
