import { contract } from '../contract';
import { camposDelFormulario, ESTRUCTURAS, TIPOS } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';
import { RegistryFailure } from '../failure';
import { propio } from './dominios';
import type { Edge, Said } from './edge';
import { notOffered } from './edge';
import type { Given } from './given';
import { outside } from './implement';
import { own } from './own';

const op = outside.dns;
const { dns: asked } = contract;
const base = '/usuario/administracion/dominio';

const respuesta = ({ done, codigo, mensaje, mapErrores }: Said) => ({
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

/** The specification names the fields of each type (spec 3): every edge has these. */
const estructuraConocida = (tipo: RegistroDns['tipo']): RegistroDns['estructura'] => ({
  tipo,
  descripcion: ESTRUCTURAS[tipo].descripcion,
  estructuraCampos: camposDelFormulario(tipo),
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
      estructura: estructuraConocida(tipo),
      nombre: said.of('nombre').text(primero?.valor ?? ''),
      contenido: said.of('contenido').text(resto.map(({ valor }) => valor).join(' ')),
    },
  ];
}

async function todos(edge: Edge, nombreDominio: string, parte: Record<string, unknown> = {}) {
  const question = {
    method: 'POST' as const,
    path: `${base}/informacion/registros`,
    body: { nombreDominio },
    own: parte,
  };
  const { said } = await edge.ask(question);
  const registros = said.of('registros').list().flatMap(registroDe);
  return {
    registros,
    total: said.of('total').whole(registros.length),
    versionZona: said.of('versionZona').whole(0),
    estructurasRegistros: TIPOS.map(estructuraConocida),
    registroWeb: registroDe(said.of('registroWeb'))[0] ?? null,
    registroMail: registroDe(said.of('registroMail'))[0] ?? null,
  };
}

const SIN_PUBLICACION = { estado: 'SIN_PUBLICAR' as const, serie: null, en: null };

/** Where a name is served: the specification's own operations, and ours at an edge like ours. */
export const dns = {
  alojar: op.alojar.handler(async ({ context: { edge }, input: { nombreDominio, ...ours } }) =>
    respuesta(
      await edge.change({ path: `${base}/alojar`, body: { nombreDominio }, own: ours }, () =>
        alojadoEn(edge, nombreDominio),
      ),
    ),
  ),

  delegar: op.delegar.handler(async ({ context: { edge }, input }) => {
    const { nombreDominio, nameservers, cantMinimaNameservers, ...ours } = input;
    const rows = nameservers.map((row, index) => ({ index, ...row }));
    const body = { nombreDominio, nameservers: rows, cantMinimaNameservers };
    return respuesta(await edge.change({ path: `${base}/delegar`, body, own: ours }));
  }),

  registros: op.registros.handler(({ context: { edge }, input: { nombreDominio, ...parte } }) =>
    todos(edge, nombreDominio, parte),
  ),

  registro: op.registro.handler(async ({ context: { edge }, input }) => {
    const { registros } = await todos(edge, input.nombreDominio);
    const registro = registros.find(({ idInterno }) => idInterno === input.idInterno);
    if (!registro) throw notOffered();
    return { registro };
  }),

  guardarRegistro: op.guardarRegistro.handler(async ({ context: { edge }, input }) => {
    const { operacion, ...body } = input;
    const said = await edge.change({ path: `${base}/registro`, body, own: { operacion } });
    return {
      respuestaOK: said.done,
      codigoRespuesta: said.codigo,
      mensajeRespuesta: said.mensaje,
      camposConError: Object.keys(said.mapErrores),
      camposError: Object.entries(said.mapErrores).map(([codigo, mensaje]) => ({ codigo, mensaje })),
    };
  }),

  eliminarRegistro: op.eliminarRegistro.handler(async ({ context: { edge }, input }) => {
    const { operacion, ...body } = input;
    const gone = async () =>
      !(await todos(edge, input.nombreDominio)).registros.some(
        ({ idInterno }) => idInterno === input.idInterno,
      );
    const said = await edge.change({ path: `${base}/eliminar-registro`, body, own: { operacion } }, gone);
    return { respuestaOK: said.done, codigoRespuesta: said.codigo, mensajeRespuesta: said.mensaje };
  }),

  /** An edge that cannot say whether it published promises nothing. */
  estado: op.estado.handler(async ({ context: { edge }, input }) => {
    try {
      return await own(edge, asked.estado, input);
    } catch (error) {
      if (!(error instanceof RegistryFailure) || error.status !== 404) throw error;
      const alojado = await alojadoEn(edge, input.nombreDominio);
      const dnssec = { firmada: false, puedeFirmar: false, ds: [] };
      return { version: 0, alojado, tieneZona: false, propia: false, publicacion: SIN_PUBLICACION, dnssec };
    }
  }),

  compararZona: op.compararZona.handler(({ context: { edge }, input }) =>
    own(edge, asked.compararZona, input),
  ),
  cambiarZona: op.cambiarZona.handler(({ context: { edge }, input }) => own(edge, asked.cambiarZona, input)),
  exportarZona: op.exportarZona.handler(({ context: { edge }, input }) =>
    own(edge, asked.exportarZona, input),
  ),
  versiones: op.versiones.handler(({ context: { edge }, input }) => own(edge, asked.versiones, input)),
  firmar: op.firmar.handler(({ context: { edge }, input }) => own(edge, asked.firmar, input)),
  guardarFirmantes: op.guardarFirmantes.handler(({ context: { edge }, input }) =>
    own(edge, asked.guardarFirmantes, input),
  ),
  leerCds: op.leerCds.handler(({ context: { edge }, input }) => own(edge, asked.leerCds, input)),
  comprobarDelegacion: op.comprobarDelegacion.handler(async ({ context: { edge }, input }) => {
    try {
      return await own(edge, asked.comprobarDelegacion, input);
    } catch (error) {
      if (error instanceof RegistryFailure && error.status === 404) return { servidores: [], avisos: [] };
      throw error;
    }
  }),
};
