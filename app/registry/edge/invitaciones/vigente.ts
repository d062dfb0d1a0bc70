import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { dateTime } from '~/format';
import { type Permiso, permiso } from '../../domain/permissions';
import { impideLaRetencion, retencionContra } from '../../domain/retenciones';
import { congeladoAl, situacionDe } from '../../domain/situacion';
import { findRoles } from '../dominios/cambios-store';
import { findDominio } from '../dominios/store';
import { estaVigente, todaviaNo } from './plazo';
import { INVITAR } from './rules';
import { findByHash, type Invitacion, isDeNadie, listDuenios } from './store';

type Row = NonNullable<Awaited<ReturnType<typeof findDominio>>>;

/** An invitation that can be answered; `dominio` is as it is now. */
export interface Vigente {
  invitacion: Invitacion;
  dominio: Row;
  /** Where the name is held or frozen, or who gave it may object, nobody is accepted meanwhile, and the invitation goes on waiting. */
  impide: { codigo: 'RETENIDO' | 'CONGELADO'; motivo: string; porVenta?: boolean } | null;
}

type Quien = { usuarioId: number; now: Temporal.Instant };

/** Whether who invited could invite today: who lost their role takes their invitations along. */
async function quienInvito(
  connection: Connection,
  { rol, invito_id }: Invitacion,
  row: Row,
  now: Temporal.Instant,
): Promise<Permiso> {
  const no = { permitido: false, codigo: 'SIN_PERMISO', motivo: '' } as const;
  const roles = await findRoles(connection, invito_id, row.id);
  if (!roles || rol === 'titular') return no;
  return permiso(INVITAR[rol], situacionDe({ ...row, ...roles }, now, dayOf(now)));
}

/** The holder's waits while the name is of the contact that was given it, and that contact nobody's. */
export async function espera(
  connection: Connection,
  { contacto_id }: Pick<Invitacion, 'contacto_id'>,
  row: Pick<Row, 'titular_id'>,
): Promise<boolean> {
  if (contacto_id === null || row.titular_id !== contacto_id) return false;
  return isDeNadie(connection, contacto_id);
}

/** A held name goes to nobody, nor does a frozen one: whoever froze it may be stopping this very handing over (decision w). */
function noSeRecibe(row: Row, now: Temporal.Instant): Vigente['impide'] {
  const retencion = retencionContra(row, 'TRANSFERENCIA_TITULAR', dayOf(now));
  if (retencion) return { codigo: 'RETENIDO', motivo: impideLaRetencion('recibirlo', retencion) };
  const hasta = congeladoAl(row, now);
  return hasta === null
    ? null
    : {
        codigo: 'CONGELADO',
        motivo: `El dominio está congelado hasta el ${dateTime(hasta)}: hasta entonces no se puede recibirlo.`,
      };
}

/** Where another than who gave the name said who gets it, who gave it can object first; and a sale is thought over before it stands. */
function esTemprano(invitacion: Invitacion, now: Temporal.Instant): Vigente['impide'] {
  const espera = todaviaNo(invitacion, now);
  if (!espera) return null;
  const seRecibe = `el dominio se puede recibir desde el ${dateTime(espera.desde)}.`;
  const porVenta = espera.por === 'VENTA';
  const porque = porVenta
    ? 'Se transfirió como venta'
    : 'La dirección del nuevo titular se corrigió hace poco';
  return { codigo: 'CONGELADO', motivo: `${porque}: ${seRecibe}`, porVenta };
}

/** Whose mail it is: where the address is some account's it is that one's alone, otherwise of whoever got it. */
async function esParaQuien(connection: Connection, correo: string, usuarioId: number): Promise<boolean> {
  const duenios = await listDuenios(connection, correo);
  return duenios.length === 0 || duenios.includes(usuarioId);
}

/**
 * The invitation of a link's code, by its digest, where somebody can still answer it; undefined where it was used, replaced, cancelled or
 * has expired, is somebody else's, its name is gone or not in force, who invited may not any more, or the role is already
 * theirs. They are told alike (spec 8).
 */
export async function vigente(
  connection: Connection,
  hash: string,
  { usuarioId, now }: Quien,
): Promise<Vigente | undefined> {
  const invitacion = await findByHash(connection, hash);
  if (!invitacion || !estaVigente(invitacion, now)) return undefined;
  const dominio = await findDominio(connection, invitacion.nombre);
  if (!dominio || !(await esParaQuien(connection, invitacion.correo, usuarioId))) return undefined;
  const roles = await findRoles(connection, usuarioId, dominio.id);
  if (roles?.[invitacion.rol] === 1) return undefined;
  if (invitacion.rol === 'titular')
    return (await espera(connection, invitacion, dominio))
      ? { invitacion, dominio, impide: noSeRecibe(dominio, now) ?? esTemprano(invitacion, now) }
      : undefined;
  const puede = await quienInvito(connection, invitacion, dominio, now);
  if (puede.permitido) return { invitacion, dominio, impide: null };
  const { codigo, motivo } = puede;
  return codigo === 'CONGELADO' || codigo === 'RETENIDO'
    ? { invitacion, dominio, impide: { codigo, motivo } }
    : undefined;
}
