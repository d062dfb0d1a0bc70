import * as address from '~/addresses';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import type { Account } from '../accounts.server';
import type { Tell } from './changes.server';

/**
 * Tells who had to give their password once more, and has no second step, what one is for: among their messages, once for ever, since
 * nobody is told of the same event twice.
 */
export const tellWhatFor = (account: Pick<Account, 'oid' | 'correo'>, tell: Tell): Promise<void> =>
  inTransaction(database(), (trx) =>
    tell(trx, account, {
      clave: `para-que-segundo-paso:${account.oid}`,
      titulo: 'Un segundo paso cuida mejor sus dominios',
      parrafos: [
        'Le pedimos otra vez la contraseña, como antes de todo lo que puede hacer perder un dominio. Pero quien la adivine o la robe también la puede escribir.',
        'Con un segundo paso se pide además un código que muestra su teléfono, y un ladrón no tiene su teléfono. Es gratis, se activa en unos minutos y se puede quitar.',
        'Si no lo quiere, no tiene que hacer nada: no se lo volvemos a decir.',
      ],
      enlace: { texto: 'Contraseña y sesiones', direccion: address.acceso() },
      soloMensaje: true,
    }),
  );
