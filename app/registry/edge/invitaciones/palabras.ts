import type { Flag } from '~/database/tables/flag';
import type { Rol } from '../../domain/roles';
import { HORAS_PARA_PENSAR } from '../../domain/vuelta-atras';
import { correoDe } from '../mail/compose';
import type { Correo } from '../mail/outbox';

const COMO_VENTA = `Se transfiere como venta: lo puede recibir ${HORAS_PARA_PENSAR} horas después de transferido. `;

/**
 * What whoever gives a name can still do once it was taken: who pays for it has to know before. Empty of other invitations. Where it
 * is said beside it that it is a sale, and from when it can be received, that is not said again.
 */
export function vueltaAtras({ rol, venta }: { rol: Rol; venta: Flag }, yaSeDijo = false): string {
  if (rol !== 'titular') return '';
  return venta === 1
    ? `${yaSeDijo ? '' : COMO_VENTA}Hasta que lo reciba, quien lo vende puede arrepentirse; después, no.`
    : `Durante ${HORAS_PARA_PENSAR} horas después de que usted acepte, quien se lo transfiere puede volver atrás. Si lo está comprando, pídale que lo transfiera como venta, o no pague hasta entonces.`;
}

/** Somebody is asked to be a contact of a name, or to take into their account the one that was given to them. */
export const correoDeInvitacion = (m: {
  clave: string;
  para: string;
  nombre: string;
  rol: string;
  /** What it lets somebody do, after 'puede'. */
  alcance: string;
  invito: string;
  vence: string;
  /** What who gives a name can still do afterwards; empty of other roles. */
  vueltaAtras: string;
  enlace: string;
}): Correo =>
  correoDe({
    clave: m.clave,
    para: m.para,
    urgente: true,
    asunto: `Invitación para ser ${m.rol} de ${m.nombre}`,
    titulo: `Lo invitan a ser ${m.rol} de ${m.nombre}`,
    parrafos: [
      'Para aceptar o rechazar la invitación abra el enlace e inicie sesión. Puede usarse una sola vez.',
      'Si no esperaba esta invitación, ignore este correo: nada cambia si no la acepta.',
      ...(m.vueltaAtras ? [m.vueltaAtras] : []),
    ],
    datos: [
      ['Dominio', m.nombre],
      ['Como', m.rol],
      ['Qué podrá hacer', m.alcance],
      ['Invita', m.invito],
      ['Vence', m.vence],
    ],
    enlaces: [{ texto: 'Ver la invitación', direccion: m.enlace }],
  });
