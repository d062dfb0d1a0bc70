import type { z } from 'zod';
import { dateTimeInList } from '~/format';
import type { Clase, parteDeHistoria } from '../../contract/historia';
import { SUCESOS, type Suceso } from '../../domain/history';
import type { ConRoles } from '../../domain/situacion';
import { type ContextoPersona, notFound } from '../context';
import { dominioDe } from '../dominios/acceso';
import { SUCESOS_EN_PALABRAS } from '../dominios/historia-palabras';
import { persona } from '../implement';
import { entradaDTO, loVisible } from './entrada';
import { countEntradas, listEntradas } from './store';

/** The caller's name, with a history they may see, and how much of it: 404 otherwise. */
export async function conHistoria(context: ContextoPersona, escrito: string) {
  const { id, ...dominio } = await dominioDe(context, escrito);
  const loSuyo = loVisible(context.now, dominio);
  if (!loSuyo) throw notFound();
  return { id, loSuyo };
}

const sucesosDe = (clase: Clase | null | undefined): Suceso[] =>
  SUCESOS.filter((suceso) => !clase || SUCESOS_EN_PALABRAS[suceso][0] === clase);

/** A part of the history of a name; null for who may not see it. */
export async function historiaDe(
  context: ContextoPersona,
  dominio: ConRoles & { id: number },
  pedida: z.output<typeof parteDeHistoria>,
) {
  const { connection } = context;
  const loSuyo = loVisible(context.now, dominio);
  if (!loSuyo) return null;
  const sucesos = sucesosDe(pedida.clase);
  const parte = { desde: pedida.primerResultado, cantidad: pedida.cantResultados };
  const rows = await listEntradas(connection, dominio.id, sucesos, parte);
  const isLast = rows.length < parte.cantidad && (rows.length > 0 || parte.desde === 0);
  const total = isLast ? parte.desde + rows.length : await countEntradas(connection, dominio.id, sucesos);
  const entradas = rows.map((row) => entradaDTO(row, loSuyo, dateTimeInList));
  return { codigo: 'OK' as const, mensaje: '', total, entradas };
}

export const listar = persona.historia.listar.handler(async ({ context, input }) => {
  const lista = await historiaDe(context, await dominioDe(context, input.nombreDominio), input);
  if (!lista) throw notFound();
  return lista;
});
