import type { Temporal } from 'temporal-polyfill';
import { database } from '~/database/connection.server';
import type { Registry } from '~/registry/contract';
import { ask } from './caller';

/** The whole registry as somebody's portal calls it; nobody's where there is no login. */
export const registryAs = (login?: string, now?: Temporal.Instant): Registry => ask({ login, now });

/** Default contact that passes every rule; each field can be given. */
export const contacto = (given: Record<string, string> = {}) => ({
  nombre: 'Ana',
  apellido: 'Píriz',
  direccion: 'Rambla 1234, apto 5',
  telefono: '(598) 2900-1234',
  emailPublico: 'Ana@Correo.UY',
  email: 'avisos@correo.uy',
  mailConfirmacion: 'avisos@correo.uy',
  ...given,
});

/** Payment account that passes every rule; each field can be given. */
export const cuenta = ({ nombre = 'Casa', ...given }: Record<string, string | number> = {}) => ({
  id: -1,
  nombre: String(nombre),
  cuenta: { cuenta: '123456789', idPais: 1, idTipoDocumento: 1, nroDocumento: '12345672', ...given },
});

/** The six digits of the newest mail to an address. */
export async function codigoEnviado(para: string): Promise<string> {
  const { texto } = await database()
    .selectFrom('correos_salientes')
    .select('texto')
    .where('para', '=', para)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(texto)?.[0] ?? '';
}
