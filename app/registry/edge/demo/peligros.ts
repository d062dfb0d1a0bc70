import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { dateTime } from '~/format';
import { readFirmantes } from '../../dns/dnssec';
import { toULabels } from '../../domain/labels';
import type { Hallazgo } from '../../domain/peligros';
import { replaceDs } from '../dns/ds-store';
import { lockDominio } from '../dominios/cambios';
import { noAtiende } from '../peligros/delegado';
import { insertExamen } from '../peligros/examenes-store';
import { examinar } from '../peligros/examinar';
import { replaceDe } from '../peligros/store';
import { turnoDelDia } from '../peligros/turno-del-dia';

const CLAVES = 'rioarriba.uy';
const FIRMAS = 'mateamargo.com.uy';
/** Of a key that nobody has. */
const DS = `12345 13 2 ${'AB'.repeat(32)}`;

/** What was seen of names that are served elsewhere: in a demonstration nobody is asked. */
function vistos(now: Temporal.Instant): Record<string, Hallazgo> {
  const de = (nombre: string) => toULabels(nombre);
  return {
    'lacosta.com.uy': noAtiende(
      'lacosta.com.uy',
      'ns2.proveedor.com.uy',
      'respondió que no atiende este dominio (REFUSED)',
    ),
    'elmirador.uy': {
      tipo: 'DESACUERDO',
      frase:
        'Los servidores no tienen la misma versión de la zona: ns1.elmirador.uy tiene la 2026112401, ns2.proveedor.com.uy tiene la 2026110902.',
    },
    'candombe-sur.uy': {
      tipo: 'APUNTA_A_NADIE',
      frase: 'www.candombe-sur.uy apunta a candombe.tiendas.example, y ese nombre no existe.',
    },
    [CLAVES]: {
      tipo: 'CLAVES',
      frase: `El registro tiene claves de firma de ${de(CLAVES)}, y sus servidores lo firman con otras: para muchas personas no funciona.`,
    },
    [FIRMAS]: {
      tipo: 'FIRMAS',
      frase: `Las firmas de ${de(FIRMAS)} terminan el ${dateTime(stamp(now.add({ hours: 40 })))}: si nadie las renueva, para muchas personas dejará de funcionar.`,
    },
  };
}

async function keep(
  trx: Connection,
  dominio: Dominio,
  hallazgos: readonly Hallazgo[],
  now: Temporal.Instant,
): Promise<void> {
  const ayer = stamp(now.subtract({ hours: 20 }));
  const { id: dominio_id, version } = dominio;
  const rows = hallazgos.map(({ tipo, frase, registroId, servidores, perdido }) => ({
    dominio_id,
    tipo,
    frase,
    registro_id: registroId ?? null,
    desde: ayer,
    confirmado_en: ayer,
    servidores: servidores?.join(' ') ?? null,
    perdido: perdido ?? null,
  }));
  await replaceDe(trx, dominio_id, rows);
  const proximo = stamp(turnoDelDia(dominio_id, now));
  await insertExamen(trx, { dominio_id, proximo, examinado_en: ayer, sin_saber: '', version });
}

/** Names in danger of each kind: hosted ones are examined, of the others it is told what was seen. */
export async function loadPeligros(trx: Connection, now: Temporal.Instant): Promise<void> {
  for (const [nombre, hallazgo] of Object.entries(vistos(now))) {
    const dominio = await lockDominio(trx, nombre);
    if (!dominio) continue;
    const firmantes = readFirmantes(DS, nombre);
    if ([CLAVES, FIRMAS].includes(nombre) && firmantes.ok) await replaceDs(trx, dominio.id, firmantes.valor);
    await keep(trx, dominio, [hallazgo], now);
  }
  for (const nombre of ['quintadelnorte.com.uy', 'xn--camin-3ta.uy']) {
    const dominio = await lockDominio(trx, nombre);
    if (dominio) await keep(trx, dominio, (await examinar(trx, dominio, null, now)).todos, now);
  }
}
