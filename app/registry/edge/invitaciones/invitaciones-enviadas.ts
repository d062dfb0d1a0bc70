import { dayOf } from '~/base/clock.server';
import { permiso } from '../../domain/permissions';
import { type ConRoles, situacionDe } from '../../domain/situacion';
import type { ContextoPersona } from '../context';
import { dominioDe } from '../dominios/acceso';
import { persona } from '../implement';
import { invitacionEnviada } from './present';
import { INVITAR } from './rules';
import { listPendientes } from './store';

/** Addresses of people are for who may invite; the other roles see that nobody is waited for. */
export async function enviadasDe({ connection, now }: ContextoPersona, dominio: ConRoles & { id: number }) {
  const situacion = { ...situacionDe(dominio, now, dayOf(now)), retenciones: [], congeladoHasta: null };
  if (!permiso(INVITAR.administrador, situacion).permitido) return { invitaciones: [] };
  const rows = await listPendientes(connection, dominio.id);
  return { invitaciones: rows.map((row) => invitacionEnviada(row, now)) };
}

export const invitacionesEnviadas = persona.administracion.invitacionesEnviadas.handler(
  async ({ context, input }) => enviadasDe(context, await dominioDe(context, input.nombreDominio)),
);
