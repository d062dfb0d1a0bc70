import { createHash, randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { InvitacionesTable } from '~/database/tables/administracion';
import type { Accion } from '../../domain/acciones';
import type { Rol } from '../../domain/roles';
import { DIAS_DE_INVITACION } from '../../domain/words/invitaciones';

/** To the letter (spec 5). */
export const FALTAN_DATOS =
  "Antes de continuar, por favor complete sus datos de contacto predeterminados. Diríjase a 'Mis datos' para verificar y actualizar la información necesaria.";

/** How long a link can be used, how often it is mailed, and how many invitations somebody sends in a day. */
const VIGENCIA = { hours: 24 * DIAS_DE_INVITACION } as const;
export const ENVIOS = 5;
const ENTRE_ENVIOS = { minutes: 10 } as const;
export const POR_DIA = 100;

/** 128 random bits: nobody guesses it, so that its plain digest is kept. */
export const nuevoCodigo = (): string => randomBytes(16).toString('base64url');
export const hashDe = (codigo: string): string =>
  createHash('sha256').update(codigo.trim()).digest('base64url');

/** What inviting to each role is called in the table of permissions; the holder cannot be invited (spec 6). */
export const INVITAR = {
  administrador: 'invitarAdministrador',
  tecnico: 'invitarTecnico',
  financiero: 'invitarFinanciero',
} as const satisfies Partial<Record<Rol, Accion>>;

/**
 * Until when a link can be used. Who was given a name can take it for as long as it lasts, until `fin`: where the name went with its
 * administration, there is nobody left who could invite them again.
 */
export function vigenciaDe(rol: Rol, fin: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const dosSemanas = now.add(VIGENCIA);
  return rol === 'titular' && Temporal.Instant.compare(fin, dosSemanas) > 0 ? fin : dosSemanas;
}

/** Whether an instant has passed. */
export const past = (instante: string, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(instante), now) <= 0;

/** Why an invitation is not mailed once more, if so. */
export function faltaParaReenviar(
  { envios, enviada_en, rol }: Pick<InvitacionesTable, 'envios' | 'enviada_en' | 'rol'>,
  now: Temporal.Instant,
): string | undefined {
  if (envios >= ENVIOS)
    return rol === 'titular'
      ? `La invitación ya se envió ${ENVIOS} veces. Si la dirección está mal, corríjala: se vuelve a enviar.`
      : `La invitación ya se envió ${ENVIOS} veces: cancélela y, si hace falta, invite de nuevo.`;
  if (!past(Temporal.Instant.from(enviada_en).add(ENTRE_ENVIOS).toString(), now))
    return 'La invitación se envió hace menos de 10 minutos: espere un poco y pídale a esa persona que revise su correo no deseado.';
  return undefined;
}

/** What somebody has to have filled in to become a contact (spec 5). */
interface DatosDeContacto {
  nombre: string;
  apellido: string;
  direccion: string;
  telefono: string;
  email_publico: string;
  email: string | null;
}
const DEBIDOS = ['nombre', 'apellido', 'direccion', 'telefono', 'email_publico', 'email'] as const;
export const estaCompleto = (datos: DatosDeContacto): boolean =>
  DEBIDOS.every((campo) => (datos[campo] ?? '').trim() !== '');
