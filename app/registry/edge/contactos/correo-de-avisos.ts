import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { toULabels } from '../../domain/labels';
import { avisarA } from '../avisos/avisar';
import type { Aviso } from '../avisos/aviso';
import { dropAnterior, keepAnterior, listAnteriores } from '../avisos/correos-store';
import type { Op } from '../cambio/cambio';
import { requireStepUp } from '../cambio/paso-previo';
import { makeEnlace } from '../dominios/enlaces-store';
import { type Contacto, listCongelables } from './store';

/** How long the former address is told yet, once the new one is validated (decision ac). */
export const DIAS_DE_AVISO = 30;

/**
 * Puts another address for notices in the place of the one before, which goes on being told. Answers when the new one was
 * validated: never yet, but where it only takes back a change.
 */
export async function cambiarCorreo(
  op: Op,
  { email: before, email_validado_en }: Pick<Contacto, 'email' | 'email_validado_en'>,
  email: string | null,
): Promise<string | null> {
  const { trx, now, usuario } = op;
  if (before === null || email === before) return email === before ? email_validado_en : null;
  const waiting = (await listAnteriores(trx, usuario.id, now)).find(({ hasta }) => hasta === null);
  const isBack = waiting !== undefined && waiting.correo === email;
  if (!isBack) requireStepUp(op, 'correoDeAvisos');
  // One that was never validated took nobody's place.
  if (!isBack && (email_validado_en !== null || !waiting))
    await keepAnterior(trx, { usuario_id: usuario.id, correo: before, validado_en: email_validado_en });
  if (email !== null) await dropAnterior(trx, usuario.id, email);
  return isBack ? waiting.validado_en : null;
}

/** As many as a mail is read with; whoever has more finds the others in the portal. */
const ENLACES = 20;

/** Links that freeze the names of which somebody is holder or administrative contact: whoever took their session may be after them. */
async function paraCongelar({ trx, usuario, now }: Op): Promise<Pick<Aviso, 'datos' | 'enlace'>> {
  const datos: [string, string][] = [];
  for (const { id, nombre, titular } of await listCongelables(trx, usuario.id, ENLACES)) {
    const codigo = await makeEnlace(trx, { id, nombre }, titular === 1, now);
    datos.push([`Congelar ${toULabels(nombre)}`, `${settings().PUBLIC_URL}${address.congelar(codigo)}`]);
  }
  const enlace = { texto: 'Ver todos sus dominios', direccion: address.misDominios() };
  return { datos, enlace };
}

/** Tells everybody who was told until now that another address is going to be. */
export async function tellCambio(op: Op, { id, email }: Contacto): Promise<void> {
  const aviso = {
    clave: `correo-de-avisos:${op.usuario.id}:${id}`,
    titulo: 'Cambió su correo para avisos',
    parrafos: [
      `Los avisos de la cuenta ${op.usuario.login} pasan a llegar a ${email}.`,
      `Aquí le seguimos avisando hasta que esa dirección se valide con el código que le enviamos, y ${DIAS_DE_AVISO} días más.`,
      'Si no fue usted, alguien usa su cuenta: cambie su contraseña, cierre las demás sesiones y corrija la dirección en Mis datos. Con los enlaces de este correo congela por 24 horas sus dominios, sin ingresar.',
    ],
    prioridad: 'ALTA' as const,
  };
  const anteriores = await listAnteriores(op.trx, op.usuario.id, op.now);
  const conEnlaces = { ...aviso, ...(await paraCongelar(op)) };
  for (const { correo } of anteriores) await avisarA(op, { usuarioId: null, direccion: correo }, conEnlaces);
  await avisarA(op, { usuarioId: op.usuario.id, direccion: null }, aviso);
}
