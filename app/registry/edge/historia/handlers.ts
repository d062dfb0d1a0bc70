import { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Clase, EntradaHistoria } from '../../contract/historia';
import { escribirLinea } from '../../dns/archivo';
import { type ContextoPersona, notFound } from '../context';
import { enVersion } from '../dns/en-version';
import { listRegistros } from '../dns/zona-store';
import { dominioDe } from '../dominios/acceso';
import { type Foto, fotoTras, SUCESOS, type Suceso } from '../dominios/historia';
import { comoEnPalabras, datosDe, diferenciasDe, SUCESOS_EN_PALABRAS } from '../dominios/historia-palabras';
import { permiso, situacionDe } from '../dominios/permisos';
import { persona } from '../implement';
import { countEntradas, type EntradaConAutor, listEntradas, listHasta } from './store';

export { congelar, congelarConEnlace } from './congelar';

/** What a history holds that not every role sees elsewhere (spec 6). */
const RESERVADOS = [
  ['verPagos', ['cuentaPago']],
  ['verServidores', ['servidores', 'registros', 'ds']],
] as const;

/** The caller's name, with a history they may see, and how much of it: 404 otherwise. */
async function visible(context: ContextoPersona, escrito: string) {
  const dominio = await dominioDe(context, escrito);
  const situacion = situacionDe(dominio, context.now, dayOf(context.now));
  if (!permiso('verHistorial', situacion).permitido) throw notFound();
  const ocultos: readonly string[] = RESERVADOS.flatMap(([accion, campos]) =>
    permiso(accion, situacion).permitido ? [] : campos,
  );
  const loSuyo = (foto: Foto): Foto =>
    Object.fromEntries(Object.entries(foto).filter(([campo]) => !ocultos.includes(campo)));
  return { id: dominio.id, loSuyo };
}

const DESDE = {
  WEB: 'el portal',
  API: 'la interfaz de programas (API)',
  TAREA: 'una tarea del registro',
} as const;
const isSuceso = (text: string): text is Suceso => SUCESOS.some((suceso) => suceso === text);

function entradaDTO(row: EntradaConAutor, loSuyo: (foto: Foto) => Foto): EntradaHistoria {
  const [clase, titulo] = isSuceso(row.suceso)
    ? SUCESOS_EN_PALABRAS[row.suceso]
    : ['VIDA' as const, row.suceso];
  return {
    version: row.version,
    momento: row.momento,
    clase,
    titulo,
    quien: row.usuario ?? row.login ?? (row.como === 'enlace' ? 'Quien recibió el aviso' : 'El registro'),
    como: comoEnPalabras(row.como),
    desde: row.como === 'enlace' ? 'el enlace de un aviso' : DESDE[row.origen],
    diferencias: diferenciasDe(
      loSuyo(JSON.parse(row.antes ?? '{}')),
      loSuyo(JSON.parse(row.despues ?? '{}')),
    ),
  };
}

const sucesosDe = (clase: Clase | null | undefined): Suceso[] =>
  SUCESOS.filter((suceso) => !clase || SUCESOS_EN_PALABRAS[suceso][0] === clase);

export const listar = persona.historia.listar.handler(async ({ context, input }) => {
  const { id, loSuyo } = await visible(context, input.nombreDominio);
  const sucesos = sucesosDe(input.clase);
  const parte = { desde: input.primerResultado, cantidad: input.cantResultados };
  const rows = await listEntradas(context.connection, id, sucesos, parte);
  const total = await countEntradas(context.connection, id, sucesos);
  const entradas = rows.map((row) => entradaDTO(row, loSuyo));
  return { codigo: 'OK' as const, mensaje: '', total, entradas };
});

/** With the records it had. One whose records never changed has no version of its zone. */
async function conRegistros(connection: Connection, dominioId: number, foto: Foto): Promise<Foto> {
  const version = typeof foto.versionZona === 'number' ? foto.versionZona : 0;
  const actuales = await listRegistros(connection, dominioId);
  const registros = await enVersion(connection, dominioId, version, actuales);
  return { ...foto, registros: registros.map(escribirLinea).sort() };
}

export const enFecha = persona.historia.enFecha.handler(async ({ context, input }) => {
  const { id, loSuyo } = await visible(context, input.nombreDominio);
  const momento = stamp(Temporal.Instant.from(input.momento));
  const foto = fotoTras(await listHasta(context.connection, id, momento));
  const mensaje = foto ? '' : 'La historia de este dominio comienza después de ese momento.';
  const datos = foto ? datosDe(loSuyo(await conRegistros(context.connection, id, foto))) : [];
  return { codigo: 'OK' as const, mensaje, datos };
});
