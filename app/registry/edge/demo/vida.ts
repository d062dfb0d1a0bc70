import { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import type { Suceso } from '../../domain/history';
import { type Autoria, deTarea } from '../dominios/autoria';
import { type Cambios, cambiarDominio, type DominioNuevo } from '../dominios/cambios';
import { findPersona } from './store';

/** The middle of a day in Uruguay. */
export const mediodia = (dia: string): Temporal.Instant => Temporal.Instant.from(`${dia}T15:00:00Z`);

const trasVencer = ({ fecha_vencimiento }: DominioNuevo, dias: number): string =>
  Temporal.PlainDate.from(fecha_vencimiento).add({ days: dias }).toString();

const vencio = ({ fecha_vencimiento }: DominioNuevo, hoy: string): boolean => fecha_vencimiento < hoy;
const termino = ({ estado }: DominioNuevo): boolean => estado === 'VENCIDO' || estado === 'ELIMINADO';

/** A name as it was registered, whatever became of it; one that expired had nobody to pay for it. */
export const comoSeRegistro = (nuevo: DominioNuevo, hoy: string): DominioNuevo =>
  termino(nuevo)
    ? {
        ...nuevo,
        estado: 'REGISTRADO',
        fecha_eliminacion: null,
        ...(vencio(nuevo, hoy) && { cuenta_pago_id: null, cuenta_asociada_en: null }),
      }
    : nuevo;

/** How a name came to be as it is, each thing on its day: it expired, was deleted or given up, and who pays for it came late. */
export async function tellVida(trx: Connection, dominio: Dominio, fin: DominioNuevo, hoy: string) {
  if (!termino(fin)) return;
  let now = dominio;
  const tell = async (op: Autoria, suceso: Suceso, columnas: NonNullable<Cambios['columnas']>) => {
    now = await cambiarDominio(op, now, suceso, { columnas });
  };
  const comoTitular = async (dia: string): Promise<Autoria> => ({
    trx,
    now: mediodia(dia),
    usuario: await findPersona(trx, 'titular'),
    origen: 'WEB',
  });
  if (vencio(fin, hoy))
    await tell(deTarea(trx, mediodia(trasVencer(fin, 1))), 'VENCIMIENTO', { estado: 'VENCIDO' });
  const { fecha_eliminacion, cuenta_pago_id } = fin;
  if (fecha_eliminacion) {
    const columnas = { estado: 'ELIMINADO' as const, fecha_eliminacion };
    if (vencio(fin, hoy)) await tell(deTarea(trx, mediodia(fecha_eliminacion)), 'ELIMINACION', columnas);
    else await tell(await comoTitular(fecha_eliminacion), 'LIBERACION', columnas);
  }
  if (vencio(fin, hoy) && cuenta_pago_id) {
    const op = await comoTitular(trasVencer(fin, 2));
    await tell(op, 'CUENTA_PAGO', { cuenta_pago_id, cuenta_asociada_en: stamp(op.now) });
  }
}
