import { settings } from '~/base/config.server';
import type { Inputs } from '../contract';
import { estructuraDe, TIPOS } from '../contract/dns-estructuras';
import type { RegistroDns } from '../contract/dns-formas';
import { isSameId } from '../contract/ids';
import { toALabels, withoutDot } from '../domain/labels';
import { RegistryFailure } from '../failure';
import type { Fields, Given } from './answer-reader';
import type { Edge } from './edge';
import { writtenId } from './ids';
import type { Enviado } from './reglas-dns';
import { answered } from './verdict';

const base = '/usuario/administracion/dominio';

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
export function tiposDe(said: Given): readonly RegistroDns['tipo'][] {
  const told = said.of('estructurasRegistros', 'tiposRegistro').list();
  const taken = told.map((each) => each.ofOrSelf('tipo').text(''));
  return TIPOS.filter((tipo) => (taken.length > 0 ? taken.includes(tipo) : tipo !== 'CAA'));
}

export const REGISTROS = { method: 'POST', path: `${base}/informacion/registros` } as const;

export const GUARDAR = { method: 'POST', path: `${base}/registro` } as const;

/** What an edge says of the records of a name; one that refuses to say it has not said that there are none. */
export async function preguntados(edge: Edge, nombreDominio: string, parte: Fields = {}): Promise<Given> {
  const { said, done } = await edge.ask({ ...REGISTROS, body: { nombreDominio }, own: parte });
  if (!done) throw new RegistryFailure('backend', 502);
  return said;
}

/** One that there may not be. */
const registroOrNull = (said: Given): RegistroDns | null => (said.has ? (registroDe(said)[0] ?? null) : null);

export function leidos(said: Given) {
  answered(said, 'registros', 'registroWeb', 'registroMail');
  const registros = said.of('registros').list().flatMap(registroDe);
  return {
    registros,
    total: said.of('total').whole(registros.length),
    encontrados: said.of('encontrados').whole(registros.length),
    versionZona: said.of('versionZona').whole(0),
    nuevos: said.of('nuevos').has
      ? said
          .of('nuevos')
          .list()
          .map((each) => each.id(0))
      : undefined,
    rehace: said.of('rehace').has ? said.of('rehace').flag() : undefined,
    registroWeb: registroOrNull(said.of('registroWeb')),
    registroMail: registroOrNull(said.of('registroMail')),
  };
}

/** Every record that a domain has, where an edge knows no pages of them. */
export const todos = async (edge: Edge, nombreDominio: string): Promise<RegistroDns[]> =>
  leidos(await preguntados(edge, nombreDominio)).registros;

/** Whether a record is of the domain itself, in each way in which an edge may write that: whole, in letters of people too, or short. */
const esDelDominio = ({ nombre }: RegistroDns, dominio: string): boolean =>
  ['', '@'].includes(nombre) || withoutDot(toALabels(nombre)) === toALabels(dominio);

/** A page of all the records there are, those of the domain itself first: section 7 knows no pages of them, and no search. */
export function enPagina(
  todas: RegistroDns[],
  { nombreDominio, primerResultado = 0, cantResultados, buscar = '' }: Inputs['dns']['registros'],
) {
  const words = buscar.toLowerCase();
  const enOrden = [
    ...todas.filter((each) => esDelDominio(each, nombreDominio)),
    ...todas.filter((each) => !esDelDominio(each, nombreDominio)),
  ];
  const found = enOrden.filter((each) => `${each.nombre} ${each.contenido}`.toLowerCase().includes(words));
  const end = cantResultados === undefined ? found.length : primerResultado + cantResultados;
  return { registros: found.slice(primerResultado, end), encontrados: found.length };
}

/** Whether a record there is the one that was sent, in all its fields. */
export const isRegistro = (found: RegistroDns, { tipo, idInterno, campos }: Enviado): boolean =>
  found.tipo === tipo &&
  (!idInterno || isSameId(found.idInterno, idInterno)) &&
  campos.every(
    ({ nombre, valor }) =>
      valor === '' || found.campos.some((each) => each.nombre === nombre && each.valor === valor),
  );

type Escrito = Pick<RegistroDns, 'tipo' | 'ttl' | 'idInterno'> & { campos: Enviado['campos'] };

/** A record as section 3 lists it. */
const registroWritten = ({ tipo, ttl, idInterno, campos }: Enviado | Escrito): Fields => ({
  tipo,
  ttl,
  idInterno: idInterno && writtenId(idInterno),
  campos: campos.map(({ nombre, valor }) => ({ nombre, valor })),
});

/** Whether an edge takes a record beside the name instead of under `registro`: as it is set, else as its document has it. */
async function isFlat(edge: Edge): Promise<boolean> {
  const { REGISTRY_API_RECORDS: set } = settings();
  if (set !== undefined) return set === 'flat';
  return (await edge.offers(GUARDAR)) && !(await edge.takes(GUARDAR, 'registro'));
}

/** What a record is added, changed or deleted with. Section 7 leaves open where it stands: it is one way for the three (decision 059). */
export async function conRegistro(
  edge: Edge,
  fields: Fields,
  registro: Enviado | Escrito | { idInterno: Escrito['idInterno'] },
): Promise<Fields> {
  const written =
    'campos' in registro ? registroWritten(registro) : { idInterno: writtenId(registro.idInterno) };
  return (await isFlat(edge)) ? { ...fields, ...written } : { ...fields, registro: written };
}
