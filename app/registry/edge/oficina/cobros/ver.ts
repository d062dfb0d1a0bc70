import type { CobroEnLista } from '../../../contract/oficina/cobros';
import { numeroDeCobro } from '../../../domain/cobros';
import { conLogin } from '../../../domain/con-login';
import { toULabels } from '../../../domain/labels';
import { notFound } from '../../context';
import { CUENTA_VISIBLE, mask } from '../../cuentas/rules';
import { fila } from '../../row-of-id';
import { oficina } from '../implement';
import { llamado } from '../llamado';
import type { QuienMira } from '../mirada';
import { esperanDevolverse } from './espera';
import { miradaDeCobro, miradaDePersona } from './mirada';
import { type Cobro, findCobro, findCuenta, listCobros, listDevuelto } from './store';

const enLista = ({ id, concepto, nombre, creado_en, importe, devuelto }: Cobro): CobroEnLista => ({
  id,
  numero: numeroDeCobro(id),
  concepto,
  nombre: toULabels(nombre),
  fecha: creado_en,
  importe,
  devuelto: Number(devuelto ?? 0),
});

/** What who paid is called, for who said why they look at what that person was charged: a look at the name tells of the name. */
async function quienPago(context: QuienMira, { usuario_id }: Cobro): Promise<string | null> {
  if (!(await miradaDePersona(context, usuario_id))) return null;
  const cuenta = await findCuenta(context.connection, usuario_id);
  return cuenta ? conLogin(cuenta) : null;
}

export const ver = oficina.cobros.ver.handler(async ({ context, input }) => {
  const { connection } = context;
  const row = await findCobro(connection, fila(input.id));
  if (!row) throw notFound();
  const numero = numeroDeCobro(row.id);
  const mirada = await miradaDeCobro(context, row);
  if (!mirada) return { numero, mirada, cobro: null };
  const devoluciones = await listDevuelto(connection, row.id);
  const esperaDe = await esperanDevolverse(connection, [row], context.now);
  return {
    numero,
    mirada,
    cobro: {
      ...enLista(row),
      devoluciones: devoluciones.map(({ id, importe, motivo, creado_en, nombre, login }) => ({
        ...{ id, importe, motivo, fecha: creado_en },
        quien: llamado({ nombre, login }),
      })),
      espera: esperaDe(row),
      cuenta: { numero: mask(row.numero, CUENTA_VISIBLE), quitada: row.eliminada_en !== null },
      referencia: row.referencia,
      persona: row.usuario_id,
      quien: await quienPago(context, row),
    },
  };
});

/** As many as are shown of a person. */
const ULTIMOS = 50;

export const dePersona = oficina.cobros.dePersona.handler(async ({ context, input }) => {
  const { connection } = context;
  const persona = await findCuenta(connection, fila(input.persona));
  if (!persona) throw notFound();
  const mirada = await miradaDePersona(context, persona.id);
  if (!mirada) return { mirada, quien: null, cobros: null, hayMas: false };
  const found = await listCobros(connection, persona.id, ULTIMOS + 1);
  return {
    mirada,
    quien: conLogin(persona),
    cobros: found.slice(0, ULTIMOS).map(enLista),
    hayMas: found.length > ULTIMOS,
  };
});
