import { isDeepStrictEqual as isDeeplyEqual } from 'node:util';
import { contract, type Inputs } from '../contract';
import { estructuraDe, TIPOS } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';
import { servidor } from './dominio';
import { propio } from './dominios';
import type { Edge, Said } from './edge';
import { notOffered } from './edge';
import type { Fields, Given } from './given';
import { outside } from './implement';
import { own, ownQuestion } from './own';
import { conPalabras } from './palabras';
import { type Enviado, type Falta, faltaDeServidores, registroSano } from './reglas-dns';

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

const campoDe = (said: Given) => ({
  nombre: said.of('nombre').text(''),
  valor: said.of('valor').text(''),
  etiqueta: said.of('etiqueta').text(said.of('nombre').text('')),
  descripcion: said.of('descripcion').text(''),
});

/** A record of the specification, its first field being whose it is. */
function registroDe(said: Given): RegistroDns[] {
  const tipo = TIPOS.find((each) => each === said.of('tipo').text(''));
  if (!tipo) return [];
  const campos = said.of('campos').list().map(campoDe);
  const [primero, ...resto] = campos;
  return [
    {
      idInterno: said.of('idInterno', 'id').id(0),
      tipo,
      ttl: said.of('ttl').whole(86_400),
      campos,
      estructura: estructuraDe(tipo),
      nombre: said.of('nombre').text(primero?.valor ?? ''),
      contenido: said.of('contenido').text(resto.map(({ valor }) => valor).join(' ')),
    },
  ];
}

/** The types of the specification, and those besides that the edge says it takes. */
function tiposDe(said: Given): readonly RegistroDns['tipo'][] {
  const told = said.of('estructurasRegistros', 'tiposRegistro').list();
  const taken = told.map((each) => each.ofOrSelf('tipo').text(''));
  return TIPOS.filter((tipo) => (taken.length > 0 ? taken.includes(tipo) : tipo !== 'CAA'));
}

const REGISTROS = { method: 'POST', path: `${base}/informacion/registros` } as const;

const GUARDAR = { method: 'POST', path: `${base}/registro` } as const;

const preguntados = async (edge: Edge, nombreDominio: string, parte: Fields = {}): Promise<Given> =>
  (await edge.ask({ ...REGISTROS, body: { nombreDominio }, own: parte })).said;

function leidos(said: Given) {
  const registros = said.of('registros').list().flatMap(registroDe);
  return {
    registros,
    total: said.of('total').whole(registros.length),
    encontrados: said.of('encontrados').whole(registros.length),
    versionZona: said.of('versionZona').whole(0),
    registroWeb: registroDe(said.of('registroWeb'))[0] ?? null,
    registroMail: registroDe(said.of('registroMail'))[0] ?? null,
  };
}

/** Every record that a domain has, where an edge knows no pages of them. */
const todos = async (edge: Edge, nombreDominio: string): Promise<RegistroDns[]> =>
  leidos(await preguntados(edge, nombreDominio)).registros;

type Parte = Omit<Inputs['dns']['registros'], 'nombreDominio'>;

/** A page of all the records there are: section 7 knows no pages of them, and no search. */
function enPagina(todas: RegistroDns[], { primerResultado = 0, cantResultados, buscar = '' }: Parte) {
  const words = buscar.toLowerCase();
  const found = todas.filter((each) => `${each.nombre} ${each.contenido}`.toLowerCase().includes(words));
  const end = cantResultados === undefined ? found.length : primerResultado + cantResultados;
  return { registros: found.slice(primerResultado, end), encontrados: found.length };
}

/** What a domain is asked of, in full: its servers, and the types of records that it takes (spec 3, Domain info). */
const informacionDe = async (edge: Edge, nombreDominio: string): Promise<Given> => {
  const body = { nombreDominio };
  const question = {
    method: 'POST',
    path: `${base}/informacion`,
    body,
    own: { conRegistros: false },
  } as const;
  return (await edge.ask(question)).said;
};

/** The server as the edge tells it: a name inside the domain may have been sent without its ending. */
const wholeName = (nombre: string, subdominio: boolean | undefined, dominio: string): string => {
  const plain = nombre.trim().toLowerCase().replace(/\.$/, '');
  return subdominio && !plain.endsWith(`.${dominio}`) ? `${plain}.${dominio}` : plain;
};

async function servidoresDe(edge: Edge, nombreDominio: string): Promise<string[]> {
  return (await informacionDe(edge, nombreDominio))
    .of('nameservers', 'nameServers')
    .list()
    .map((each) => servidor(each).nombre);
}

/** Whether a record there is the one that was sent, in all its fields. */
const isRegistro = (found: RegistroDns, { tipo, idInterno, campos }: Enviado): boolean =>
  found.tipo === tipo &&
  (!idInterno || found.idInterno === idInterno) &&
  campos.every(
    ({ nombre, valor }) =>
      valor === '' || found.campos.some((each) => each.nombre === nombre && each.valor === valor),
  );

const registroRespuesta = ({ done, codigo, mensaje, mapErrores }: Said | Falta) => ({
  respuestaOK: done,
  codigoRespuesta: codigo,
  mensajeRespuesta: mensaje,
  camposConError: Object.keys(mapErrores),
  camposError: Object.entries(mapErrores).map(([campo, text]) => ({ codigo: campo, mensaje: text })),
});

const SIN_PUBLICACION = { estado: 'SIN_PUBLICAR' as const, serie: null, en: null };

/** Where a name is served: the specification's own operations, and ours at an edge like ours. */
export const dns = {
  alojar: op.alojar.handler(async ({ context: { edge }, input: { nombreDominio, ...ours } }) =>
    respuestaDe(
      conPalabras(
        await edge.change({ path: `${base}/alojar`, body: { nombreDominio }, own: ours }, () =>
          alojadoEn(edge, nombreDominio),
        ),
        'alojar',
      ),
    ),
  ),

  delegar: op.delegar.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, nameservers, cantMinimaNameservers, ...ours } = input;
    const isMoving = async () =>
      (await alojadoEn(edge, nombreDominio)) || (await servidoresDe(edge, nombreDominio)).length === 0;
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
    const said = await preguntados(edge, nombreDominio, parte);
    const found = leidos(said);
    const page = (await edge.takes(REGISTROS, 'cantResultados')) ? {} : enPagina(found.registros, parte);
    const saysTypes = said.of('estructurasRegistros', 'tiposRegistro').has;
    const tipos = tiposDe(saysTypes ? said : await informacionDe(edge, nombreDominio));
    return { ...found, ...page, estructurasRegistros: tipos.map(estructuraDe) };
  }),

  registro: op.registro.handler(async ({ context: { edge }, input }) => {
    const registros = await todos(edge, input.nombreDominio);
    const registro = registros.find(({ idInterno }) => idInterno === input.idInterno);
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
    const body = { nombreDominio, agregarRegistro, registro: leido };
    const look = async () => (await todos(edge, nombreDominio)).some((each) => isRegistro(each, leido));
    const answer = await edge.change({ ...GUARDAR, body, own: { operacion, version } }, look);
    return registroRespuesta(conPalabras(answer, agregarRegistro ? 'agregarRegistro' : 'editarRegistro'));
  }),

  eliminarRegistro: op.eliminarRegistro.handler(async ({ context: { edge }, input }) => {
    const { operacion, version, ...body } = input;
    const gone = async () =>
      !(await todos(edge, input.nombreDominio)).some(({ idInterno }) => idInterno === input.idInterno);
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
  versiones: op.versiones.handler(({ context: { edge }, input }) =>
    ownQuestion(edge, asked.versiones, input),
  ),
  firmar: op.firmar.handler(({ context: { edge }, input }) => own(edge, asked.firmar, input)),
  guardarFirmantes: op.guardarFirmantes.handler(({ context: { edge }, input }) =>
    own(edge, asked.guardarFirmantes, input),
  ),
  leerCds: op.leerCds.handler(({ context: { edge }, input }) => own(edge, asked.leerCds, input)),
  comprobarDelegacion: op.comprobarDelegacion.handler(async ({ context: { edge }, input }) => {
    const isOffered = await edge.offers({ method: 'POST', path: `${base}/delegar/comprobar` });
    return isOffered ? own(edge, asked.comprobarDelegacion, input) : { servidores: [], avisos: [] };
  }),
};
