import type { Connection } from '~/database/connection.server';

/** Holds with who put them and who lifted them. */
const conQuien = (connection: Connection) =>
  connection
    .selectFrom('retenciones')
    .innerJoin('usuarios as puso', 'puso.id', 'retenciones.puso_id')
    .leftJoin('usuarios as levanto', 'levanto.id', 'retenciones.levanto_id')
    .selectAll('retenciones')
    .select([
      'puso.nombre as puso_nombre',
      'puso.login as puso_login',
      'levanto.nombre as levanto_nombre',
      'levanto.login as levanto_login',
    ]);

export type RetencionConQuien = Awaited<ReturnType<typeof listDeDominio>>[number];

/** The list goes on after the last that was shown. */
export interface Desde {
  revisar: string;
  id: number;
}

/** A part of those that did not end, by when they are to be looked at again: a range of one index. */
export const listAbiertas = (connection: Connection, desde: Desde | undefined, cantidad: number) =>
  conQuien(connection)
    .where('retenciones.levantada_en', 'is', null)
    .$if(desde !== undefined, (some) =>
      some.where((is) =>
        is(
          is.refTuple('retenciones.revisar_el', 'retenciones.id'),
          '>',
          is.tuple(desde?.revisar ?? '', desde?.id ?? 0),
        ),
      ),
    )
    .orderBy('retenciones.revisar_el')
    .orderBy('retenciones.id')
    .limit(cantidad)
    .execute();

/** As many as a page shows of one name. */
const DE_UN_DOMINIO = 50;

/** What was held of a name: first what still is, each part the last first. */
export const listDeDominio = (connection: Connection, dominioId: number) =>
  conQuien(connection)
    .where('retenciones.dominio_id', '=', dominioId)
    .orderBy((of) => of('retenciones.levantada_en', 'is not', null))
    .orderBy('retenciones.id', 'desc')
    .limit(DE_UN_DOMINIO)
    .execute();
