import type { z } from 'zod';
import type { Dominio } from '~/database/tables/registro';
import type { parteDeRegistros } from '../../contract/dns';
import { ESTRUCTURAS, estructuraDe, TIPOS } from '../../contract/dns-estructuras';
import { enEtiquetas } from '../../dns/nombre';
import type { Campos, Registro } from '../../dns/registro';
import { dejanDeServir, losQueSirven } from '../../dns/servicios';
import { readEntrada, sinDatos } from '../../dns/typed-record';
import { motivoContra } from '../../dns/zona';
import { REGISTRO_AGREGADO, REGISTRO_EDITADO, REGISTRO_ELIMINADO } from '../../domain/words/dns';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { type ContextoPersona, notFound } from '../context';
import { dominioPara } from '../dominios/acceso';
import { findPrimeraDesde } from '../dominios/historia-store';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import { soloDeshizo } from './deshechas';
import { losQueSon, registroDTO } from './present';
import { registrosDe } from './registros-de';
import { findVersion, haciaAtras } from './versiones-store';
import { dominioVisto, type Visto } from './visible-domain';
import { DE_LA_ZONA, requireAlojado, versionDeZona, writeZona } from './write-zone';
import { countRegistros, findRegistro, findZona, type Guardado, registrosEn, vecinosDe } from './zona-store';

/** A page of the records of a name; `zona`: its row, where it has one. */
export async function registrosVistos(
  { connection }: ContextoPersona,
  dominio: Visto,
  zona: Awaited<ReturnType<typeof findZona>>,
  pedidos: z.output<typeof parteDeRegistros>,
) {
  const texto = enEtiquetas(pedidos.buscar);
  const todos = zona?.registros ?? 0;
  const total = texto === '' ? todos : await countRegistros(connection, dominio.id, texto);
  const parte = { desde: pedidos.primerResultado, cantidad: pedidos.cantResultados, texto, total };
  return {
    ...(await registrosDe(connection, dominio, parte)),
    total: todos,
    encontrados: total,
    versionZona: zona?.version ?? 0,
    estructurasRegistros: TIPOS.map(estructuraDe),
  };
}

export const registros = persona.dns.registros.handler(async ({ context, input }) => {
  const { connection } = context;
  const dominio = await dominioVisto(context, input.nombreDominio);
  const zona = await findZona(connection, dominio.id);
  const vistos = await registrosVistos(context, dominio, zona, input);
  if (!input.conNuevos || !zona) return vistos;
  const ultima = await findVersion(connection, dominio.id, zona.version);
  const nuevos = losQueSon(vistos.registros, ultima?.agregados ?? []);
  return { ...vistos, nuevos, rehace: ultima !== undefined && soloDeshizo(ultima) };
});

export const registro = persona.dns.registro.handler(async ({ context, input }) => {
  const { id, nombre } = await dominioVisto(context, input.nombreDominio);
  const found = await findRegistro(context.connection, id, fila(input.idInterno));
  if (!found) throw notFound();
  const registros = await registrosEn(context.connection, id, losQueSirven(nombre));
  const sinEl = registros.filter((cada) => cada.id !== found.id);
  return { registro: registroDTO(found, nombre), dejan: dejanDeServir(registros, sinEl, nombre) };
});

const esElMismo = (uno: Registro, otro: Registro): boolean =>
  uno.nombre === otro.nombre &&
  uno.tipo === otro.tipo &&
  uno.contenido === otro.contenido &&
  uno.ttl === otro.ttl;

/** What a record would stand beside, and what of that refuses it. */
async function junto(op: Op, dominio: Dominio, nuevo: Registro, anterior: Guardado | undefined) {
  const vecinos = await vecinosDe(op.trx, dominio.id, nuevo, dominio.nombre);
  const otros = vecinos.filter(({ id }) => id !== anterior?.id);
  const motivo = motivoContra(nuevo, otros, dominio.nombre);
  const errores: Campos = motivo ? { [ESTRUCTURAS[nuevo.tipo].propietario.nombre]: motivo } : {};
  return { otros, motivo, errores };
}

/** A record in the place of another one, or of none; the others of its set take its time (RFC 2181 5.2). */
async function put(op: Op, dominio: Dominio, nuevo: Registro, anterior: Guardado | undefined): Promise<void> {
  const { otros, motivo, errores } = await junto(op, dominio, nuevo, anterior);
  if (motivo) throw new Rechazo('CAMPOS', motivo, errores);
  if (anterior && esElMismo(anterior, nuevo)) return;
  const conjunto = otros.filter(
    ({ nombre, tipo, ttl }) => nombre === nuevo.nombre && tipo === nuevo.tipo && ttl !== nuevo.ttl,
  );
  await writeZona(op, dominio, anterior ? 'EDICION' : 'ALTA', {
    quitados: [...(anterior ? [anterior] : []), ...conjunto],
    agregados: [{ ...nuevo, id: anterior?.id }, ...conjunto.map((otro) => ({ ...otro, ttl: nuevo.ttl }))],
  });
}

const YA_NO_EXISTE =
  'Ese registro ya no existe: mientras tanto alguien lo cambió o lo eliminó. Vuelva a la lista.';
const OTRO_LO_CAMBIO =
  'Mientras usted editaba, otra persona cambió o eliminó este registro. Compare los dos y elija cuál queda: nada se guardó todavía.';

/** Whether a record was written again, or taken out, after a version of its name. */
async function cambioDesde({ trx }: Op, dominio: Dominio, version: number, registro: Guardado | undefined) {
  const { id } = dominio;
  if (version >= dominio.version) return false;
  const entrada = await findPrimeraDesde(trx, id, Math.max(version, 0), DE_LA_ZONA);
  const [primera] = versionDeZona(entrada?.despues ?? null);
  if (primera === undefined) return false;
  if (!registro) return true;
  for await (const { agregados } of haciaAtras(trx, id, primera - 1))
    if (agregados.some((otro) => esElMismo(otro, registro))) return true;
  return false;
}

/** The record as it is now; undefined where it is gone. Refused where a form of an older version did not see that. */
async function registroPara(op: Op, dominio: Dominio, id: number, version: number | undefined) {
  const found = await findRegistro(op.trx, dominio.id, id);
  if (version !== undefined && (await cambioDesde(op, dominio, version, found)))
    throw new Rechazo('VERSION', OTRO_LO_CAMBIO);
  if (!found && version === undefined) throw new Rechazo('NO_EXISTE', YA_NO_EXISTE);
  return found;
}

export const guardarRegistro = cambio(persona.dns.guardarRegistro, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'editarRegistros');
  requireAlojado(dominio);
  const { agregarRegistro, registro, version } = input;
  // One that is gone, sent again by who saw that, comes back as it was typed.
  const anterior = agregarRegistro
    ? undefined
    : await registroPara(op, dominio, fila(registro.idInterno ?? 0), version);
  const leida = readEntrada(registro, dominio.nombre);
  if (!leida.ok) {
    // All that is wrong with it at once: also what its name alone cannot be.
    const nombrado = sinDatos(registro, dominio.nombre);
    const { errores } = nombrado ? await junto(op, dominio, nombrado, anterior) : { errores: {} };
    throw new Rechazo('CAMPOS', leida.mensaje, { ...errores, ...leida.errores });
  }
  await put(op, dominio, leida.registro, anterior);
  return {
    // To the letter (spec 8).
    mensaje: anterior ? REGISTRO_EDITADO : REGISTRO_AGREGADO,
  };
});

export const eliminarRegistro = cambio(persona.dns.eliminarRegistro, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'editarRegistros');
  requireAlojado(dominio);
  const registro = await registroPara(op, dominio, fila(input.idInterno), input.version);
  if (!registro) throw new Rechazo('NO_EXISTE', YA_NO_EXISTE);
  await writeZona(op, dominio, 'BAJA', { quitados: [registro], agregados: [] });
  return { mensaje: REGISTRO_ELIMINADO };
});
