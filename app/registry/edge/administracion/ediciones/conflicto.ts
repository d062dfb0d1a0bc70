import type { Dominio } from '~/database/tables/registro';
import type { Foto } from '../../../domain/history';
import type { Rol } from '../../../domain/roles';
import { Rechazo } from '../../cambio/rechazo';
import { diferenciasDe } from '../../dominios/historia-palabras';
import { listDeOtros, listDesde } from '../../dominios/historia-store';
import type { Edicion } from './edicion';

/** A part of a name, by its name in the history. */
export type Parte = Rol | 'cuentaPago';

const MIENTRAS =
  'Mientras usted editaba, otra persona cambió estos datos. Compare los dos y elija cuáles quedan: nada se guardó todavía.';

/** `INICIO` writes a name down as it is before its first change: it changes nothing. */
const touches = ({ suceso, despues }: { suceso: string; despues: string | null }, parte: Parte): boolean =>
  suceso !== 'INICIO' && (despues === null || Object.hasOwn(JSON.parse(despues), parte));

/**
 * The same change, refused where its form was made from an older version of what it changes, with what there is now
 * (`actual`). A change of something else meanwhile, its expiry date for one, is no conflict.
 */
export const sinConflicto = (
  edicion: Edicion,
  { version, parte }: { version: number | undefined; parte: Parte },
  actual: (dominio: Dominio) => Promise<object>,
): Edicion => ({
  ...edicion,
  edit: async (op, dominio) => {
    if (version !== undefined && version < dominio.version) {
      const since = await listDesde(op.trx, dominio.id, version);
      if (since.some((entrada) => touches(entrada, parte))) {
        const conflicto = { version: dominio.version, ...(await actual(dominio)) };
        throw new Rechazo('VERSION', MIENTRAS, {}, { conflicto });
      }
    }
    return edicion.edit(op, dominio);
  },
});

type DeOtro = Awaited<ReturnType<typeof listDeOtros>>[number];

/** Who changed a part of a name, and to what. */
function quePiso({ usuario, login, antes, despues }: DeOtro, parte: Parte): string {
  const era: Foto = JSON.parse(antes ?? '{}');
  const es: Foto = JSON.parse(despues ?? '{}');
  const [cambio] = diferenciasDe({ [parte]: era[parte] }, { [parte]: es[parte] });
  const ahora = cambio?.despues ? `ahora es «${cambio.despues}»` : 'ahora no tiene';
  return `${usuario ?? login ?? 'El registro'} cambió mientras tanto su ${cambio?.campo.toLowerCase()}: ${ahora}. Quedó así.`;
}

/** The same change for many names: those of which somebody else changed that part since its person looked are left. */
export const sinPisar = (edicion: Edicion, vistoEn: string | null | undefined, parte: Parte): Edicion => ({
  ...edicion,
  pisa: async ({ trx, usuario }, { id }) => {
    if (!vistoEn) return undefined;
    const since = await listDeOtros(trx, id, vistoEn, usuario.id);
    const last = since.findLast((entrada) => touches(entrada, parte));
    return last && quePiso(last, parte);
  },
});
