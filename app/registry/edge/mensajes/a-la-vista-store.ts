import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '~/database/tables';
import { diaDe, type Publico } from '../../domain/contenidos';

type Dated = 'mensajes_globales' | 'banners' | 'preguntas_ayuda';

/** Who looks, and in which minute of Uruguay; null is nobody who signed in. */
export interface Lector {
  usuarioId: number | null;
  minuto: string;
}

/** Shown to somebody at a minute: published for them, begun and not over. */
export const shownTo =
  ({ usuarioId, minuto }: Lector) =>
  (is: ExpressionBuilder<Tables, Dated>) => {
    const de = (publico: Publico) => is('publico', '=', publico);
    const conDominios = is.exists(
      is.selectFrom('dominio_usuarios').select('dominio_id').where('usuario_id', '=', usuarioId).limit(1),
    );
    return is.and([
      is('estado', '=', 'PUBLICADO'),
      is('fecha_desde', '<=', minuto),
      is.or([
        is('fecha_hasta', 'is', null),
        is('fecha_hasta', '>', minuto),
        is('fecha_hasta', '=', diaDe(minuto)),
      ]),
      usuarioId === null
        ? de('TODOS')
        : is.or([de('TODOS'), de('CON_CUENTA'), is.and([de('CON_DOMINIOS'), conDominios])]),
    ]);
  };
