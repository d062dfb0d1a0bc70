import * as address from '~/addresses';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import type { Diferencia } from '../../contract/diferencia';
import { DUENIOS } from '../../domain/acciones';
import { cambioEnOracion } from '../../domain/cambio-en-palabras';
import type { Foto, Suceso } from '../../domain/history';
import { toULabels } from '../../domain/labels';
import { seDeshace, sePiensaHasta } from '../../domain/vuelta-atras';
import { CONGELADO_IMPIDE } from '../../domain/words/dominios';
import { avisarContacto } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import type { Autoria } from './autoria';
import { duenioDe, findAutor } from './cambios-store';
import { enlaceAlCambio } from './enlaces-de-avisos';
import { makeEnlace, revokeEnlaces } from './enlaces-store';
import { diferenciasDe, quePaso } from './historia-palabras';
import { COLUMNAS_DE_ROLES, columnaDe } from './role-columns';

/** What could take a name away from who has it: its holder and its administrative contact are told (decision w). */
const PELIGROSOS: readonly Suceso[] = [
  'LIBERACION',
  'BAJA',
  'TRANSFERENCIA_TITULAR',
  'DELEGACION',
  'ALOJAMIENTO',
  // one record at a time tells nobody: a mail for each would teach people not to read them
  'ZONA',
  'FIN_DE_FIRMA',
  'CLAVES',
  'CONGELAMIENTO',
  'VUELTA_ATRAS',
];

/** What the registry's people did with it: whoever has it, or had it, is told so too, and what comes of it. */
const DEL_REGISTRO: Partial<Record<Suceso, string>> = {
  LIBERADO_POR_EL_REGISTRO:
    'El dominio dejó de funcionar. Hasta que quede libre se puede recuperar desde su detalle, salvo que el registro también lo haya retenido.',
  DEVUELTO_POR_EL_REGISTRO:
    'El dominio vuelve a funcionar como antes de eliminarse. Revise en su detalle la forma de pago y la fecha en que vence.',
  TITULAR_CORREGIDO:
    'El dominio sigue funcionando igual. Quien desde ahora es su titular lo administra con su cuenta: conviene que revise los contactos y le asocie una forma de pago. Quien lo era ya no lo administra; si no está de acuerdo, escríbanos desde Contáctenos con el número del documento.',
};

/** The contacts of roles that went from one person to another: new data of the same person take nothing from anybody. */
async function cambiaronDeManos(op: Autoria, before: Dominio, after: Dominio): Promise<number[]> {
  const changed = COLUMNAS_DE_ROLES.filter((rol) => before[rol] !== after[rol]);
  const ids: number[] = [];
  for (const rol of changed) {
    const pair = [before[rol], after[rol]].filter((id) => id !== null);
    const [one, other] = await Promise.all(pair.map((id) => duenioDe(op.trx, id)));
    if (pair.length < 2 || one === null || one !== other) ids.push(...pair);
  }
  return ids;
}

/** Frozen already, or another registrar's by now. */
const SIN_QUE_CONGELAR: readonly Suceso[] = ['CONGELAMIENTO', 'SALIDA_A_OTRO_REGISTRADOR'];

/** Told to who has the name by the transfer itself, in its own words: whoever else loses a role still hears it here. */
const CONTADOS_APARTE: readonly Suceso[] = ['INGRESO_DE_OTRO_REGISTRADOR', 'SALIDA_A_OTRO_REGISTRADOR'];

const NO_FUE_USTED = `Si usted no esperaba este cambio, congele el dominio por 24 horas: ${CONGELADO_IMPIDE}. Después escríbanos desde Contáctenos.`;

/** What of a change is told to its people before and after: of what was put back, no account nor records, which were not all of theirs. */
function contable(suceso: Suceso, foto: Foto): Foto {
  if (suceso !== 'VUELTA_ATRAS') return foto;
  const { cuentaPago: _, registros: __, versionZona: ___, volvioA: ____, ...rest } = foto;
  return rest;
}

/** What changed, in the sentences of the history; what the title says already is not said again. */
function queCambio(que: string, diferencias: readonly Diferencia[]): [string, string][] {
  const dichos = diferencias.map((una) => cambioEnOracion(una, false)).filter((dicho) => dicho !== que);
  return dichos.length === 0 ? [] : [['Qué cambió', dichos.join('. ')]];
}

async function palabras(op: Autoria, { suceso, dominio, antes, despues }: Cambio): Promise<Aviso> {
  const nombre = toULabels(dominio.nombre);
  const que = quePaso(suceso, antes, despues ?? {});
  const autor = op.usuario ? await findAutor(op.trx, op.usuario.id) : undefined;
  const diferencias = despues ? diferenciasDe(contable(suceso, antes), contable(suceso, despues)) : [];
  return {
    clave: `cambio:${dominio.id}:${dominio.version}`,
    titulo: `${nombre}: ${que.charAt(0).toLowerCase()}${que.slice(1)}`,
    porQue: 'Le avisamos de un cambio en un dominio en el que usted tiene o tenía un rol.',
    parrafos: DEL_REGISTRO[suceso] ? [DEL_REGISTRO[suceso]] : [],
    datos: [
      ['Dominio', nombre],
      ['Qué pasó', que],
      ...(autor ? ([['Quién lo hizo', autor]] as const) : []),
      ['Cuándo', dateTime(op.now.toString())],
      ...queCambio(que, diferencias),
    ],
    ...(despues && suceso !== 'SALIDA_A_OTRO_REGISTRADOR' && { enlace: enlaceAlCambio(suceso, nombre) }),
    prioridad: 'ALTA',
    ...(op.usuario && { hizo: op.usuario.id }),
  };
}

/** Told to who was its holder before something that they can take back: until when, and where. */
async function conVuelta(op: Autoria, { suceso, dominio }: Cambio, id: number, aviso: Aviso): Promise<Aviso> {
  if (!seDeshace(suceso) || (await duenioDe(op.trx, id)) === null) return aviso;
  const hasta = dateTime(sePiensaHasta(op.now.toString()));
  return {
    ...aviso,
    parrafos: [
      ...aviso.parrafos,
      `Hasta el ${hasta} usted puede volver atrás: el dominio queda como estaba antes de este cambio.`,
    ],
    enlace: { texto: 'Ver cómo volver atrás', direccion: address.volverAtras(toULabels(dominio.nombre)) },
  };
}

/** With a link of its own that freezes the name. */
async function conEnlace(op: Autoria, dominio: Dominio, aviso: Aviso, isTitular: boolean): Promise<Aviso> {
  const direccion = address.congelar(await makeEnlace(op.trx, dominio, isTitular, op.now));
  const soloPorCorreo = { texto: 'Congelar el dominio', direccion };
  return { ...aviso, parrafos: [...aviso.parrafos, NO_FUE_USTED], soloPorCorreo };
}

interface Cambio {
  suceso: Suceso;
  /** With the version that the change made. */
  dominio: Dominio;
  antes: Foto;
  despues: Foto | null;
}

/**
 * Tells who loses or gains a role, and of what could take the name away its holder and administrative contact, those from
 * before included; to these with a link that freezes it, where there still is something to freeze.
 */
export async function avisarCambio(op: Autoria, before: Dominio, cambio: Cambio): Promise<void> {
  const { dominio, suceso, despues } = cambio;
  const moved = despues ? await cambiaronDeManos(op, before, dominio) : [];
  const isDangerous = PELIGROSOS.includes(suceso) || DEL_REGISTRO[suceso] !== undefined;
  if (moved.length === 0 && !isDangerous) return;
  // Holders first: who is both is told once, with the holder's link.
  const duenios = DUENIOS.map(columnaDe).flatMap((rol) => [before[rol], dominio[rol]]);
  const owners = new Set(duenios.filter((id) => id !== null));
  const aviso = await palabras(op, cambio);
  // Whoever has no say any more must not hold the name with the notices of other days; that of this change is for both.
  if (DUENIOS.map(columnaDe).some((rol) => before[rol] !== dominio[rol]))
    await revokeEnlaces(op.trx, dominio.id);
  const canFreeze = despues !== null && !SIN_QUE_CONGELAR.includes(suceso);
  const titulares = [before.titular_id, dominio.titular_id];
  // Of who had it taken back from them nothing is left to hold.
  const leQuitaron = (id: number): boolean =>
    suceso === 'VUELTA_ATRAS' && !DUENIOS.map(columnaDe).some((rol) => dominio[rol] === id);
  if (!CONTADOS_APARTE.includes(suceso))
    for (const id of owners) {
      const said = id === before.titular_id ? await conVuelta(op, cambio, id, aviso) : aviso;
      const own =
        canFreeze && !leQuitaron(id) ? await conEnlace(op, dominio, said, titulares.includes(id)) : said;
      await avisarContacto(op, id, own);
    }
  for (const id of new Set(moved))
    if (!owners.has(id)) await avisarContacto(op, id, { ...aviso, puedeEsperar: true });
}
