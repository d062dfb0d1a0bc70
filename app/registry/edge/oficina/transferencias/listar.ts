import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { dateTime } from '~/format';
import type { TransferenciaQueEspera } from '../../../contract/oficina/transferencias';
import { quienesPueden } from '../../../domain/acciones';
import { toULabels } from '../../../domain/labels';
import { PORTAL } from '../../../domain/lifecycle';
import { impideLaRetencion, type Retenible, retencionCon, retencionesAl } from '../../../domain/retenciones';
import { congeladoAl } from '../../../domain/situacion';
import { errorsOf } from '../../due/aside-store';
import { todaviaNo } from '../../invitaciones/plazo';
import { alVencer } from '../../transferencias/ajustes';
import { nombresDeRegistradores } from '../../transferencias/registradores-store';
import { sinDirecciones } from '../fallos/palabras';
import { oficina } from '../implement';
import { listEntregas, listPendientes } from './esperan-store';

const A_LA_VISTA = 100;

/** What of a name keeps it from going, in the words that its people read. */
function impedimentosDe(
  row: Retenible & { congelado_hasta: string | null },
  now: Temporal.Instant,
): string[] {
  const retencion = retencionCon(retencionesAl(row, dayOf(now)), ['TRANSFERENCIA']);
  const congelado = congeladoAl(row, now);
  return [
    ...(retencion ? [impideLaRetencion('transferirlo', retencion)] : []),
    ...(congelado ? [`El dominio está congelado hasta el ${dateTime(congelado)}.`] : []),
  ];
}

/** Past its time the registry ends a request by itself: where it could not, why. */
async function entreRegistradores(connection: Connection, now: Temporal.Instant) {
  const rows = await listPendientes(connection, A_LA_VISTA + 1);
  if (rows.length === 0) return [];
  const nombres = await nombresDeRegistradores(connection);
  const claves = rows.map(({ id }) => String(id));
  const errores = await errorsOf(connection, 'transferencia', claves);
  const quien = (codigo: string) => nombres.get(codigo) ?? codigo;
  return rows.map((row): TransferenciaQueEspera => {
    const pasada = row.vence_en <= stamp(now);
    const error = errores.get(String(row.id));
    // of a name of ours it is its people who answer, or the desk in their place (decision 125)
    const contesta = row.pierde === PORTAL ? quienesPueden('aprobarTransferencia') : quien(row.pierde);
    const espera = pasada
      ? 'Su plazo pasó: el registro la termina solo en el próximo turno.'
      : `Espera que ${contesta} la apruebe o la rechace.`;
    return {
      clase: 'REGISTRADOR',
      nombre: toULabels(row.nombre),
      entre: `De ${quien(row.pierde)} a ${quien(row.gana)}`,
      que: [espera, ...(error ? [`No se pudo: ${sinDirecciones(error)}`] : []), ...impedimentosDe(row, now)],
      desde: row.solicitada_en,
      hasta: row.vence_en,
      pasada,
    };
  });
}

const PORQUE = { CORREGIDA: 'La dirección se corrigió', VENTA: 'Se transfirió como venta' } as const;

async function entreTitulares(connection: Connection, now: Temporal.Instant) {
  const rows = await listEntregas(connection, A_LA_VISTA + 1);
  return rows.map((row): TransferenciaQueEspera => {
    const pasada = row.vence_en <= stamp(now);
    const espera = todaviaNo(row, now);
    return {
      clase: 'TITULAR',
      nombre: toULabels(row.nombre),
      entre: '',
      que: [
        pasada
          ? 'La invitación venció: quien entrega el dominio la tiene que enviar otra vez o retirarla.'
          : 'Espera que el nuevo titular acepte la invitación que recibió por correo.',
        ...(espera ? [`${PORQUE[espera.por]}: se puede recibir desde el ${dateTime(espera.desde)}.`] : []),
        ...impedimentosDe(row, now),
      ],
      desde: row.enviada_en,
      hasta: row.vence_en,
      pasada,
    };
  });
}

export const listar = oficina.transferencias.listar.handler(async ({ context: { connection, now } }) => {
  const partes = [await entreRegistradores(connection, now), await entreTitulares(connection, now)];
  return {
    transferencias: partes.flatMap((each) => each.slice(0, A_LA_VISTA)),
    alVencer: alVencer(),
    hayMas: partes.some((each) => each.length > A_LA_VISTA),
  };
});
