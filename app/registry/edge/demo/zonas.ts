import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { readArchivo } from '../../dns/archivo';
import { writeVersion } from '../dns/zona-store';

/** What a small office has: its web, its mail and who may send it. */
const OFICINA = `
@      86400 IN A     192.0.2.80
www    86400 IN CNAME @
@      86400 IN MX    10 mail
mail   86400 IN A     192.0.2.25
@      86400 IN TXT   "v=spf1 mx -all"
_dmarc 86400 IN TXT   "v=DMARC1; p=quarantine; rua=mailto:avisos@correo.uy"
`;

/** Hosted names that are in danger: one says nothing of who may send its mail, another has an alias to a name that nobody has. */
const EN_PELIGRO: Record<string, string> = {
  'quintadelnorte.com.uy': OFICINA.replace(/.*v=spf1.*\n/, ''),
  'xn--camin-3ta.uy': `${OFICINA}tienda 86400 IN CNAME tienda.pampero-del-sur.uy.\n`,
};

/** The records of a hosted name to try the portal with, which it came with: its history begins on the same day. */
export async function loadZona(trx: Connection, dominio: Dominio, now: Temporal.Instant): Promise<void> {
  const agregados = readArchivo(EN_PELIGRO[dominio.nombre] ?? OFICINA, dominio.nombre).registros.map(
    ({ registro }) => registro,
  );
  await writeVersion(trx, dominio.id, {
    quitados: [],
    agregados,
    motivo: 'IMPORTACION',
    usuarioId: null,
    now,
  });
}
