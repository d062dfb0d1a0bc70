import * as address from '~/addresses';
import type { Dominio } from '~/database/tables/registro';
import { DUENIOS } from '../../domain/acciones';
import { PORTAL } from '../../domain/lifecycle';
import { cambiaRegistrador } from '../../domain/transfer/states';
import { avisar, avisarContacto } from '../avisos/avisar';
import { findAutor } from '../dominios/cambios-store';
import { makeEnlace } from '../dominios/enlaces-store';
import { contactoIds } from '../dominios/role-columns';
import type { Enlace } from '../mail/compose';
import { alVencer } from './ajustes';
import type { Codigo } from './codigos-store';
import {
  codigoPedido,
  nosPiden,
  type Palabras,
  pedimos,
  resultadoDeLlegada,
  resultadoDeSalida,
} from './palabras';
import { nombresDeRegistradores } from './registradores-store';
import type { Acto } from './registrar-act';
import type { Solicitud } from './store';

type Autor = Pick<Acto, 'trx' | 'now'>;
type Datos = readonly (readonly [nombre: string, valor: string])[];

/** A link that freezes a name, beside the one that the mail is about (decision w). */
async function paraCongelar({ trx, now }: Autor, dominio: Dominio, isTitular: boolean): Promise<Enlace> {
  const direccion = address.congelar(await makeEnlace(trx, dominio, isTitular, now));
  return { texto: 'Si no fue usted, congele el dominio', direccion };
}

/** Who asked, by the name they have: somebody else may have used their session. */
async function quienPidio({ trx }: Autor, usuarioId: number | null): Promise<Datos> {
  const autor = usuarioId === null ? undefined : await findAutor(trx, usuarioId);
  return autor ? [['Quién lo pidió', autor]] : [];
}

/** The holder and the administrative contact of a name, with an account here or by mail alone. */
async function tellDuenios(
  en: Autor,
  dominio: Dominio,
  clave: string,
  palabras: Palabras,
  { canFreeze = true, datos = [] }: { canFreeze?: boolean; datos?: Datos } = {},
): Promise<void> {
  for (const id of contactoIds(dominio, DUENIOS)) {
    const soloPorCorreo = canFreeze ? await paraCongelar(en, dominio, id === dominio.titular_id) : undefined;
    await avisarContacto(en, id, { clave, ...palabras, datos, soloPorCorreo, prioridad: 'ALTA' });
  }
}

async function registradoresDe({ trx }: Autor, { pierde, gana }: Solicitud) {
  const nombres = await nombresDeRegistradores(trx);
  return { pierde: nombres.get(pierde) ?? pierde, gana: nombres.get(gana) ?? gana };
}

/** The people of a name of ours are told that a code was made. */
export async function avisarCodigo(autor: Autor, dominio: Dominio, codigo: Codigo): Promise<void> {
  const palabras = codigoPedido(dominio.nombre, codigo.vence_en, alVencer());
  const datos = await quienPidio(autor, codigo.usuario_id);
  await tellDuenios(autor, dominio, `codigo:${codigo.referencia}`, palabras, { datos });
}

/** Told to who asked for a name; of one of ours that is asked for, to its people. */
export async function avisarSolicitud(autor: Autor, dominio: Dominio, solicitud: Solicitud): Promise<void> {
  const nombres = await registradoresDe(autor, solicitud);
  const clave = `transferencia:${solicitud.referencia}`;
  if (solicitud.usuario_id !== null)
    return avisar(autor, solicitud.usuario_id, {
      clave,
      ...pedimos(solicitud, nombres, alVencer()),
      datos: await quienPidio(autor, solicitud.usuario_id),
      prioridad: 'ALTA',
    });
  await tellDuenios(
    autor,
    dominio,
    clave,
    nosPiden(solicitud, nombres, { alojado: dominio.alojado === 1, alVencer: alVencer() }),
  );
}

/** What became of it, to the same; there is nothing to freeze of a name that went, or is gone. */
export async function avisarResultado(
  autor: Autor & Pick<Acto, 'dicho'>,
  dominio: Dominio | undefined,
  solicitud: Solicitud,
): Promise<void> {
  const nombres = await registradoresDe(autor, solicitud);
  const clave = `transferencia:${solicitud.referencia}:${solicitud.estado}`;
  if (solicitud.gana === PORTAL) {
    if (solicitud.usuario_id === null) return;
    const palabras = resultadoDeLlegada(solicitud, nombres);
    const datos = await quienPidio(autor, solicitud.usuario_id);
    return avisar(autor, solicitud.usuario_id, { clave, ...palabras, datos, prioridad: 'ALTA' });
  }
  if (!dominio) return;
  const palabras = resultadoDeSalida(solicitud, nombres, dominio.alojado === 1);
  const canFreeze = !cambiaRegistrador(solicitud.estado);
  await tellDuenios(autor, dominio, clave, palabras, { canFreeze, datos: autor.dicho });
}
