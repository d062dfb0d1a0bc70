import { join } from 'node:path';
import { onceForSettings } from '~/base/config.server';
import { archivosDeZona } from './archivos';
import type { Destino } from './destino';
import { powerDns } from './powerdns';

/** Where zones are published, as the settings say: PowerDNS, or files in `DATA_DIR/zones`. */
export const destinoDns: () => Destino = onceForSettings(
  ({ DNS_API_URL, DNS_API_KEY, DNS_SERVERS, DATA_DIR }) =>
    DNS_API_URL && DNS_API_KEY
      ? powerDns(DNS_API_URL, DNS_API_KEY, DNS_SERVERS)
      : archivosDeZona(join(DATA_DIR, 'zones'), DNS_SERVERS),
);
