import type { Connection } from '~/database/connection.server';
import { retenciones } from '../../dominios/retenciones-store';

/** Requests between registrars that nobody ended, those whose time is over first; with what of their name may keep them. */
export const listPendientes = (connection: Connection, limit: number) =>
  connection
    .selectFrom('transferencias')
    .leftJoin('dominios', 'dominios.id', 'transferencias.dominio_id')
    .select([
      'transferencias.id',
      'transferencias.nombre',
      'pierde',
      'gana',
      'solicitada_en',
      'vence_en',
      'congelado_hasta',
    ])
    .select(retenciones(connection))
    .where('transferencias.estado', '=', 'PENDING')
    .orderBy('vence_en')
    .limit(limit)
    .execute();

/** Names that were given to somebody who did not take them yet. */
export const listEntregas = (connection: Connection, limit: number) =>
  connection
    .selectFrom('invitaciones')
    .innerJoin('dominios', 'dominios.id', 'invitaciones.dominio_id')
    .select([
      'dominios.nombre',
      'enviada_en',
      'vence_en',
      'invitaciones.desde',
      'venta',
      'creada_en',
      'congelado_hasta',
    ])
    .select(retenciones(connection))
    .where('invitaciones.estado', '=', 'PENDIENTE')
    .where('invitaciones.rol', '=', 'titular')
    .where('invitaciones.contacto_id', 'is not', null)
    .orderBy('vence_en')
    .limit(limit)
    .execute();
