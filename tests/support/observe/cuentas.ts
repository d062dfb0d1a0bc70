import { database } from '~/database/connection.server';

/** The payment accounts, as they were made, deleted ones too; of one person where it is said. */
export const paymentAccounts = (login?: string) =>
  database()
    .selectFrom('plantillas_cuenta')
    .innerJoin('usuarios', 'usuarios.id', 'plantillas_cuenta.usuario_id')
    .selectAll('plantillas_cuenta')
    .$if(login !== undefined, (all) => all.where('usuarios.login', '=', login ?? ''))
    .orderBy('plantillas_cuenta.id')
    .execute();
