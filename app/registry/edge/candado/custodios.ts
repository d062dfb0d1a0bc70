import * as address from '~/addresses';
import { stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { dateTime } from '~/format';
import { readCorreo } from '../../contract/correo-invitado';
import { DIAS_DE_INVITACION, llego } from '../../domain/candado';
import { INVITACION_INVALIDA } from '../../domain/words/invitaciones';
import { avisar } from '../avisos/avisar';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { persona } from '../implement';
import { hashDe, nuevoCodigo } from '../invitaciones/rules';
import { listDuenios } from '../invitaciones/store';
import { correoDe } from '../mail/compose';
import { enqueueMail } from '../mail/outbox';
import { fila } from '../row-of-id';
import { countInvitados, findCustodio, findInvitado, insertCustodio, updateCustodio } from './store';

/** Anybody can type anybody's address: what one person may send in a day has an end. */
const POR_DIA = 20;
const DEMASIADAS = `Hoy ya invitó a ${POR_DIA} custodios. Vuelva a intentarlo mañana.`;

/** The code is in the mail and nowhere else: what is kept is its digest. */
async function send(op: Op, id: number, para: string, codigo: string, vence: string): Promise<void> {
  const quien = op.usuario.nombre ?? op.usuario.login;
  const correo = correoDe({
    clave: `custodio:${id}`,
    para,
    urgente: true,
    asunto: `${quien} le pide que sea custodio de sus dominios`,
    titulo: `${quien} le pide que sea custodio`,
    parrafos: [
      `Un custodio aprueba, o no, los cambios de los dominios de ${quien} que tienen candado. No puede cambiar nada por su cuenta, y no paga nada.`,
      'Para aceptar abra el enlace, ingrese con su cuenta y confirme con su segundo factor: si todavía no tiene, ahí se explica cómo activarlo.',
      'Si no conoce a esa persona, ignore este correo: nada pasa si no acepta.',
    ],
    datos: [['Vence', dateTime(vence)]],
    enlaces: [
      { texto: 'Ver la invitación', direccion: `${settings().PUBLIC_URL}${address.custodia(codigo)}` },
    ],
  });
  await enqueueMail(op.trx, correo, op.now);
}

export const invitarCustodio = cambio(persona.candado.invitarCustodio, async (op, input) => {
  const leido = readCorreo(input.correo, input.confirmacion);
  if ('mapErrores' in leido) throw Rechazo.deCampos(leido.mapErrores);
  const correo = leido.correo.toLowerCase();
  const { trx, now, usuario } = op;
  if ((await countInvitados(trx, usuario.id, stamp(now.subtract({ hours: 24 })))) >= POR_DIA)
    throw new Rechazo('DEMASIADAS', DEMASIADAS);
  const codigo = nuevoCodigo();
  const vence_en = stamp(now.add({ hours: 24 * DIAS_DE_INVITACION }));
  const made = await insertCustodio(trx, {
    titular_id: usuario.id,
    correo,
    codigo_hash: hashDe(codigo),
    estado: 'INVITADO',
    invitado_en: stamp(now),
    vence_en,
  });
  if (!made)
    throw new Rechazo(
      'EN_CURSO',
      `Ya invitó a ${correo}. Para mandarle otro enlace, quite antes esa invitación.`,
    );
  await send(op, made.id, correo, codigo, vence_en);
  return { mensaje: `Se envió la invitación a ${correo}.` };
});

export const quitarCustodio = cambio(persona.candado.quitarCustodio, async (op, input) => {
  const custodio = await findCustodio(op.trx, fila(input.id));
  if (custodio?.titular_id !== op.usuario.id) throw notFound();
  await updateCustodio(op.trx, custodio.id, ['INVITADO', 'ACEPTO', 'RECHAZO'], {
    estado: 'RETIRADO',
    resuelto_en: stamp(op.now),
  });
  const mensaje =
    custodio.estado === 'ACEPTO'
      ? `${custodio.correo} ya no está en su lista. En los candados que están cerrados sigue siendo custodio.`
      : `Se quitó la invitación a ${custodio.correo}.`;
  return { mensaje };
});

/** Whose mail it is: where the address is some account's it is that one's alone, otherwise of whoever got it. */
async function invitacion(connection: Connection, codigo: string, usuarioId: number, now: Op['now']) {
  const found = await findInvitado(connection, hashDe(codigo));
  if (!found || llego(found.vence_en, now)) return undefined;
  const duenios = await listDuenios(connection, found.correo);
  return duenios.length === 0 || duenios.includes(usuarioId) ? found : undefined;
}

export const custodia = persona.candado.custodia.handler(async ({ context, input }) => {
  const { connection, usuario, now } = context;
  const found = await invitacion(connection, input.codigo, usuario.id, now);
  return found
    ? { motivo: '', titular: found.nombre ?? found.login }
    : { motivo: INVITACION_INVALIDA, titular: '' };
});

const SIN_FACTOR =
  'Para ser custodio hay que ingresar con un segundo paso además de la contraseña. Actívelo en «Contraseña y sesiones», ingrese otra vez y abra de nuevo el enlace.';

/** Who took their last device away since they signed in with it has none any more. */
const hasShownFactor = ({ acr, conFactor }: Op['usuario']): boolean =>
  conFactor === true && acr === 'segundo-factor';

export const responderCustodia = cambio(persona.candado.responderCustodia, async (op, { codigo, acepta }) => {
  const found = await invitacion(op.trx, codigo, op.usuario.id, op.now);
  if (found && acepta && !hasShownFactor(op.usuario)) throw new Rechazo('ESTADO', SIN_FACTOR);
  const answered =
    found &&
    (await updateCustodio(op.trx, found.id, ['INVITADO'], {
      estado: acepta ? 'ACEPTO' : 'RECHAZO',
      usuario_id: acepta ? op.usuario.id : null,
      resuelto_en: stamp(op.now),
    }));
  if (!answered) throw new Rechazo('INVITACION_NO_VALIDA', INVITACION_INVALIDA);
  const quien = op.usuario.nombre ?? op.usuario.login;
  await avisar(op, answered.titular_id, {
    clave: `custodio:${answered.id}:${answered.estado}`,
    titulo: acepta ? `${quien} aceptó ser su custodio` : `${answered.correo} no aceptó ser su custodio`,
    parrafos: [
      acepta
        ? 'Ya lo puede elegir cuando ponga candado a un dominio.'
        : 'Puede invitar a otra persona desde la página Candado.',
    ],
    enlace: { texto: 'Ver sus custodios', direccion: address.candado() },
    prioridad: 'MEDIA',
  });
  const mensaje = acepta
    ? 'Ya es custodio. Cuando haya un cambio para aprobar le avisaremos por correo.'
    : 'No aceptó: nada cambia para usted.';
  return { mensaje };
});
