import { resolve } from 'node:path';
import { SettingsError, settings } from '~/base/config.server';
import { checkDataReachable } from '~/database/check-reachable.server';
import { database } from '~/database/connection.server';
import { inTransaction } from '~/database/in-transaction';
import { prepared } from '~/serving/prepare.server';
import { createBackup } from './create.server';
import { checkNoPooler } from './postgres-programs';
import { restoreBackup } from './restore.server';
import { discardMail, releaseMail } from './restored-store';
import { verifyBackup } from './verify.server';

const USO = [
  'Uso: npm run backup -- <orden>',
  '  create CARPETA    hace un respaldo de este momento debajo de la carpeta, mientras el portal atiende',
  '  verify RESPALDO   lo restaura aparte y revisa historia, dinero, archivos y zonas',
  '  restore RESPALDO  lo pone en DATA_DIR y DATABASE_URL, que tienen que estar vacíos',
  '  mail send         envía el correo que un restaurado retiene',
  '  mail discard      lo descarta',
].join('\n');

/** What is done beside a portal that serves. */
async function beside(): Promise<void> {
  await checkDataReachable(settings());
  await prepared();
}

async function mail(what: string): Promise<string> {
  await beside();
  if (what === 'send') return `Se envía: ${await inTransaction(database(), releaseMail)}.`;
  if (what === 'discard') return `Descartado: ${await inTransaction(database(), discardMail)}.`;
  throw new SettingsError(USO);
}

/** `npm run backup`: makes backups, proves them, puts them back. */
export async function backup([orden, where, ...rest]: readonly string[]): Promise<string> {
  if (where === undefined || rest.length > 0) throw new SettingsError(USO);
  const { DATABASE_URL } = settings();
  if (DATABASE_URL && orden !== 'mail') await checkNoPooler(DATABASE_URL);
  switch (orden) {
    case 'create':
      await beside();
      return `Respaldo hecho: ${await createBackup(resolve(where))}`;
    case 'verify':
      await beside();
      return verifyBackup(resolve(where));
    case 'restore':
      return restoreBackup(resolve(where));
    case 'mail':
      return mail(where);
    default:
      throw new SettingsError(USO);
  }
}
