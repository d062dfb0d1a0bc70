import * as address from '~/addresses';
import { money } from '~/format';
import type { Outputs } from '~/registry/contract';
import type { EntradaHistoria } from '~/registry/contract/historia';
import { cambioEnOracion } from '~/registry/domain/cambio-en-palabras';
import { AUTOMATICAMENTE, EL_REGISTRO } from '~/registry/domain/history';
import { SE_REGISTRO, SE_RENOVO, SE_RENOVO_SOLO } from '~/registry/domain/words/dominios';

type Cargos = Outputs['administracion']['obtenerHistorialPagosDominio']['cargos'];

/** How what is charged is told in the history. */
const COBRADO: Partial<Record<Cargos[number]['concepto'], string>> = {
  REGISTRO: SE_REGISTRO,
  RENOVACION: SE_RENOVO,
  RENOVACION_AUTOMATICA: SE_RENOVO_SOLO,
};

/** As it follows who did it: 'Ana, como titular, desde el portal'. In brackets alone it was read as who. */
const fromWhere = (desde: string): string =>
  desde === '' || desde === AUTOMATICAMENTE ? desde : `desde ${desde}`;

/** What an entry changed, a line each. */
function changesOf({ diferencias, version }: EntradaHistoria): string[] {
  // Of its beginning nothing was there before: how it began is told.
  const isFirst = version === 1;
  return diferencias.map((una) => cambioEnOracion(una, isFirst));
}

/** As much as is read at a glance in a list: a longer record, as of a key, is opened by who wants it. */
const SHORT = 120;

interface Told {
  titulo: string;
  cambios: string[];
  /** The one thing there is to know of it, in a line of its own: nobody has to open it. */
  linea: string;
}

/** What happened and what changed: the one thing that only adds its value to what happened is said in its place. */
function toldOf(entrada: EntradaHistoria): Told {
  const { titulo } = entrada;
  const cambios = changesOf(entrada);
  const [only = ''] = cambios;
  const isShort = cambios.length === 1 && only.length <= SHORT;
  if (isShort && only.startsWith(`${titulo}: `)) return { titulo: only, cambios: [], linea: '' };
  return isShort && foldOf(entrada) === DETALLE
    ? { titulo, cambios: [], linea: `${only}.` }
    : { titulo, cambios, linea: '' };
}

const DETALLE = 'Detalle';

/** What the rest of it is: of its beginning nothing changed, and what was done for its safety has its terms. */
const foldOf = ({ version, clase }: EntradaHistoria): string =>
  version === 1 ? 'Con qué datos' : clase === 'SEGURIDAD' ? DETALLE : 'Qué cambió';

const whoOf = ({ quien, como, desde }: EntradaHistoria): string => [quien, como, desde].join('\n');

/**
 * Who did it: what is seen of it, and what is heard besides. Who did the one above too, as the same and from the same place, is seen by name alone. What
 * says who in its first words says it once.
 */
function actorOf(entrada: EntradaHistoria, above: EntradaHistoria | undefined) {
  const { titulo, quien, como, desde } = entrada;
  if (titulo.startsWith(`${quien} `)) return { visto: '', oido: '' };
  const rest = [como && `, como ${como}`, desde && `, ${fromWhere(desde)}`].filter(Boolean).join('');
  if (quien === EL_REGISTRO && desde === AUTOMATICAMENTE) return { visto: 'Automático', oido: '' };
  const isSame = above && whoOf(entrada) === whoOf(above);
  return isSame ? { visto: quien, oido: rest } : { visto: quien + rest, oido: '' };
}

/** What was charged for what happened: how much, and the purchase of who made it. */
function paidOf({ titulo, momento }: EntradaHistoria, cargos: Cargos, told: Omit<Told, 'linea'>) {
  const at = Date.parse(momento);
  const cargo = cargos.find(
    ({ concepto, fecha }) => titulo === COBRADO[concepto] && Math.abs(Date.parse(fecha) - at) < 60_000,
  );
  if (!cargo) return { ...told, compra: null };
  const compra = cargo.compra ? address.comprobante(cargo.compra) : null;
  return { ...told, titulo: `${told.titulo} por ${money(cargo.importe)}`, compra };
}

/** A page of the history in words, the newest first: said here, so that its pages ship none of it. */
export const entriesInWords = (entradas: readonly EntradaHistoria[], cargos: Cargos = []) =>
  entradas.map((entrada, at) => {
    const { linea, ...told } = toldOf(entrada);
    const { visto, oido } = actorOf(entrada, entradas[at - 1]);
    return {
      version: entrada.version,
      ...paidOf(entrada, cargos, told),
      momento: entrada.momento,
      quien: entrada.quien,
      actor: { visto: [linea, visto].filter(Boolean).join(' '), oido },
      pliegue: foldOf(entrada),
    };
  });

export type ShownEntry = ReturnType<typeof entriesInWords>[number];
