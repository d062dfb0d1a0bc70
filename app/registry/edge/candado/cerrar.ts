import { stamp } from '~/base/clock.server';
import { inSavepoint } from '~/database/savepoint';
import { dateTime } from '~/format';
import { DIAS_PARA_APROBAR, faltaParaCerrar, type Grado, HORAS_PARA_ABRIR } from '../../domain/candado';
import { afterColon } from '../../domain/in-sentences';
import { toULabels } from '../../domain/labels';
import { enOrden, readNombre } from '../../domain/name';
import { losAprueban } from '../../domain/words/candado';
import { cambio, type Op } from '../cambio/cambio';
import { addDiferencia } from '../cambio/paso';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { dominioPara } from '../dominios/acceso';
import { cambiarDominio } from '../dominios/cambios';
import { writeHistory } from '../dominios/por-aprobar';
import { findCandado } from '../dominios/por-aprobar-store';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { retirarCodigo } from '../transferencias/codigos';
import { tellCierre, tellTodos } from './avisos';
import { insertCandado, listAceptados, setAbreEn } from './store';

interface Cierre {
  grado: Grado;
  custodios: readonly number[];
  quorum: number;
}

/** What was closed of one name. */
interface Cerrado {
  nombre: string;
  /** Names what is told of it: nobody is told twice of the same closing. */
  clave: string;
}

/** Closes the lock of one name; the code that somebody may have to take it away is good no more. */
async function closeOne(
  op: Op,
  nombreDominio: string,
  { grado, custodios, quorum }: Cierre,
): Promise<Cerrado> {
  const dominio = await dominioPara(op, nombreDominio, 'cerrarCandado');
  await retirarCodigo(op, dominio);
  const cierre = {
    dominio_id: dominio.id,
    quorum,
    cerrado_por: op.usuario.id,
    cerrado_en: stamp(op.now),
  };
  await insertCandado(op.trx, cierre, custodios);
  const { id, version } = await cambiarDominio(op, dominio, 'CANDADO_CERRADO', {
    columnas: { candado: grado },
  });
  return { nombre: toULabels(dominio.nombre), clave: `candado:${id}:${version}` };
}

/** What of a form is refused is told beside its field. */
async function readCierre(
  op: Op,
  { grado, custodios, quorum }: { grado: Grado; custodios: readonly (number | string)[]; quorum: number },
): Promise<Cierre> {
  const ids = await listAceptados(op.trx, op.usuario.id, custodios.map(fila));
  const falta = faltaParaCerrar(ids, quorum, op.usuario.id);
  if (falta) throw Rechazo.deCampos(falta);
  return { grado, custodios: ids, quorum };
}

type NoCerrado = { nombre: string; motivo: string };

/** Of several, one that cannot be locked is left with its reason, and the others are; told in the order of lists. */
async function closeAll(op: Op, nombres: readonly string[], cierre: Cierre) {
  const cerrados: Cerrado[] = [];
  const noCerrados: NoCerrado[] = [];
  for (const nombre of nombres) {
    const left = await inSavepoint<string | undefined>(
      op.trx,
      async () => {
        cerrados.push(await closeOne(op, nombre, cierre));
        return undefined;
      },
      (error) => {
        if (error instanceof Rechazo && nombres.length > 1) return error.message;
        if (nombres.length > 1 && isNotTheirs(error)) return 'No está entre sus dominios.';
        throw error;
      },
    );
    if (left !== undefined) noCerrados.push({ nombre: toULabels(nombre), motivo: left });
  }
  const orden = enOrden(nombres).map(toULabels);
  const asListed = (one: { nombre: string }, other: { nombre: string }) =>
    orden.indexOf(one.nombre) - orden.indexOf(other.nombre);
  return { cerrados: cerrados.sort(asListed), noCerrados: noCerrados.sort(asListed) };
}

/** Of one name why; of several, that it is so of all, and why of the first: of each it is told beside. */
const ninguno = ({ nombre, motivo }: NoCerrado, { length }: readonly NoCerrado[]): string =>
  length === 1
    ? motivo
    : `No se pudo poner candado a ninguno de los ${length} dominios. ${nombre}: ${afterColon(motivo)} Revise los motivos de cada uno y elija otros.`;

const isNotTheirs = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === notFound().code;

/** Each once, in the order in which names are locked. */
const inOrder = (escritos: readonly string[]): string[] =>
  [...new Set(escritos.map((escrito) => readNombre(escrito) || escrito))].sort();

export const cerrar = cambio(persona.candado.cerrar, async (op, input) => {
  const [only, another] = inOrder(input.nombresDominio);
  if (only !== undefined && another === undefined) await dominioPara(op, only, 'cerrarCandado');
  const cierre = await readCierre(op, input);
  const { cerrados: hechos, noCerrados } = await closeAll(op, inOrder(input.nombresDominio), cierre);
  const cerrados = hechos.map(({ nombre }) => nombre);
  const [first] = noCerrados;
  if (first && cerrados.length === 0)
    throw new Rechazo('ESTADO', ninguno(first, noCerrados), {}, { noCerrados });
  await tellCierre(op, hechos, cierre);
  const que =
    cerrados.length === 1
      ? `El dominio ${cerrados[0]} tiene candado`
      : `${cerrados.length} dominios tienen candado`;
  const mensaje = `${que}: los cambios que guarda se hacen si ${losAprueban(cierre.quorum, cierre.custodios.length)}, dentro de ${DIAS_PARA_APROBAR} días.`;
  return { mensaje, cerrados, noCerrados };
});

/** What the lock asks of its custodians; done once they all approved, it begins the 24 hours. */
export const abrir = cambio(persona.candado.abrir, async (op, { nombreDominio }) => {
  const dominio = await dominioPara(op, nombreDominio, 'abrirCandado');
  const candado = await findCandado(op.trx, dominio.id);
  if (!candado) throw new Error(`${dominio.nombre} has a lock and no custodians`);
  if (candado.abre_en) throw new Rechazo('ESTADO', `El candado ya se abre el ${dateTime(candado.abre_en)}.`);
  addDiferencia(
    op,
    'Candado',
    `se abre ${HORAS_PARA_ABRIR} horas después de la última aprobación`,
    'cerrado',
  );
  const abre = stamp(op.now.add({ hours: HORAS_PARA_ABRIR }));
  await setAbreEn(op.trx, candado.id, abre);
  await writeHistory(op, dominio, 'CANDADO_POR_ABRIR', 'abrir su candado');
  const nombre = toULabels(dominio.nombre);
  await tellTodos(op, dominio, candado.custodios, {
    clave: `candado:${candado.id}:abre:${abre}`,
    titulo: `${nombre}: su candado se abre el ${dateTime(abre)}`,
    parrafos: [
      'Todos sus custodios aprobaron abrirlo. Desde ese momento los cambios del dominio se hacen sin pedir aprobación.',
      'Si usted no esperaba esto, déjelo cerrado desde la página Candado: alcanza con que lo haga una sola persona.',
    ],
    prioridad: 'ALTA',
  });
  return { mensaje: `El candado de ${nombre} se abre el ${dateTime(abre)}.` };
});
