import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import {
  type ActoSobreUnNombre,
  type Impedimento,
  impideAlRegistro,
} from '../../../domain/actos-del-registro';
import type { ClaseDeDocumento } from '../../../domain/documento';
import { permiso } from '../../../domain/permissions';
import { inWords } from '../../../domain/roles';
import { type Situacion, situacionDe } from '../../../domain/situacion';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { esDeAqui } from '../../dominios/lifecycle-store';
import { findCandado } from '../../dominios/por-aprobar-store';
import { custodiosDe } from '../candados/salida';

const DE_OTRO =
  'El dominio lo tiene otro registrador: lo que haya que hacer con él se le pide a ese registrador.';
const SIN_ORDEN = 'Mientras tanto, esto se hace solo por orden judicial.';

interface En {
  connection: Connection;
  now: Temporal.Instant;
}

/** Who has to be asked, of a name that is locked. */
async function conSusCustodios(connection: Connection, dominio: Dominio): Promise<string> {
  const candado = await findCandado(connection, dominio.id);
  const nombres = (candado ? await custodiosDe(connection, candado.id) : []).map(
    ({ enOficina }) => enOficina,
  );
  const [quienes, pedir] =
    nombres.length === 1
      ? ['su custodio', 'Hay que pedirle que lo abra; si ya no está, se lo saca antes del candado.']
      : ['sus custodios', 'Hay que pedirles que lo abran; a quien ya no esté se lo saca antes del candado.'];
  return `El dominio tiene candado, y el registro no lo libera ni lo pasa a otro titular o registrador sin ${quienes}: ${inWords(nombres, 'y')}. ${pedir}`;
}

const comoSuTitular = (dominio: Dominio, now: Temporal.Instant): Situacion =>
  situacionDe({ ...dominio, titular: 1, administrador: 0, tecnico: 0, financiero: 0 }, now, dayOf(now));

/** Why the registry does not let a name go to another registrar in the place of its holder, whatever the document; undefined where it may. */
export async function porQueNoSeAprueba(
  { connection, now }: En,
  dominio: Dominio,
): Promise<string | undefined> {
  const puede = permiso('aprobarTransferencia', comoSuTitular(dominio, now));
  if (puede.permitido) return undefined;
  return puede.codigo === 'CANDADO' ? conSusCustodios(connection, dominio) : puede.motivo;
}

/** Why the registry does not do something with a name by a document of this class; undefined where it may. */
export async function porQueNo(
  { connection, now }: En,
  dominio: Dominio,
  { acto, clase }: { acto: ActoSobreUnNombre; clase: ClaseDeDocumento },
): Promise<Impedimento | undefined> {
  if (!(await esDeAqui(connection, dominio.id))) return { por: 'ESTADO', motivo: DE_OTRO };
  const found = impideAlRegistro(acto, comoSuTitular(dominio, now), clase);
  if (found?.por === 'CANDADO') return { ...found, motivo: await conSusCustodios(connection, dominio) };
  return found?.por === 'SIN_ORDEN' ? { ...found, motivo: `${found.motivo} ${SIN_ORDEN}` } : found;
}

/** Refuses what may not be done: beside the class of the document, where that of a judge would do. */
export async function requirePosible(
  { trx, now }: Op,
  dominio: Dominio,
  asked: { acto: ActoSobreUnNombre; clase: ClaseDeDocumento },
): Promise<void> {
  const found = await porQueNo({ connection: trx, now }, dominio, asked);
  if (found?.por === 'SIN_ORDEN') throw Rechazo.deCampos({ clase: found.motivo });
  if (found) throw new Rechazo('ESTADO', found.motivo);
}
