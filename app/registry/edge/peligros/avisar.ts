import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { TECNICOS } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import { enFrase, remedioDe } from '../../domain/peligros';
import { enlaceAlAviso } from '../dominios/enlaces-de-avisos';
import { avisarRoles } from '../dominios/roles-avisados';
import { type Guardado, listSilenciosos } from './store';

/** Tells those who see its servers of a new finding about a name, in the mail of the day, but for who wants to hear no more of it. */
export async function avisarPeligro(
  en: { trx: Connection; now: Temporal.Instant },
  dominio: Dominio,
  { tipo, frase, desde, perdido }: Guardado,
): Promise<void> {
  const nombre = toULabels(dominio.nombre);
  const sinEllos = await listSilenciosos(en.trx, dominio.id, tipo);
  await avisarRoles(
    en,
    dominio,
    TECNICOS,
    {
      clave: `peligro:${dominio.id}:${tipo}:${desde}`,
      titulo: `${nombre}: ${enFrase(tipo)}`,
      parrafos: [frase, remedioDe(tipo, dominio.alojado === 1, perdido && toULabels(perdido))],
      enlace: enlaceAlAviso(nombre, tipo),
      prioridad: 'MEDIA',
      puedeEsperar: true,
    },
    sinEllos,
  );
}
