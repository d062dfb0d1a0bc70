import { dayOf, stamp } from '~/base/clock.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { readCorreo } from '../../contract/correo-invitado';
import { toULabels } from '../../domain/labels';
import { estadoAl, estaEnVigor } from '../../domain/lifecycle';
import { impideLaRetencion, retencionContra } from '../../domain/retenciones';
import { congeladoAl } from '../../domain/situacion';
import { HORAS_PARA_PENSAR, sePiensaHasta } from '../../domain/vuelta-atras';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { findPredeterminado } from '../contactos/store';
import { notFound } from '../context';
import { cambiarDominio, lockDominio } from '../dominios/cambios';
import { persona } from '../implement';
import { fila } from '../row-of-id';
import {
  CON_CORRECCIONES,
  desdeCorregida,
  entregaDe,
  invitarTitular,
  reenviar,
  tellCorreccion,
} from './enviar';
import { faltaParaReenviar } from './rules';
import {
  conCambios,
  findContactoId,
  findInvitacion,
  findPropio,
  findUltimaDe,
  type Invitacion,
  listEntregas,
  listRecibidas,
  updatePendiente,
} from './store';
import { espera } from './vigente';

const SIN_PERSONA =
  'Complete antes sus datos de contacto en «Mis datos»: con ellos vuelve a ser el titular del dominio.';
const NO_EN_VIGOR = 'El dominio no está en vigor: su contacto administrativo puede renovarlo o recuperarlo.';
const DEMASIADAS = `La dirección ya se corrigió ${CON_CORRECCIONES} veces. Escríbanos desde Contáctenos.`;

const sinCorregir = (hasta: string) =>
  `El dominio está congelado hasta el ${dateTime(hasta)}: hasta entonces no se puede corregir la dirección. Sí puede deshacer la transferencia: el dominio vuelve a ser suyo.`;

/** The names that the caller gave away and that their new holder did not take yet. */
export const entregas = persona.administracion.entregas.handler(async ({ context }) => {
  const { connection, usuario, now } = context;
  const rows = await listEntregas(connection, usuario.id);
  const desde = now.subtract({ hours: HORAS_PARA_PENSAR });
  const recibidas = await listRecibidas(connection, usuario.id, stamp(desde));
  return {
    recibidas: recibidas.map(({ nombre, titular, titularApellido, resuelta_en }) => ({
      nombreDominio: toULabels(nombre),
      titular: `${titular} ${titularApellido}`.trim(),
      hasta: sePiensaHasta(resuelta_en ?? stamp(now)),
    })),
    entregas: rows.map((row) => ({
      id: row.id,
      nombreDominio: toULabels(row.nombre),
      titular: `${row.titular} ${row.titularApellido}`.trim(),
      correo: row.correo,
      rechazada: row.estado === 'RECHAZADA',
      enviadaEn: row.enviada_en,
      reenviable: row.estado === 'PENDIENTE' && faltaParaReenviar(row, now) === undefined,
    })),
  };
});

/** Whether somebody gave this name, and its new holder did not take it yet. */
export async function esEntregaDe(op: Op, invitacion: Invitacion, dominio: Dominio): Promise<boolean> {
  if (invitacion.rol !== 'titular' || invitacion.invito_id !== op.usuario.id) return false;
  const last = await findUltimaDe(op.trx, dominio.id, 'titular');
  return last?.id === invitacion.id && espera(op.trx, invitacion, dominio);
}

/** A name that the caller gave and nobody took, locked and in force; 404 where it is none. */
async function entregaPara(op: Op, id: number): Promise<{ invitacion: Invitacion; dominio: Dominio }> {
  const found = await findInvitacion(op.trx, id);
  const dominio = found && (await lockDominio(op.trx, found.nombre));
  const invitacion = dominio && (await findInvitacion(op.trx, id));
  if (!invitacion || !(await esEntregaDe(op, invitacion, dominio))) throw notFound();
  if (!estaEnVigor(estadoAl(dominio, dayOf(op.now)))) throw new Rechazo('ESTADO', NO_EN_VIGOR);
  return { invitacion, dominio };
}

/** Unlike a freeze, a hold by legal cause keeps the name where it is whoever asks. */
function sinRetener({ now }: Op, dominio: Dominio, que: string): void {
  const retencion = retencionContra(dominio, 'TRANSFERENCIA_TITULAR', dayOf(now));
  if (retencion) throw new Rechazo('RETENIDO', impideLaRetencion(que, retencion));
}

/** The contact in each role that was given by this transfer, in the place of the one that waits. */
const enSuLugar = ({ administrador_id, titular_id }: Dominio, titular: number, administrador = titular) => ({
  titular_id: titular,
  ...(administrador_id === titular_id ? { administrador_id: administrador } : {}),
});

/** Another address for who gets the name: the link goes there, and the one before stops working. */
export const corregirEntrega = cambio(
  persona.administracion.corregirEntrega,
  async (op, { id: pedida, correo: escrito, confirmacion }) => {
    const id = fila(pedida);
    const { invitacion, dominio } = await entregaPara(op, id);
    sinRetener(op, dominio, 'corregir la dirección');
    const hasta = congeladoAl(dominio, op.now);
    if (hasta) throw new Rechazo('CONGELADO', sinCorregir(hasta));
    const leido = readCorreo(escrito, confirmacion);
    if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
    if (invitacion.envios >= CON_CORRECCIONES) throw new Rechazo('DEMASIADAS', DEMASIADAS);
    const { correo } = leido;
    const changes = { email_publico: correo, creado_en: stamp(op.now) };
    const contactoId = await conCambios(op.trx, invitacion.contacto_id ?? 0, changes);
    await cambiarDominio(op, dominio, 'CONTACTOS', { columnas: enSuLugar(dominio, contactoId) });
    const desde = desdeCorregida(op, invitacion);
    if (desde) await tellCorreccion(op, dominio, invitacion, correo);
    const entrega = { ...entregaDe(invitacion), desde };
    if (await updatePendiente(op.trx, id, { contacto_id: contactoId, correo, desde }))
      await reenviar(op, { ...invitacion, correo });
    else await invitarTitular(op, dominio, { contactoId, correo, entrega });
    return { mensaje: `Se envió la invitación a ${correo}.` };
  },
);

/**
 * The name is the caller's again; what they paid for the transfer is not given back. A freeze does not stop it: it gives
 * the name to nobody new, and whoever corrected the address could otherwise freeze it until the day to object is over.
 */
export const deshacerEntrega = cambio(persona.administracion.deshacerEntrega, async (op, input) => {
  const id = fila(input.id);
  const { invitacion, dominio } = await entregaPara(op, id);
  sinRetener(op, dominio, 'deshacer la transferencia');
  const { titular_antes, administrador_antes } = invitacion;
  const propio =
    (await findPropio(op.trx, titular_antes, op.usuario.id)) ??
    (await findPredeterminado(op.trx, op.usuario.id))?.id;
  if (propio === undefined) throw new Rechazo('FALTAN_DATOS', SIN_PERSONA);
  const administrador =
    administrador_antes === titular_antes
      ? propio
      : ((await findContactoId(op.trx, administrador_antes)) ?? propio);
  await updatePendiente(op.trx, id, {
    estado: 'RETIRADA',
    resuelta_por: op.usuario.id,
    resuelta_en: stamp(op.now),
  });
  await cambiarDominio(op, dominio, 'TRANSFERENCIA_TITULAR', {
    columnas: enSuLugar(dominio, propio, administrador),
  });
  const nombre = toULabels(dominio.nombre);
  return { mensaje: `${nombre} vuelve a ser suyo.` };
});
