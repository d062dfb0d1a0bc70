import { dayOf } from '~/base/clock.server';
import { accountName } from '~/format';
import type { Diferencia } from '../../contract/diferencia';
import type { Foto } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { estadoAl, seRenuevaSola, type Vida } from '../../domain/lifecycle';
import type { Op } from '../cambio/cambio';
import { diferenciasDe } from '../dominios/historia-palabras';
import { listVidas } from '../dominios/store';
import { listCambios, listCuentas } from './varios-store';

/** What a change did to a name, and what became of its renewal. */
export interface Cambiado {
  nombre: string;
  diferencias: Diferencia[];
  vence: string;
  renovacion: 'EMPIEZA' | 'TERMINA' | 'IGUAL';
}

/** The account of a name, as history keeps it: by its id. */
const cuentaEn = ({ cuentaPago }: Foto): number | null =>
  typeof cuentaPago === 'object' && cuentaPago !== null && 'id' in cuentaPago ? Number(cuentaPago.id) : null;

type Cuentas = Awaited<ReturnType<typeof listCuentas>>;

/** With its account by name and number: two may be called the same. */
function conNumero(foto: Foto, cuentas: Cuentas): Foto {
  const cuenta = cuentas.get(cuentaEn(foto) ?? 0);
  return cuenta ? { ...foto, cuentaPago: accountName(cuenta.nombre, cuenta.cuenta) } : foto;
}

/** What becomes of the renewal of a name whose account was another before; one that expired begins no more. */
function renovacionDe({ now }: Op, antes: Foto, despues: Vida): Cambiado['renovacion'] {
  if (!('cuentaPago' in antes)) return 'IGUAL';
  const hoy = dayOf(now);
  const before = { ...despues, cuenta_pago_id: cuentaEn(antes) };
  const [did, does] = [before, despues].map((vida) => seRenuevaSola(vida, hoy));
  if (did === does || estadoAl(before, hoy) !== 'REGISTRADO') return 'IGUAL';
  return does ? 'EMPIEZA' : 'TERMINA';
}

/** What was just done to some names, by what their histories say of it. */
export async function loQueCambia(op: Op, nombres: readonly string[]): Promise<Cambiado[]> {
  if (nombres.length === 0) return [];
  const entradas = (await listCambios(op.trx, nombres)).map(({ nombre, antes, despues }) => {
    const fotos: Record<'antes' | 'despues', Foto> = {
      antes: JSON.parse(antes ?? '{}'),
      despues: JSON.parse(despues ?? '{}'),
    };
    return { nombre, ...fotos };
  });
  const ids = entradas.flatMap(({ antes, despues }) =>
    [cuentaEn(antes) ?? [], cuentaEn(despues) ?? []].flat(),
  );
  const cuentas = await listCuentas(op.trx, ids);
  const vidas = await listVidas(op.trx, nombres);
  return entradas.flatMap(({ nombre, antes, despues }) => {
    const vida = vidas.get(nombre);
    if (!vida) return [];
    return {
      nombre: toULabels(nombre),
      diferencias: diferenciasDe(conNumero(antes, cuentas), conNumero(despues, cuentas), { porDato: true }),
      vence: vida.fecha_vencimiento,
      renovacion: renovacionDe(op, antes, vida),
    };
  });
}
