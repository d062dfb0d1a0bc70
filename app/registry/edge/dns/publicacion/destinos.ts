import { join } from 'node:path';
import { onceForSettings } from '~/base/config.server';
import { EnArchivos } from './archivos';
import type { Destino } from './destino';
import { EnPowerDns } from './powerdns';

/** Where zones are published, as the settings say: PowerDNS, or files in `DATA_DIR/zones`. */
export const destinoDns: () => Destino = onceForSettings(
  ({ DNS_API_URL, DNS_API_KEY, DNS_SERVERS, DATA_DIR }) =>
    DNS_API_URL && DNS_API_KEY
      ? new EnPowerDns(DNS_API_URL, DNS_API_KEY, DNS_SERVERS)
      : new EnArchivos(join(DATA_DIR, 'zones'), DNS_SERVERS),
);
