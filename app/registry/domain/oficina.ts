import { capital } from '~/format';
import { inWords } from './roles';

/**
 * What the registry's own people may do at their desk: sets of permissions, and the one table of which act each of them has. Whoever has none of
 * an act's sets is answered as if its address were not there (decision 102); who works at the desk reads that their permission does not reach.
 */
export const CONJUNTOS = ['atencion', 'contenidos', 'dominios', 'direccion'] as const;
export type Conjunto = (typeof CONJUNTOS)[number];

export const CONJUNTO_EN_PALABRAS: Record<Conjunto, string> = {
  atencion: 'Atención',
  contenidos: 'Contenidos',
  dominios: 'Dominios',
  direccion: 'Dirección',
};

/** How long somebody of the registry sees a name after they said why. */
export const MINUTOS_DE_MIRADA = 30;

/** Some sets in a sentence. */
export const conjuntosEnPalabras = (conjuntos: readonly Conjunto[]): string =>
  inWords(
    conjuntos.map((each) => CONJUNTO_EN_PALABRAS[each]),
    'y',
  ) || 'nada';

interface ReglaDeOficina {
  /** What it is, after 'para'. */
  que: string;
  conjuntos: readonly Conjunto[];
}

const TODOS: readonly Conjunto[] = CONJUNTOS;

const TABLA = {
  /** The desk itself, and what one did oneself at it. */
  entrar: { que: 'entrar a la oficina del registro', conjuntos: TODOS },
  verPersonal: { que: 'ver quiénes trabajan en el registro', conjuntos: TODOS },
  cambiarPersonal: { que: 'cambiar lo que puede hacer cada uno', conjuntos: ['direccion'] },
  verActos: { que: 'ver lo que hizo el personal', conjuntos: ['direccion'] },
  /** What the engine of due work could not do. */
  verFallos: { que: 'ver qué no se pudo hacer', conjuntos: ['dominios', 'direccion'] },
  reintentarTrabajo: {
    que: 'hacer que se intente otra vez lo que falló',
    conjuntos: ['dominios', 'direccion'],
  },
  descartarTrabajo: {
    que: 'dejar sin hacer lo que falló, con un motivo',
    conjuntos: ['dominios', 'direccion'],
  },
  /** What became of a request that failed, by the number that its person was shown (decision 116). */
  verPedidos: {
    que: 'ver qué pasó con un error, por su referencia',
    conjuntos: ['atencion', 'dominios', 'direccion'],
  },
  /** One box for names, people, mails, sales, tickets and requests; and a name as its holder sees it. */
  buscar: { que: 'buscar dominios y personas', conjuntos: ['atencion', 'dominios', 'direccion'] },
  mirarDominio: { que: 'mirar un dominio', conjuntos: ['atencion', 'dominios', 'direccion'] },
  /** What somebody bought, and giving back what it cost (decision 108). */
  verVentas: { que: 'ver compras', conjuntos: ['atencion', 'direccion'] },
  devolver: { que: 'devolver lo que se cobró', conjuntos: ['atencion', 'direccion'] },
  /** What the registry holds of names by legal cause (decision 105). */
  verRetenciones: { que: 'ver qué dominios están retenidos', conjuntos: ['dominios', 'direccion'] },
  retenerDominio: { que: 'retener dominios por causa legal', conjuntos: ['dominios', 'direccion'] },
  levantarRetencion: { que: 'levantar retenciones', conjuntos: ['dominios', 'direccion'] },
  /** Who watches over a locked name and is gone (decision 113). */
  sacarCustodio: { que: 'sacar de un candado a quien ya no está', conjuntos: ['dominios', 'direccion'] },
  /** What is done with a name that is somebody's, by a document (decision 114). */
  liberarDominio: { que: 'liberar dominios', conjuntos: ['dominios', 'direccion'] },
  devolverDominio: { que: 'devolver dominios a quien los tenía', conjuntos: ['dominios', 'direccion'] },
  corregirTitular: { que: 'corregir el titular de un dominio', conjuntos: ['dominios', 'direccion'] },
  /** Answering another registrar for a holder who cannot, by a document (decision 125). */
  rechazarTransferencia: {
    que: 'rechazar transferencias en nombre de su titular',
    conjuntos: ['dominios', 'direccion'],
  },
  aprobarTransferencia: {
    que: 'aprobar transferencias en nombre de su titular',
    conjuntos: ['dominios', 'direccion'],
  },
  /** What a year under each suffix costs, from when, and whether it is sold (decision 110). */
  verPrecios: { que: 'ver los precios', conjuntos: ['atencion', 'dominios', 'direccion'] },
  cambiarPrecios: { que: 'poner el próximo precio o retirarlo', conjuntos: ['direccion'] },
  abrirSufijos: { que: 'poner a la venta una terminación o sacarla de ella', conjuntos: ['direccion'] },
  /** The names that are not for whoever asks first (decision 111). */
  verReservados: { que: 'ver los nombres reservados', conjuntos: ['atencion', 'dominios', 'direccion'] },
  cambiarReservados: { que: 'reservar, prohibir o soltar nombres', conjuntos: ['dominios', 'direccion'] },
  /** What people ask the registry: which questions there are, and opening and answering them (decision 103). */
  verConsultas: { que: 'ver qué consultas hay', conjuntos: ['atencion', 'direccion'] },
  atenderConsultas: { que: 'atender consultas', conjuntos: ['atencion', 'direccion'] },
  /** What the registry tells everybody: messages, what the home page puts first, terms (decision 106). */
  verContenidos: {
    que: 'ver los contenidos del portal',
    conjuntos: ['contenidos', 'direccion'],
  },
  escribirContenidos: { que: 'escribir borradores', conjuntos: ['contenidos', 'direccion'] },
  publicarContenidos: { que: 'publicar contenidos o retirarlos', conjuntos: ['contenidos', 'direccion'] },
  publicarTerminos: { que: 'publicar términos', conjuntos: ['contenidos', 'direccion'] },
  /** What waits for a second person: of each act, who has it too (decision 109). */
  verPorAprobar: { que: 'ver lo que espera a una segunda persona', conjuntos: TODOS },
} satisfies Record<string, ReglaDeOficina>;

export type ActoDeOficina = keyof typeof TABLA;
const isActo = (name: string): name is ActoDeOficina => name in TABLA;
export const ACTOS_DE_OFICINA = Object.keys(TABLA).filter(isActo);

/** Whether any of somebody's sets has an act. */
export const permite = (conjuntos: readonly Conjunto[], acto: ActoDeOficina): boolean =>
  TABLA[acto].conjuntos.some((each) => conjuntos.includes(each));

/** Everything that somebody with some sets may do. */
export const actosDe = (conjuntos: readonly Conjunto[]): ActoDeOficina[] =>
  ACTOS_DE_OFICINA.filter((acto) => permite(conjuntos, acto));

const isDeTodos = (acto: ActoDeOficina): boolean => CONJUNTOS.every((each) => permite([each], acto));

/** What some sets allow besides what every set does. */
const propiosDe = (conjuntos: readonly Conjunto[]): ActoDeOficina[] =>
  actosDe(conjuntos).filter((acto) => !isDeTodos(acto));

/** What an act is, after 'para'. */
export const queEsActo = (acto: ActoDeOficina): string => TABLA[acto].que;

/** The same of one set, each with a capital: they stand in a list. */
export const queAlcanza = (conjunto: Conjunto): string[] =>
  propiosDe([conjunto]).map((acto) => capital(TABLA[acto].que));

/**
 * The same beside the others. One that allows all that they do says so, and then only what none of them does: what tells it from them would be
 * lost among thirty things.
 */
export function queAgrega(conjunto: Conjunto): string[] {
  const deOtros = propiosDe(CONJUNTOS.filter((each) => each !== conjunto));
  if (!deOtros.every((acto) => permite([conjunto], acto))) return queAlcanza(conjunto);
  const propios = propiosDe([conjunto]).filter((acto) => !deOtros.includes(acto));
  return ['Todo lo que permiten los otros', ...propios.map((acto) => capital(TABLA[acto].que))];
}

export const isConjunto = (text: string): text is Conjunto => CONJUNTOS.some((each) => each === text);
