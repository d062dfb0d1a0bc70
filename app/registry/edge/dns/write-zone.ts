import { z } from 'zod';
import type { MotivoVersion } from '~/database/tables/dns';
import type { Dominio } from '~/database/tables/registro';
import { count } from '~/format';
import { type Limit, spendWith } from '~/limits/limit.server';
import { REGISTROS_POR_ZONA } from '../../contract/dns-limites';
import { writeLinea } from '../../dns/archivo';
import { type Diferencia, esVacia } from '../../dns/diferencia';
import { DEMASIADOS } from '../../dns/zona';
import type { Suceso } from '../../domain/history';
import type { Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { cambiarDominio } from '../dominios/cambios';
import type { LoDeshecho } from './propuesta';
import { enqueue } from './publicacion/cola-store';
import { writeVersion, zonaDe } from './zona-store';

const conVersion = z.object({ versionZona: z.number().int() });

/** What makes a new version of a name's zone. */
export const DE_LA_ZONA: readonly Suceso[] = ['REGISTROS', 'ZONA'];

/** Which version of its zone an entry of a name's history made, if it made one. */
export function versionDeZona(despues: string | null): number[] {
  const { data } = conVersion.safeParse(JSON.parse(despues ?? '{}'));
  return data ? [data.versionZona] : [];
}

const LINEAS_EN_HISTORIA = 20;

/** As many lines of a change as history shows; the versions of the zone have them all. */
export const lineasDe = (registros: Diferencia['agregados']): string[] => {
  const mas = registros.length - LINEAS_EN_HISTORIA;
  const primeras = registros.slice(0, LINEAS_EN_HISTORIA).map(writeLinea);
  return mas > 0 ? [...primeras, `y ${mas} más`] : primeras;
};

/** Of one record after the other nobody is told; of many at once, which can move a name elsewhere, its people are. */
const UNO_A_UNO: readonly MotivoVersion[] = ['ALTA', 'EDICION', 'BAJA'];

/** The caller's name, where its records are served by the registry. */
export function requireAlojado(dominio: Dominio): void {
  if (dominio.alojado !== 1)
    throw new Rechazo(
      'NO_ALOJADO',
      'El dominio está delegado en otros servidores, y sus registros se editan en ellos. Para editarlos aquí, primero alójelo.',
    );
}

/** Every version keeps what it changed for good: ten times all the records of the largest zone in a day is work, more is not. */
export const LINEAS_POR_DIA: Limit = {
  nombre: 'registros',
  puntos: 20 * REGISTROS_POR_ZONA,
  segundos: 24 * 3600,
};

async function noDemasiadas({ trx, usuario }: Op, { quitados, agregados }: Diferencia): Promise<void> {
  const lineas = quitados.length + agregados.length;
  const espera = await spendWith(trx, LINEAS_POR_DIA, String(usuario.id), lineas);
  if (espera === 0) return;
  const horas = count(Math.ceil(espera / 3600), 'hora', 'horas');
  const mensaje = `Hoy ya cambió ${LINEAS_POR_DIA.puntos / 1000} mil registros. Vuelva a intentarlo en ${horas}.`;
  throw new Rechazo('DEMASIADAS', mensaje, { general: mensaje });
}

/**
 * The next version of a locked name's records, on its way to the servers; answers what its history says of that, which its caller writes
 * with whatever else changes.
 */
export async function nuevaVersion(
  op: Op,
  dominio: Dominio,
  motivo: MotivoVersion,
  cambio: Diferencia,
  deshizo?: LoDeshecho,
) {
  const { trx, now, usuario } = op;
  const zona = await zonaDe(trx, dominio.id);
  if (zona.registros + cambio.agregados.length - cambio.quitados.length > REGISTROS_POR_ZONA)
    throw new Rechazo('CAMPOS', DEMASIADOS, { general: DEMASIADOS });
  const hecho = { ...cambio, motivo, usuarioId: usuario.id, now, deshizo };
  const version = await writeVersion(trx, dominio.id, hecho);
  const propietarios = [...cambio.quitados, ...cambio.agregados].map(({ nombre }) => nombre);
  await enqueue(trx, dominio.nombre, propietarios, now);
  return {
    antes: { versionZona: zona.version, registros: lineasDe(cambio.quitados) },
    despues: { versionZona: version, registros: lineasDe(cambio.agregados) },
  };
}

/** A change of a locked name's records: its next version, its history, and what has to reach the servers. */
export async function writeZona(
  op: Op,
  dominio: Dominio,
  motivo: MotivoVersion,
  cambio: Diferencia,
  deshizo?: LoDeshecho,
): Promise<void> {
  if (esVacia(cambio)) return;
  await noDemasiadas(op, cambio);
  const otros = await nuevaVersion(op, dominio, motivo, cambio, deshizo);
  await cambiarDominio(op, dominio, UNO_A_UNO.includes(motivo) ? 'REGISTROS' : 'ZONA', { otros });
}
