import type { z } from 'zod';
import { dayOf } from '~/base/clock.server';
import type { Clase, EntradaHistoria, parteDeHistoria } from '../../contract/historia';
import { type Foto, SUCESOS, type Suceso } from '../../domain/history';
import { type ConRoles, permiso, situacionDe } from '../../domain/permissions';
import { type ContextoPersona, notFound } from '../context';
import { dominioDe } from '../dominios/acceso';
import { comoEnPalabras, diferenciasDe, SUCESOS_EN_PALABRAS, tituloDe } from '../dominios/historia-palabras';
import { persona } from '../implement';
import { countEntradas, type EntradaConAutor, listEntradas } from './store';

/** What a history holds that not every role sees elsewhere (spec 6). */
const RESERVADOS = [
  ['verPagos', ['cuentaPago']],
  ['verServidores', ['servidores', 'registros', 'ds']],
] as const;

/** How much of a name's history somebody sees; undefined for who sees none of it. */
function visible({ now }: ContextoPersona, dominio: ConRoles) {
  const situacion = situacionDe(dominio, now, dayOf(now));
  if (!permiso('verHistorial', situacion).permitido) return undefined;
  const ocultos: readonly string[] = RESERVADOS.flatMap(([accion, campos]) =>
    permiso(accion, situacion).permitido ? [] : campos,
  );
  return (foto: Foto): Foto =>
    Object.fromEntries(Object.entries(foto).filter(([campo]) => !ocultos.includes(campo)));
}

/** The caller's name, with a history they may see, and how much of it: 404 otherwise. */
export async function conHistoria(context: ContextoPersona, escrito: string) {
  const { id, ...dominio } = await dominioDe(context, escrito);
  const loSuyo = visible(context, dominio);
  if (!loSuyo) throw notFound();
  return { id, loSuyo };
}

const DESDE = {
  WEB: 'el portal',
  API: 'la interfaz de programas (API)',
  TAREA: 'una tarea del registro',
} as const;
const isSuceso = (text: string): text is Suceso => SUCESOS.some((suceso) => suceso === text);

function entradaDTO(row: EntradaConAutor, loSuyo: (foto: Foto) => Foto): EntradaHistoria {
  const { suceso } = row;
  const antes = loSuyo(JSON.parse(row.antes ?? '{}'));
  const despues = loSuyo(JSON.parse(row.despues ?? '{}'));
  return {
    version: row.version,
    momento: row.momento,
    clase: isSuceso(suceso) ? SUCESOS_EN_PALABRAS[suceso][0] : 'VIDA',
    titulo: isSuceso(suceso) ? tituloDe(suceso, antes, despues) : suceso,
    quien: row.usuario ?? row.login ?? (row.como === 'enlace' ? 'Quien recibió el aviso' : 'El registro'),
    como: comoEnPalabras(row.como),
    desde: row.como === 'enlace' ? 'el enlace de un aviso' : DESDE[row.origen],
    diferencias: diferenciasDe(antes, despues),
  };
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
  const loSuyo = visible(context, dominio);
  if (!loSuyo) return null;
  const sucesos = sucesosDe(pedida.clase);
  const parte = { desde: pedida.primerResultado, cantidad: pedida.cantResultados };
  const rows = await listEntradas(connection, dominio.id, sucesos, parte);
  const isLast = rows.length < parte.cantidad && (rows.length > 0 || parte.desde === 0);
  const total = isLast ? parte.desde + rows.length : await countEntradas(connection, dominio.id, sucesos);
  const entradas = rows.map((row) => entradaDTO(row, loSuyo));
  return { codigo: 'OK' as const, mensaje: '', total, entradas };
}

export const listar = persona.historia.listar.handler(async ({ context, input }) => {
  const lista = await historiaDe(context, await dominioDe(context, input.nombreDominio), input);
  if (!lista) throw notFound();
  return lista;
});
