import { correoDe } from '../mail/compose';
import type { Correo } from '../mail/outbox';

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
