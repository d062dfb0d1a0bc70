import type { Temporal } from 'temporal-polyfill';
import type { PeligroVisto } from '../../contract/peligros';
import { mostrarNombre } from '../../domain/name';
import { remedioDe } from '../../domain/peligros';
import type { ConRoles } from '../../domain/permissions';
import type { ContextoPersona } from '../context';
import { seVe } from '../dns/visible-domain';
import { countPeligros, findExamen, type Pedidos, pagePropios } from './store';

type Fila = Awaited<ReturnType<typeof pagePropios>>[number];

const visto = ({ nombre, alojado, tipo, frase, registro_id, desde, silenciado }: Fila): PeligroVisto => ({
  nombre: mostrarNombre(nombre),
  tipo,
  frase,
  remedio: remedioDe(tipo, alojado === 1),
  desde,
  alojado: alojado === 1,
  registro: registro_id,
  silenciado: silenciado === 1,
});

/** A part of the findings about somebody's names, and how many there are. */
export async function listaDePeligros(
  { connection, usuario }: ContextoPersona,
  pedidos: Pedidos,
  parte: { desde: number; cantidad: number },
) {
  const totales = await countPeligros(connection, usuario.id, pedidos);
  if (totales.totalPeligros === 0) return { peligros: [], ...totales };
  const rows = await pagePropios(connection, usuario.id, pedidos, parte);
  return { peligros: rows.map(visto), ...totales };
}

/** More than there are kinds. */
const TODOS = { desde: 0, cantidad: 50 };

/** The findings about a name of the caller's; null where its servers are not for them to see. */
export async function peligrosDe(
  { connection, usuario, now }: ContextoPersona & { now: Temporal.Instant },
  dominio: ConRoles & { id: number },
) {
  if (!seVe(dominio, now)) return null;
  const examen = await findExamen(connection, dominio.id);
  const rows = await pagePropios(connection, usuario.id, { dominioId: dominio.id }, TODOS);
  return {
    peligros: rows.map(visto),
    examinadoEn: examen?.examinado_en ?? null,
    sinSaber: (examen?.sin_saber ?? '').split('\n').filter(Boolean),
  };
}
