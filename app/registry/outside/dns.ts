import { isDeepStrictEqual as isDeeplyEqual } from 'node:util';
import { contract } from '../contract';
import { estructuraDe } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';
import { isSameId } from '../contract/ids';
import { isBelow, withoutDot } from '../domain/labels';
import { cambioDeZona } from '../domain/version-en-palabras';
import { RegistryFailure } from '../failure';
import type { Given } from './answer-reader';
import { servidorDe } from './dominio';
import { propio, propioAhora } from './dominio-propio';
import type { Edge, Said } from './edge';
import { notOffered } from './edge';
import { outside } from './implement';
import { own, ownQuestion } from './own-operation';
import { conPalabras } from './palabras-de-cambio';
import {
  conRegistro,
  enPagina,
  GUARDAR,
  isRegistro,
  leidos,
  preguntados,
  REGISTROS,
  tiposDe,
  todos,
} from './registros-dns';
import { type Falta, faltaDeServidores, registroSano } from './reglas-dns';

const op = outside.dns;
const { dns: asked } = contract;
const base = '/usuario/administracion/dominio';

const respuestaDe = ({ done, codigo, mensaje, mapErrores }: Said | Falta) => ({
  esRespOK: done,
  codigo,
  mensaje,
  mapErrores,
});

const alojadoEn = async (edge: Edge, nombre: string): Promise<boolean> =>
  (await propio(edge, nombre))?.wrapper.dominio.dominioBE.alojado ?? false;

/** The same, to see whether a change was made. */
const isAlojado = async (edge: Edge, nombre: string): Promise<boolean | undefined> =>
  (await propioAhora(edge, nombre))?.wrapper.dominio.dominioBE.alojado;

/** What a domain is asked of, in full: its servers, and the types of records that it takes (spec 3, Domain info). */
const informacionDe = async (edge: Edge, nombreDominio: string): Promise<Given> => {
  const body = { nombreDominio };
  const question = {
    method: 'POST',
    path: `${base}/informacion`,
    body,
    own: { conRegistros: false },
  } as const;
  const { said, done } = await edge.ask(question);
  if (!done) throw new RegistryFailure('backend', 502);
  return said;
};

/** The server as the edge tells it: a name inside the domain may have been sent without its ending. */
const wholeName = (nombre: string, subdominio: boolean | undefined, dominio: string): string => {
  const plain = withoutDot(nombre.trim());
  return subdominio && !isBelow(plain, dominio) ? `${plain}.${dominio}` : plain;
};

async function servidoresDe(edge: Edge, nombreDominio: string): Promise<string[]> {
  return (await informacionDe(edge, nombreDominio))
    .of('nameservers', 'nameServers')
    .list()
    .map((each) => servidorDe(each, nombreDominio).nombre);
}

const registroRespuesta = ({ done, codigo, mensaje, mapErrores }: Said | Falta) => ({
  respuestaOK: done,
  codigoRespuesta: codigo,
  mensajeRespuesta: mensaje,
  camposConError: Object.keys(mapErrores),
  camposError: Object.entries(mapErrores).map(([campo, text]) => ({ codigo: campo, mensaje: text })),
});

const SIN_PUBLICACION = { estado: 'SIN_PUBLICAR' as const, serie: null, en: null, rechazados: [] };

/** Where a name is served: the specification's own operations, and ours at an edge like ours. */
export const dns = {
  alojar: op.alojar.handler(async ({ context: { edge }, input: { nombreDominio, ...ours } }) =>
    respuestaDe(
      conPalabras(
        await edge.change({ path: `${base}/alojar`, body: { nombreDominio }, own: ours }, () =>
          isAlojado(edge, nombreDominio),
        ),
        'alojar',
      ),
    ),
  ),

  delegar: op.delegar.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, nameservers, cantMinimaNameservers, ...ours } = input;
    const isMoving = async () =>
      (await alojadoEn(edge, nombreDominio)) ||
      (await servidoresDe(edge, nombreDominio).catch(() => [])).length === 0;
    const wrong = await faltaDeServidores(nameservers, nombreDominio, isMoving);
    if (wrong) return respuestaDe(wrong);
    const rows = nameservers.map((row, index) => ({ index, ...row }));
    const body = { nombreDominio, nameservers: rows, cantMinimaNameservers };
    const names = nameservers.map(({ nombre, subdominio }) => wholeName(nombre, subdominio, nombreDominio));
    const look = async () => isDeeplyEqual((await servidoresDe(edge, nombreDominio)).sort(), names.sort());
    const answer = await edge.change({ path: `${base}/delegar`, body, own: ours }, look);
    return respuestaDe(conPalabras(answer, 'delegar'));
  }),

  registros: op.registros.handler(async ({ context: { edge }, input: { nombreDominio, ...parte } }) => {
    const isOurs = await edge.takes(REGISTROS, 'cantResultados');
    const [said, info] = await Promise.all([
      preguntados(edge, nombreDominio, parte),
      // An edge like ours says the types with the records. Not known, they are those of the specification.
      isOurs ? edge.nothing : informacionDe(edge, nombreDominio).catch(() => edge.nothing),
    ]);
    const found = leidos(said);
    const page = isOurs ? {} : enPagina(found.registros, { nombreDominio, ...parte });
    const saysTypes = said.of('estructurasRegistros', 'tiposRegistro').has;
    return { ...found, ...page, estructurasRegistros: tiposDe(saysTypes ? said : info).map(estructuraDe) };
  }),

  registro: op.registro.handler(async ({ context: { edge }, input }) => {
    const registros = await todos(edge, input.nombreDominio);
    const registro = registros.find(({ idInterno }) => isSameId(idInterno, input.idInterno));
    if (!registro) throw notOffered();
    return { registro };
  }),

  guardarRegistro: op.guardarRegistro.handler(async ({ context: { edge }, input }) => {
    const { operacion, version, nombreDominio, agregarRegistro } = input;
    // What stands in the way may be what this very form did, its answer lost: an edge that knows its key tells them apart.
    const tellsApart = operacion !== undefined && (await edge.takes(GUARDAR, 'operacion'));
    const others = tellsApart ? [] : await todos(edge, nombreDominio);
    const leido = registroSano(input.registro, nombreDominio, others);
    if ('mensaje' in leido) return registroRespuesta(leido);
    const body = await conRegistro(edge, { nombreDominio, agregarRegistro }, leido);
    const look = async () => (await todos(edge, nombreDominio)).some((each) => isRegistro(each, leido));
    const answer = await edge.change({ ...GUARDAR, body, own: { operacion, version } }, look);
    return registroRespuesta(conPalabras(answer, agregarRegistro ? 'agregarRegistro' : 'editarRegistro'));
  }),

  eliminarRegistro: op.eliminarRegistro.handler(async ({ context: { edge }, input }) => {
    const { operacion, version, nombreDominio, idInterno } = input;
    const isIt = (each: RegistroDns) => isSameId(each.idInterno, idInterno);
    const registro = (await todos(edge, nombreDominio)).find(isIt) ?? { idInterno };
    const body = await conRegistro(edge, { nombreDominio }, registro);
    const gone = async () => !(await todos(edge, nombreDominio)).some(isIt);
    const answer = await edge.change(
      { path: `${base}/eliminar-registro`, body, own: { operacion, version } },
      gone,
    );
    const said = conPalabras(answer, 'eliminarRegistro');
    return { respuestaOK: said.done, codigoRespuesta: said.codigo, mensajeRespuesta: said.mensaje };
  }),

  /** An edge that cannot say whether it published promises nothing. */
  estado: op.estado.handler(async ({ context: { edge }, input }) => {
    if (await edge.offers({ method: 'POST', path: `${base}/informacion/dns` }))
      return ownQuestion(edge, asked.estado, input);
    const alojado = await alojadoEn(edge, input.nombreDominio);
    const dnssec = { firmada: false, puedeFirmar: false, ds: [] };
    return { version: 0, alojado, tieneZona: false, propia: false, publicacion: SIN_PUBLICACION, dnssec };
  }),

  compararZona: op.compararZona.handler(({ context: { edge }, input }) =>
    own(edge, asked.compararZona, input),
  ),
  cambiarZona: op.cambiarZona.handler(({ context: { edge }, input }) => own(edge, asked.cambiarZona, input)),
  exportarZona: op.exportarZona.handler(({ context: { edge }, input }) =>
    own(edge, asked.exportarZona, input),
  ),
  /** An edge of before the sentence says what it did, and how many records it touched. */
  versiones: op.versiones.handler(async ({ context: { edge }, input }) => {
    const { versiones } = await ownQuestion(edge, asked.versiones, input);
    const conTitulo = versiones.map(({ titulo, ...version }) => ({
      ...version,
      titulo: titulo ?? cambioDeZona(version.motivo, version.quitados, version.agregados),
    }));
    return { versiones: conTitulo };
  }),
  firmar: op.firmar.handler(({ context: { edge }, input }) => own(edge, asked.firmar, input)),
  guardarFirmantes: op.guardarFirmantes.handler(({ context: { edge }, input }) =>
    own(edge, asked.guardarFirmantes, input),
  ),
  leerCds: op.leerCds.handler(({ context: { edge }, input }) => own(edge, asked.leerCds, input)),
  /** An edge of before it saves keys without asking. */
  comprobarClaves: op.comprobarClaves.handler(async ({ context: { edge }, input }) => {
    const isOffered = await edge.offers({ method: 'POST', path: `${base}/dnssec/ds/comprobar` });
    return isOffered ? own(edge, asked.comprobarClaves, input) : { visto: 'NADA' as const, frases: [] };
  }),
  comprobarDelegacion: op.comprobarDelegacion.handler(async ({ context: { edge }, input }) => {
    const isOffered = await edge.offers({ method: 'POST', path: `${base}/delegar/comprobar` });
    return isOffered ? own(edge, asked.comprobarDelegacion, input) : { servidores: [], avisos: [] };
  }),
};
