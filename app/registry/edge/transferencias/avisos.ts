import type { Dominio } from '~/database/tables/registro';
import { avisar } from '../avisos/avisar';
import type { Acto } from './acto';
import type { Codigo } from './codigos-store';
import {
  codigoPedido,
  nosPiden,
  type Palabras,
  pedimos,
  resultadoDeLlegada,
  resultadoDeSalida,
} from './palabras';
import { nombresDeRegistradores, PORTAL } from './registradores-store';
import type { Solicitud } from './store';
import { usuariosDe } from './titular-store';

type Autor = Pick<Acto, 'trx' | 'now'>;

/** Each by message and by mail, which leads where something can be done about it. */
async function tell(en: Autor, usuarios: readonly number[], clave: string, palabras: Palabras) {
  for (const usuarioId of usuarios) await avisar(en, usuarioId, { clave, ...palabras, prioridad: 'ALTA' });
}

async function registradoresDe({ trx }: Autor, { pierde, gana }: Solicitud) {
  const nombres = await nombresDeRegistradores(trx);
  return { pierde: nombres.get(pierde) ?? pierde, gana: nombres.get(gana) ?? gana };
}

/** The people of a name of ours are told that a code was made. */
export async function avisarCodigo(autor: Autor, dominio: Dominio, codigo: Codigo): Promise<void> {
  const palabras = codigoPedido(dominio.nombre, codigo.vence_en);
  await tell(autor, await usuariosDe(autor.trx, dominio), `codigo:${codigo.referencia}`, palabras);
}

/** Who has to know of a request: who asked for a name, or the people of the name that is asked for. */
const destinatarios = async ({ trx }: Autor, dominio: Dominio | undefined, { usuario_id }: Solicitud) =>
  usuario_id === null ? (dominio ? usuariosDe(trx, dominio) : []) : [usuario_id];

export async function avisarSolicitud(autor: Autor, dominio: Dominio, solicitud: Solicitud): Promise<void> {
  const nombres = await registradoresDe(autor, solicitud);
  const words = solicitud.gana === PORTAL ? pedimos : nosPiden;
  const usuarios = await destinatarios(autor, dominio, solicitud);
  await tell(autor, usuarios, `transferencia:${solicitud.referencia}`, words(solicitud, nombres));
}

export async function avisarResultado(
  autor: Autor,
  dominio: Dominio | undefined,
  solicitud: Solicitud,
): Promise<void> {
  const nombres = await registradoresDe(autor, solicitud);
  const words = solicitud.gana === PORTAL ? resultadoDeLlegada : resultadoDeSalida;
  const usuarios = await destinatarios(autor, dominio, solicitud);
  await tell(
    autor,
    usuarios,
    `transferencia:${solicitud.referencia}:${solicitud.estado}`,
    words(solicitud, nombres),
  );
}
