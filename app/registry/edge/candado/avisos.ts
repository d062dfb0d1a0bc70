import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { CambioPorAprobar, EstadoDeCambio } from '~/database/tables/candado';
import type { Dominio } from '~/database/tables/registro';
import { count } from '~/format';
import type { Diferencia } from '../../contract/diferencia';
import { DUENIOS } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import { avisar } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import { enlaceA } from '../dominios/enlaces-de-avisos';
import { datosDelCambio } from '../dominios/por-aprobar';
import { avisarRoles } from '../dominios/roles-avisados';

interface En {
  trx: Connection;
  now: Temporal.Instant;
}

/** Tells the custodians of a name and who has it, each once. */
export async function tellTodos(
  en: En,
  dominio: Dominio | undefined,
  custodios: readonly number[],
  aviso: Aviso,
): Promise<void> {
  for (const usuarioId of new Set(custodios)) await avisar(en, usuarioId, aviso);
  if (dominio) await avisarRoles(en, dominio, DUENIOS, aviso);
}

/** As many names of one closing as a notice lists. */
const NOMBRADOS = 50;

/** Its custodians are told of a closing once, however many names it is of. */
export async function tellCierre(
  en: En & { usuario: { nombre: string | null; login: string } },
  cerrados: readonly { nombre: string; clave: string }[],
  { custodios, quorum }: { custodios: readonly number[]; quorum: number },
): Promise<void> {
  const [first] = cerrados;
  if (!first) return;
  const isOne = cerrados.length === 1;
  const nombres = cerrados.slice(0, NOMBRADOS).map(({ nombre }) => nombre);
  const more = cerrados.length - nombres.length;
  const quien = en.usuario.nombre ?? en.usuario.login;
  await tellTodos(en, undefined, custodios, {
    clave: first.clave,
    titulo: isOne
      ? `${first.nombre} tiene candado y usted es custodio`
      : `${cerrados.length} dominios de ${quien} tienen candado y usted es custodio`,
    parrafos: [
      `Desde ahora, lo que ${isOne ? `su candado guarda de ${first.nombre}` : 'guarda el candado de estos dominios'} no se hace si no lo aprueban ${count(quorum, 'custodio', 'custodios')} de ${custodios.length}.`,
      ...(isOne ? [] : [`Son: ${nombres.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`]),
      'Le avisaremos por correo cada vez que haya algo para aprobar. Ante la duda, rechace: el dominio queda como está.',
    ],
    prioridad: 'MEDIA',
  });
}

/** What became of a change, after the name of its domain. */
const RESULTADO: Record<Exclude<EstadoDeCambio, 'ESPERA'>, string> = {
  HECHO: 'el cambio se aprobó y se hizo',
  RECHAZADO: 'el cambio se rechazó: no se hizo',
  RETIRADO: 'se retiró el cambio pedido: no se hizo',
  CADUCO: 'nadie aprobó a tiempo el cambio pedido: no se hizo',
  NO_SE_PUDO: 'el cambio se aprobó, pero no se pudo hacer',
};

/** Everybody who had to do with a change is told what became of it. */
export async function tellResultado(
  en: En,
  dominio: Dominio | undefined,
  custodios: readonly number[],
  cambio: CambioPorAprobar & { estado: Exclude<EstadoDeCambio, 'ESPERA'> },
): Promise<void> {
  const nombre = toULabels(cambio.nombre);
  const diferencias: Diferencia[] = JSON.parse(cambio.diferencias);
  await tellTodos(en, dominio, [...custodios, cambio.pidio_id], {
    clave: `por-aprobar:${cambio.id}:${cambio.estado}`,
    titulo: `${nombre}: ${RESULTADO[cambio.estado]}`,
    parrafos: [
      'El dominio tiene candado. Le avisamos porque usted es su titular, su contacto administrativo o su custodio, o porque pidió el cambio.',
      ...(cambio.motivo ? [cambio.motivo] : []),
    ],
    datos: [['Dominio', nombre], ...datosDelCambio(cambio.que, diferencias)],
    enlace: enlaceA(nombre),
    prioridad: cambio.estado === 'HECHO' ? 'ALTA' : 'MEDIA',
  });
}
