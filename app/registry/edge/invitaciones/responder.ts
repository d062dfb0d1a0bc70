import { z } from 'zod';
import * as address from '~/addresses';
import { stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { guardado } from '../../domain/candado';
import { toULabels } from '../../domain/labels';
import { CONTACTO_DE } from '../../domain/roles';
import { sePiensaHasta } from '../../domain/vuelta-atras';
import {
  INVITACION_ACEPTADA,
  INVITACION_INVALIDA,
  INVITACION_RECHAZADA,
} from '../../domain/words/invitaciones';
import { avisar } from '../avisos/avisar';
import { cambio, type Op, obra } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { findPredeterminado } from '../contactos/store';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { enlaceA } from '../dominios/enlaces-de-avisos';
import { requireApproval } from '../dominios/por-aprobar';
import { persona } from '../implement';
import { estaCompleto, FALTAN_DATOS, hashDe } from './rules';
import { adoptar, findByHash, updatePendiente } from './store';
import { type Vigente, vigente } from './vigente';

const invalida = () => new Rechazo('INVITACION_NO_VALIDA', INVITACION_INVALIDA);

/** The invitation of a code, its name locked: of two answers at once the second finds it answered. */
async function lockVigente(op: Op, hash: string): Promise<Vigente> {
  const found = await findByHash(op.trx, hash);
  if (!found || !(await lockDominio(op.trx, found.nombre))) throw invalida();
  const still = await vigente(op.trx, hash, { usuarioId: op.usuario.id, now: op.now });
  if (!still) throw invalida();
  return still;
}

/** It is used once: whoever answers ends it. */
async function close(op: Op, id: number, estado: 'ACEPTADA' | 'RECHAZADA'): Promise<void> {
  const values = { estado, resuelta_por: op.usuario.id, resuelta_en: stamp(op.now) };
  if (!(await updatePendiente(op.trx, id, values))) throw invalida();
}

/** What whoever gave the name can do then. */
const SIN_TITULAR =
  'El dominio sigue a su nombre en la consulta whois, pero nadie lo tiene en su cuenta. Puede corregir el correo del nuevo titular, y se le envía otra invitación, o deshacer la transferencia: el dominio vuelve a ser suyo.';

/** What who gave a name can still do. */
function loQueSigue(op: Op, { venta }: Vigente['invitacion'], seAcepto: boolean): string {
  if (!seAcepto) return SIN_TITULAR;
  if (venta === 1) return 'Lo transfirió como venta: ya no se puede volver atrás.';
  const hasta = dateTime(sePiensaHasta(op.now.toString()));
  return `Si no fue usted quien lo transfirió, o se arrepiente, hasta el ${hasta} puede volver atrás.`;
}

/** Where who invited goes on from the answer: a name that they gave is not in their account any more. */
function enlaceDe(nombre: string, rol: Vigente['invitacion']['rol'], seAcepto: boolean) {
  if (rol !== 'titular') return enlaceA(nombre, 'contactos');
  return {
    texto: seAcepto ? 'Ver cómo volver atrás' : 'Ver los dominios que transfirió',
    direccion: address.entregas(),
  };
}

/** Who invited hears the answer. */
function tellInviter(op: Op, { invitacion }: Vigente, respuesta: 'aceptó' | 'rechazó'): Promise<void> {
  const nombre = toULabels(invitacion.nombre);
  const rol = CONTACTO_DE[invitacion.rol];
  return avisar(op, invitacion.invito_id, {
    clave: `invitacion:${invitacion.id}:${respuesta}`,
    titulo: `${nombre}: invitación ${respuesta === 'aceptó' ? 'aceptada' : 'rechazada'}`,
    parrafos: [
      `${invitacion.correo} ${respuesta} ser ${rol} de ${nombre}.`,
      ...(invitacion.rol === 'titular' ? [loQueSigue(op, invitacion, respuesta === 'aceptó')] : []),
    ],
    enlace: enlaceDe(nombre, invitacion.rol, respuesta === 'aceptó'),
    prioridad: 'MEDIA',
  });
}

/** The contact that the name carries from now on: the caller's default data; of the holder's, what waited for them. */
async function contactoDe(op: Op, { invitacion }: Vigente): Promise<number> {
  if (invitacion.contacto_id !== null)
    return adoptar(op.trx, invitacion.contacto_id, op.usuario.id, stamp(op.now));
  const own = await findPredeterminado(op.trx, op.usuario.id);
  if (!own || !estaCompleto(own)) throw new Rechazo('FALTAN_DATOS', FALTAN_DATOS);
  return own.id;
}

const ACEPTAR = 'aceptar una invitación';

/** A lock that holds contacts asks its custodians about whoever is about to become one. */
function conCustodios(op: Op, { invitacion }: Vigente, dominio: Dominio): void {
  if (!guardado(dominio.candado, 'CONTACTOS')) return;
  requireApproval(op, dominio, `que ${invitacion.correo} sea ${CONTACTO_DE[invitacion.rol]}`);
  if (op.paso) op.paso.guardado = { operacion: ACEPTAR, entrada: { hash: invitacion.codigo_hash } };
}

async function aceptar(op: Op, pending: Vigente) {
  const { invitacion, impide } = pending;
  if (impide) throw new Rechazo(impide.codigo, impide.motivo);
  const dominio = await lockDominio(op.trx, invitacion.nombre);
  if (!dominio) throw invalida();
  conCustodios(op, pending, dominio);
  const contactoId = await contactoDe(op, pending);
  const isGiven = (id: number | null) => id !== null && id === invitacion.contacto_id;
  await cambiarDominio(op, dominio, 'CONTACTOS', {
    columnas: {
      [`${invitacion.rol}_id`]: contactoId,
      // A transfer may have given the administration along with the name.
      ...(isGiven(dominio.administrador_id) ? { administrador_id: contactoId } : {}),
    },
  });
  await close(op, invitacion.id, 'ACEPTADA');
  await tellInviter(op, pending, 'aceptó');
  return { mensaje: INVITACION_ACEPTADA };
}

export const aceptarInvitacionPendiente = cambio(
  persona.administracion.aceptarInvitacionPendiente,
  async (op, input) => {
    const pending = await lockVigente(op, hashDe(input.codigoInvitacion));
    return aceptar(op, pending);
  },
);

// The code of a link is a secret: what waits for the custodians of a lock is kept by the digest that the table has anyway.
obra(ACEPTAR, z.object({ hash: z.string() }).parse, async (op, { hash }) => ({
  codigo: 'OK',
  ...(await aceptar(op, await lockVigente(op, hash))),
}));

export const cancelarInvitacionPendiente = cambio(
  persona.administracion.cancelarInvitacionPendiente,
  async (op, input) => {
    const pending = await lockVigente(op, hashDe(input.codigoInvitacion));
    await close(op, pending.invitacion.id, 'RECHAZADA');
    await tellInviter(op, pending, 'rechazó');
    return { mensaje: INVITACION_RECHAZADA };
  },
);
