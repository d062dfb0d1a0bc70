import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';

/** What the history of the desk calls it: a look is found by these words. */
export const MIRO = 'Miró un dominio';

interface Cual {
  usuarioId: number;
  ascii: string;
  desde: Temporal.Instant;
}

/** The newest look of somebody at a name after a moment, at the name that there is now: not at one of before that had its text. */
export const findMirada = (connection: Connection, { usuarioId, ascii, desde }: Cual) =>
  connection
    .selectFrom('oficina_historia as acto')
    .innerJoin('dominios', 'dominios.nombre', 'acto.sobre')
    .select(['acto.motivo', 'acto.momento'])
    .where('acto.clase', '=', 'dominio')
    .where('acto.sobre', '=', ascii)
    .where('acto.usuario_id', '=', usuarioId)
    .where('acto.acto', '=', MIRO)
    .where('acto.momento', '>', stamp(desde))
    .whereRef('acto.momento', '>=', 'dominios.creado_en')
    .orderBy('acto.id', 'desc')
    .limit(1)
    .executeTakeFirst();
