import type { Connection } from '~/database/connection.server';
import type { Avisado } from '../../contract/ensayo-formas';
import { ROLES, type Rol } from '../../domain/roles';
import type { Op } from '../cambio/cambio';
import { findCandado } from '../dominios/por-aprobar-store';
import { type ContactosDe, columnaDe, contactoIds } from '../dominios/role-columns';
import { contactosDe, correosDesde, type Marca, mensajesDesde } from './avisados-store';

type Mensaje = Awaited<ReturnType<typeof mensajesDesde>>[number];
type Correo = Awaited<ReturnType<typeof correosDesde>>[number];
type Contacto = Awaited<ReturnType<typeof contactosDe>>[number];

/** A name whose people are told. */
type Nombre = ContactosDe & { id: number };

/** The people of a name, and the custodians of its lock. */
interface Gente {
  contactos: readonly Contacto[];
  rolesDe: (contactos: readonly Contacto[]) => Rol[];
  custodios: readonly number[];
}

async function genteDe({ trx }: Op, dominio: Nombre | undefined): Promise<Gente> {
  const candado = dominio && (await findCandado(trx, dominio.id));
  const hasRole = (rol: Rol, contactos: readonly Contacto[]) =>
    contactos.some(({ id }) => dominio?.[columnaDe(rol)] === id);
  return {
    contactos: dominio ? await contactosDe(trx, contactoIds(dominio)) : [],
    rolesDe: (contactos) => ROLES.filter((rol) => hasRole(rol, contactos)),
    custodios: candado?.custodios ?? [],
  };
}

function grouped<T, K>(todos: readonly T[], claveDe: (each: T) => K): Map<K, T[]> {
  const grupos = new Map<K, T[]>();
  for (const each of todos) grupos.set(claveDe(each), [...(grupos.get(claveDe(each)) ?? []), each]);
  return grupos;
}

/** What its mail is called where somebody is told by message and by mail (`avisar`). */
const esSuCorreo = ({ clave }: Correo, mensaje: Mensaje): boolean => {
  const suya = `${mensaje.clave}:${mensaje.usuario_id}`;
  return clave === suya || clave.startsWith(`${suya}:`);
};

const comoLlegan = (correos: readonly Correo[]) => ({
  correos: correos.length,
  puedeEsperar: correos.length > 0 && correos.every(({ puedeEsperar }) => puedeEsperar),
});

const titulosDe = (dichos: readonly { titulo: string }[]): string[] => [
  ...new Set(dichos.map(({ titulo }) => titulo)),
];

/** Who has an account reads it among their messages, and by mail where they have an address. */
const conCuenta = (mensajes: readonly Mensaje[], correos: readonly Correo[], gente: Gente, yo: number) =>
  [...grouped(mensajes, ({ usuario_id }) => usuario_id)].map(
    ([id, suyos]): Avisado => ({
      quien: suyos[0]?.nombre ?? suyos[0]?.login ?? '',
      esUsted: id === yo,
      roles: gente.rolesDe(gente.contactos.filter(({ usuario_id }) => usuario_id === id)),
      esCustodio: gente.custodios.includes(id),
      mensaje: true,
      ...comoLlegan(correos.filter((correo) => suyos.some((mensaje) => esSuCorreo(correo, mensaje)))),
      titulos: titulosDe(suyos),
    }),
  );

/** Who has none, by mail alone: a contact of the name, or an address that nobody of it has; which one is told to nobody. */
function sinCuenta(correos: readonly Correo[], gente: Gente): Avisado[] {
  return [...grouped(correos, ({ para }) => para.toLowerCase())].map(([para, suyos]) => {
    const contactos = gente.contactos.filter(
      ({ usuario_id, email, email_publico }) =>
        usuario_id === null && (email ?? email_publico).toLowerCase() === para,
    );
    const [contacto] = contactos;
    return {
      quien: contacto ? [contacto.nombre, contacto.apellido].filter(Boolean).join(' ') : '',
      esUsted: false,
      roles: gente.rolesDe(contactos),
      esCustodio: false,
      mensaje: false,
      ...comoLlegan(suyos),
      titulos: titulosDe(suyos),
    };
  });
}

/** Everybody who is told of what was done after a mark, by the very messages and mails that were written for them. */
export async function avisadosDesde(op: Op, marca: Marca, dominio: Nombre | undefined): Promise<Avisado[]> {
  const mensajes = await mensajesDesde(op.trx, marca);
  const correos = await correosDesde(op.trx, marca);
  const gente = await genteDe(op, dominio);
  const deNadie = correos.filter((correo) => !mensajes.some((mensaje) => esSuCorreo(correo, mensaje)));
  return [...conCuenta(mensajes, correos, gente, op.usuario.id), ...sinCuenta(deNadie, gente)];
}

/** Who is told, each once, and by how many mails: where they are too many to be listed. */
export interface Avisos {
  quienes: ReadonlySet<string>;
  correos: number;
  /** Who reads of it in the mail of the day. */
  delDia: ReadonlySet<string>;
}

/** The same of what was done after a mark, counted. */
export async function avisosDesde(trx: Connection, marca: Marca): Promise<Avisos> {
  const mensajes = await mensajesDesde(trx, marca);
  const correos = await correosDesde(trx, marca);
  const deNadie = correos.filter((correo) => !mensajes.some((mensaje) => esSuCorreo(correo, mensaje)));
  const direccion = ({ para }: Correo) => para.toLowerCase();
  return {
    quienes: new Set([...mensajes.map(({ usuario_id }) => String(usuario_id)), ...deNadie.map(direccion)]),
    correos: correos.filter(({ puedeEsperar }) => !puedeEsperar).length,
    delDia: new Set(correos.filter(({ puedeEsperar }) => puedeEsperar).map(direccion)),
  };
}
