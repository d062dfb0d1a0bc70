import type { Temporal } from 'temporal-polyfill';
import * as address from '~/addresses';
import type { Connection } from '~/database/connection.server';
import type { ActoPorAprobar } from '~/database/tables/oficina';
import { capital, dateTime } from '~/format';
import { loQueCambia } from '../../../domain/dos-personas';
import { avisar } from '../../avisos/avisar';
import type { Aviso } from '../../avisos/aviso';
import { findUsuario } from '../../quien/account-store';
import { leerDiferencias } from './diferencias';
import { otrosCon, otrosDeDireccion } from './gente';

interface En {
  trx: Connection;
  now: Temporal.Instant;
}

const nombreDe = async ({ trx }: En, id: number): Promise<string> => {
  const { nombre, login } = await findUsuario(trx, id);
  return nombre ?? login;
};

/** What is asked, as it is read before it is approved. */
function datosDe(acto: ActoPorAprobar, quien: string) {
  const cambia = loQueCambia({ ...acto, diferencias: leerDiferencias(acto) });
  return [
    ['Qué se pide', capital(acto.que)],
    ['Sobre', acto.sobre],
    ...(cambia ? [[cambia.titulo, cambia.frases.join(' ')] as const] : []),
    ['Motivo', acto.motivo],
    ['Quién lo pide', quien],
  ] as const satisfies Aviso['datos'];
}

const enlaceA = ({ id }: ActoPorAprobar): Aviso['enlace'] => ({
  texto: 'Verlo en la oficina',
  direccion: address.actoPorAprobar(id),
});

/** Everybody who may approve it is told that it waits. */
export async function tellPedido(en: En, acto: ActoPorAprobar): Promise<void> {
  const quien = await nombreDe(en, acto.pidio_id);
  for (const usuarioId of await otrosCon(en.trx, acto.acto, acto.pidio_id))
    await avisar(en, usuarioId, {
      clave: `acto:${acto.id}:pedido`,
      titulo: `${quien} pide su aprobación: ${acto.que}, ${acto.sobre}`,
      parrafos: [
        'En la oficina del registro hay algo que se hace solo si lo aprueba una segunda persona. Usted puede aprobarlo o rechazarlo; si nadie lo aprueba a tiempo, no se hace.',
      ],
      datos: [...datosDe(acto, quien), ['Hasta cuándo', dateTime(acto.vence_en)]],
      enlace: enlaceA(acto),
      prioridad: 'ALTA',
    });
}

const RESULTADO: Record<Exclude<ActoPorAprobar['estado'], 'ESPERA'>, string> = {
  HECHO: 'se aprobó y se hizo',
  RECHAZADO: 'se rechazó: no se hizo',
  RETIRADO: 'se retiró: no se hizo',
  CADUCO: 'nadie lo aprobó a tiempo: no se hizo',
  NO_SE_PUDO: 'se aprobó, pero no se pudo hacer',
};

/** Who asked is told what became of it. */
export async function tellFin(en: En, acto: ActoPorAprobar, motivo: string): Promise<void> {
  if (acto.estado === 'ESPERA') return;
  await avisar(en, acto.pidio_id, {
    clave: `acto:${acto.id}:${acto.estado}`,
    titulo: `Lo que pidió ${RESULTADO[acto.estado]}: ${acto.que}, ${acto.sobre}`,
    parrafos: [
      'Usted lo pidió en la oficina del registro, y esperaba a una segunda persona.',
      ...(motivo ? [motivo] : []),
    ],
    datos: datosDe(acto, 'Usted'),
    enlace: enlaceA(acto),
    prioridad: 'MEDIA',
  });
}

/** Something was done without waiting for a second person: everybody else of direction is told at once. */
export async function alarm(en: En, acto: ActoPorAprobar, porque: string): Promise<void> {
  const quien = await nombreDe(en, acto.pidio_id);
  for (const usuarioId of await otrosDeDireccion(en.trx, acto.pidio_id))
    await avisar(en, usuarioId, {
      clave: `acto:${acto.id}:a-solas`,
      titulo: `ALARMA: ${quien} hizo solo algo que pide dos personas`,
      parrafos: [
        `${quien} no esperó a una segunda persona. Ya está hecho. Mírelo ahora: si no sabe de qué se trata, llame a ${quien} por teléfono, y si hace falta quítele los permisos en Personal.`,
      ],
      datos: [...datosDe(acto, quien), ['Por qué no esperó', porque]],
      enlace: enlaceA(acto),
      prioridad: 'ALTA',
    });
}
