import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import type { PeligroVisto } from '../../contract/peligros';
import { afterColon } from '../../domain/in-sentences';
import { toULabels } from '../../domain/labels';
import { estadoAl, estaEnVigor } from '../../domain/lifecycle';
import { remedioDe } from '../../domain/peligros';
import { porRetencion, retencionCon, retencionesAl } from '../../domain/retenciones';
import { type ConRoles, congeladoAl } from '../../domain/situacion';
import { congelado } from '../../domain/words/impedimentos';
import type { ContextoPersona } from '../context';
import { seVe } from '../dns/visible-domain';
import { hayCambioEsperando } from '../dominios/por-aprobar-store';
import { findHallazgos, type Hallazgo, type Pedidos, pagePropios } from './store';

/** What mends it cannot be done while another change waits: that is told before what mends it. */
const ANTES = 'Antes tiene que resolverse el cambio que espera a sus custodios. Después,';

/** What to do, after what has to happen first. */
const enOrden = (remedio: string, espera: boolean, causa: string | undefined): string =>
  [causa, espera ? `${ANTES} ${afterColon(remedio)}` : remedio].filter(Boolean).join(' ');

const visto = (
  { nombre, alojado, tipo, frase, registro_id, desde, silenciado, servidores, perdido }: Hallazgo,
  espera: boolean,
  causa?: string,
): PeligroVisto => ({
  nombre: toULabels(nombre),
  tipo,
  frase,
  remedio: enOrden(remedioDe(tipo, alojado === 1, perdido && toULabels(perdido)), espera, causa),
  desde,
  alojado: alojado === 1,
  registro: registro_id,
  servidores: servidores?.split(' ').map(toULabels) ?? [],
  perdido: perdido && toULabels(perdido),
  silenciado: silenciado === 1,
  esperaCambio: espera,
  impedido: causa !== undefined,
});

/** What may keep it from being changed. */
type Parado = Pick<Hallazgo, 'congelado_hasta' | 'retenciones'>;

/** Why nothing of how a name is served can be changed now, whoever asks; undefined where it can. */
function causaDe(
  { congelado_hasta = null, retenciones = null }: Parado,
  now: Temporal.Instant,
): string | undefined {
  const retencion = retencionCon(retencionesAl({ retenciones }, dayOf(now)), ['CAMBIOS']);
  if (retencion) return porRetencion(retencion);
  const hasta = congeladoAl({ congelado_hasta }, now);
  return hasta ? congelado('arreglarlo', hasta).causa : undefined;
}

/** A part of the findings about somebody's names, and how many there are. */
export async function listaDePeligros(
  { connection, usuario, now }: ContextoPersona,
  pedidos: Pedidos,
  parte: { desde: number; cantidad: number },
) {
  const { rows, ...totales } = await pagePropios(connection, usuario.id, pedidos, parte);
  return { peligros: rows.map((row) => visto(row, row.espera === 1, causaDe(row, now))), ...totales };
}

/** The findings about a name of the caller's; null where its servers are not for them to see, or it is not served: nothing of it is to be mended. */
export async function peligrosDe(
  { connection, usuario, now }: ContextoPersona & { now: Temporal.Instant },
  dominio: ConRoles & Parado & Pick<Dominio, 'id' | 'candado'>,
) {
  if (!seVe(dominio, now) || !estaEnVigor(estadoAl(dominio, dayOf(now)))) return null;
  const { rows, examinadoEn, sinSaber } = await findHallazgos(connection, usuario.id, dominio.id);
  // Only a lock of every change keeps it from being mended: what waits is not looked for of any other name.
  const espera = dominio.candado === 'TODO' && (await hayCambioEsperando(connection, dominio.id));
  return {
    peligros: rows.map((row) => visto(row, espera, causaDe(dominio, now))),
    examinadoEn,
    sinSaber: sinSaber.split('\n').filter(Boolean),
  };
}
