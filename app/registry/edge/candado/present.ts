import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Flag } from '~/database/tables/flag';
import type { CambioPorAprobar, CandadoDeDominio, Custodio } from '../../contract/candado';
import { hacenFalta, llego } from '../../domain/candado';
import { toULabels } from '../../domain/labels';
import { listVotos } from '../dominios/por-aprobar-store';
import { type CambioConQuien, type CandadoConNombre, type CustodioConNombre, listNombres } from './store';

/** A custodian as who asked them sees them; one who was asked and let it pass is told as such. */
export function custodioDTO(row: CustodioConNombre, now: Temporal.Instant): Custodio[] {
  const { id, correo, estado, vence_en: venceEn } = row;
  if (estado === 'RETIRADO') return [];
  const isLate = estado === 'INVITADO' && llego(venceEn, now);
  const nombre = estado === 'ACEPTO' ? (row.nombre ?? row.login) : null;
  return [{ id, correo, nombre, estado: isLate ? 'VENCIDO' : estado, venceEn }];
}

/** Locks with the names of their custodians. */
export async function candadosDTO(
  connection: Connection,
  rows: readonly CandadoConNombre[],
): Promise<CandadoDeDominio[]> {
  const nombres = await listNombres(
    connection,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, nombre, grado, quorum, cerrado_en, abre_en }) =>
    grado === null
      ? []
      : [
          {
            nombreDominio: toULabels(nombre),
            grado,
            quorum,
            custodios: (nombres.get(id) ?? []).map((each) => each.nombre),
            cerradoEn: cerrado_en,
            abreEn: abre_en,
          },
        ],
  );
}

/** Who looks at a change. */
export interface Mirada {
  usuarioId: number;
  /** They hold its name. */
  esTitular: boolean;
  now: Temporal.Instant;
}

const isTrue = (flag: Flag): boolean => flag === 1;

/** A change as somebody sees it: what they may answer, and what they did. */
export async function cambioDTO(
  connection: Connection,
  row: CambioConQuien,
  { usuarioId, esTitular, now }: Mirada,
): Promise<CambioPorAprobar> {
  const custodios = (await listNombres(connection, [row.candado_id])).get(row.candado_id) ?? [];
  const votos = await listVotos(connection, row.id);
  const suVoto = votos.find((voto) => voto.usuarioId === usuarioId)?.voto ?? null;
  const espera = row.estado === 'ESPERA' && !llego(row.vence_en, now);
  const ids = custodios.map(({ id }) => id);
  return {
    id: row.id,
    nombreDominio: toULabels(row.nombre),
    que: row.que,
    diferencias: JSON.parse(row.diferencias),
    quien: row.quien ?? row.login,
    pedidoEn: row.pedido_en,
    venceEn: row.vence_en,
    estado: row.estado === 'ESPERA' && !espera ? 'CADUCO' : row.estado,
    motivo: row.motivo ?? '',
    aprobaron: votos.filter(({ voto }) => voto === 'APRUEBA').length,
    hacenFalta: Math.max(
      1,
      hacenFalta({ custodios: ids, quorum: row.quorum ?? 1, todos: isTrue(row.todos) }),
    ),
    suVoto,
    puedeVotar: espera && suVoto === null && ids.includes(usuarioId),
    puedeRetirar: espera && (esTitular || row.pidio_id === usuarioId),
  };
}
