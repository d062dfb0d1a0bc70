import { settings } from '~/base/config.server';
import { type Limit, spend } from '~/limits/limit.server';
import type { Ds } from '../../../dns/dnssec';
import { DUPLICADOS, type Fila, readServidores } from '../../../dns/servidores';
import { toULabels } from '../../../domain/labels';
import { DEL_REGISTRO } from '../../../domain/words/dns';
import type { ContextoPersona } from '../../context';
import { listNameservers } from '../../dominios/store';
import { persona } from '../../implement';
import { listDs } from '../ds-store';
import { dominioVisto } from '../visible-domain';
import { acuerdo } from './cds';
import { type FirmaVista, firmaVista } from './claves';
import { clavesPublicadas, observeAll, preguntarClaves } from './comprobar';
import { type Alcance, DE_INTERNET } from './direcciones';
import { desacuerdos, falta, type Observado } from './rules';

/** Each asks up to thirteen servers of others: nobody makes of it a way to bother them. */
const COMPROBACIONES: Limit = { nombre: 'comprobar-dns', puntos: 10, segundos: 60 };

const leQuedan = (usuarioId: number): boolean => spend(COMPROBACIONES, String(usuarioId)) === 0;

const DEMASIADAS_CLAVES = 'Hizo muchas comprobaciones seguidas: espere un minuto.';
const DEMASIADAS_LECTURAS = 'Hizo muchas comprobaciones seguidas: espere un minuto y lea de nuevo.';
const DEMASIADAS = 'Hizo muchas comprobaciones seguidas: espere un minuto. Puede guardar igual.';

/** Out of production the servers of a demonstration are on this machine. */
const alcance = (): Alcance => ({ ...DE_INTERNET, privadas: settings().NODE_ENV !== 'production' });

/** Whatever a server of ours answers now, it stops once the name is not hosted here. */
const esDelRegistro = (servidor: string): boolean =>
  settings().DNS_SERVERS.some(({ nombre }) => nombre === servidor);

/** What is wrong with a server of a delegation; undefined where nothing is. */
const motivoDe = (observado: Observado): string | undefined =>
  esDelRegistro(observado.nombre) ? DEL_REGISTRO : falta(observado);

/** Asks the servers that somebody wants for a name, as often as they may ask. */
export async function look(usuarioId: number, nombre: string, filas: readonly Fila[]) {
  const leidas = readServidores(filas, nombre, DUPLICADOS.delegar);
  if (!leidas.ok) return { servidores: [], observados: [], avisos: [] };
  const { servidores } = leidas;
  if (!leQuedan(usuarioId)) return { servidores, observados: [], avisos: [DEMASIADAS] };
  const observados = await observeAll(nombre, servidores, alcance());
  return {
    servidores,
    observados: observados.map((each) => ({ ...each, motivo: motivoDe(each) })),
    avisos: desacuerdos(
      observados,
      servidores.map((servidor) => servidor.nombre),
    ),
  };
}

export const inWords = ({ observados, avisos }: Awaited<ReturnType<typeof look>>) => ({
  servidores: observados.map(({ nombre, motivo }) => ({
    nombre: toULabels(nombre),
    bien: motivo === undefined,
    visto: motivo ?? 'responde bien',
  })),
  avisos,
});

/** What each of them answered, and what they disagree on. */
export const askServers = async (usuarioId: number, nombre: string, filas: readonly Fila[]) =>
  inWords(await look(usuarioId, nombre, filas));

/** Asks the servers of a delegated name how they sign it, as often as somebody may ask. */
export async function askKeys(
  { connection, usuario, now }: ContextoPersona,
  { id, nombre }: { id: number; nombre: string },
  ds: readonly Ds[],
): Promise<FirmaVista> {
  if (!leQuedan(usuario.id)) return { visto: 'SIN_SABER', frases: [DEMASIADAS_CLAVES] };
  const filas = await listNameservers(connection, id);
  return firmaVista(await preguntarClaves(nombre, filas, alcance()), nombre, ds, now);
}

const nada = (mensaje: string) => ({ esRespOK: false, mensaje, texto: '', quitar: false });

const NO_RESPONDEN =
  'Ningún servidor del dominio respondió en 3 segundos. Revise que estén en marcha y lea de nuevo, o pegue las claves usted.';

const POR_QUE_NO = {
  NADA: 'Los servidores del dominio no publican registros CDS ni CDNSKEY.',
  DISTINTOS: 'Los servidores del dominio publican claves distintas: espere a que coincidan y lea de nuevo.',
  SIN_FIRMA:
    'Lo que publican los servidores no está firmado con una clave del dominio que esté en uso: no se puede confiar en ello. Revise la firma de la zona, o pegue las claves usted.',
  NO_SON_SUYAS:
    'Las claves que piden los servidores no firman la zona todavía: con ellas el dominio dejaría de responder para quien valida. Espere a que la firmen y lea de nuevo.',
} as const;

/** What is read is put into the form: nothing changes until the person saves it (RFC 8078 3.1). */
export const readCds = persona.dns.leerCds.handler(async ({ context, input }) => {
  const { id, nombre, alojado } = await dominioVisto(context, input.nombreDominio);
  if (alojado === 1) return nada('El dominio está alojado: su clave la pone el Registro .uy.');
  if (!leQuedan(context.usuario.id)) return nada(DEMASIADAS_LECTURAS);
  const filas = await listNameservers(context.connection, id);
  const publicados = await clavesPublicadas(nombre, filas, alcance());
  if (publicados.length === 0) return nada(NO_RESPONDEN);
  const pedido = acuerdo(publicados, nombre, await listDs(context.connection, id), context.now);
  switch (pedido.que) {
    case 'CLAVES':
      return {
        esRespOK: true,
        mensaje: 'Estas son las claves que publican los servidores del dominio. Verifíquelas y guárdelas.',
        texto: pedido.ds.join('\n'),
        quitar: false,
      };
    case 'QUITAR':
      return {
        esRespOK: true,
        mensaje: 'Los servidores piden quitar la firma del dominio. Si está de acuerdo, quítela.',
        texto: '',
        quitar: true,
      };
    default:
      return nada(POR_QUE_NO[pedido.que]);
  }
});
