import type { Temporal } from 'temporal-polyfill';
import type { Connection } from '~/database/connection.server';
import { escribirDs, leerFirmantes, nombreAlgoritmo, nombreDigest } from '../../dns/dnssec';
import type { ContextoPersona } from '../context';
import { persona } from '../implement';
import { dominioVisto, type Visto } from './dominio-visto';
import { listDs } from './ds-store';
import { estaPedida, publicacionDe } from './publicacion/cola-store';
import { destinoDns } from './publicacion/destinos';
import { findZona } from './zona-store';

/** Of a hosted name its own zone, and of every one its place in the zone above; the worse of both is said. */
async function publicacionesDe(connection: Connection, { nombre, alojado }: Visto, now: Temporal.Instant) {
  const padre = nombre.slice(nombre.indexOf('.') + 1);
  const arriba = await publicacionDe(connection, padre, now, [nombre]);
  const propia = alojado === 1 ? await publicacionDe(connection, nombre, now) : arriba;
  const pendiente = propia.pendiente || arriba.pendiente || (await estaPedida(connection, nombre));
  const falla = (propia.pendiente && propia.error) || (arriba.pendiente && arriba.error);
  if (falla) return { estado: 'FALLA' as const, serie: propia.serie, en: propia.en };
  if (pendiente) return { estado: 'PUBLICANDO' as const, serie: propia.serie, en: propia.en };
  return propia.serie === null
    ? { estado: 'SIN_PUBLICAR' as const, serie: null, en: null }
    : { estado: 'PUBLICADO' as const, serie: propia.serie, en: propia.en };
}

async function dsDe(connection: Connection, { id, nombre, alojado }: Visto, propios: string | null) {
  if (alojado === 0) return listDs(connection, id);
  const leidos = propios ? leerFirmantes(propios, nombre) : undefined;
  return leidos?.ok ? leidos.valor : [];
}

/** How a name is served, signed and published; `zona`: its row, where it has one. */
export async function estadoDe(
  { connection, now }: ContextoPersona,
  dominio: Visto,
  zona: Awaited<ReturnType<typeof findZona>>,
) {
  const todos = await dsDe(connection, dominio, zona?.ds ?? null);
  return {
    version: dominio.version,
    alojado: dominio.alojado === 1,
    tieneZona: (zona?.registros ?? 0) > 0,
    propia: true,
    publicacion: await publicacionesDe(connection, dominio, now),
    dnssec: {
      firmada: zona?.firmada === 1,
      puedeFirmar: destinoDns().firma,
      ds: todos.map((ds) => ({
        linea: escribirDs(ds),
        algoritmo: nombreAlgoritmo(ds.algoritmo),
        digest: nombreDigest(ds.tipoDigest),
        etiqueta: ds.etiqueta,
      })),
    },
  };
}

export const estado = persona.dns.estado.handler(async ({ context, input }) => {
  const dominio = await dominioVisto(context, input.nombreDominio);
  return estadoDe(context, dominio, await findZona(context.connection, dominio.id));
});
