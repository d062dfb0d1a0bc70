import type { Temporal } from 'temporal-polyfill';
import { dayOf } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { gathered } from '~/database/gathered';
import { nombreAlgoritmo, nombreDigest, readFirmantes, writeDs } from '../../dns/dnssec';
import { padreDe, toULabels } from '../../domain/labels';
import { retiene } from '../../domain/retenciones';
import type { ContextoPersona } from '../context';
import { persona } from '../implement';
import { listDs, seVioFirmar } from './ds-store';
import { comoSePublica, fallasDe } from './publicacion/cola-store';
import { destinoDns } from './publicacion/destinos';
import { rechazadosDe } from './publicacion/rechazados-store';
import { dominioVisto, type Visto } from './visible-domain';
import { findZona } from './zona-store';

/** Of a hosted name its own zone, and of every one its place in the zone above; the worse of both is said. */
async function comoEsta(connection: Connection, visto: Visto, now: Temporal.Instant) {
  const { nombre, alojado } = visto;
  const padre = padreDe(nombre);
  const { pedida, arriba, propia, publicadas } = await comoSePublica(connection, nombre, now);
  const { serie = null, en = null } = publicadas.get(alojado === 1 ? nombre : padre) ?? {};
  const esperan = [propia ? nombre : [], arriba ? padre : []].flat();
  const fallas = esperan.length > 0 ? await fallasDe(connection, esperan) : new Map<string, string>();
  if (esperan.some((zona) => publicadas.has(zona) && fallas.get(zona)))
    return { estado: 'FALLA' as const, serie, en };
  if (pedida || arriba || propia) return { estado: 'PUBLICANDO' as const, serie, en };
  // what is held is taken out of the zone above, whatever else that has
  return serie === null || retiene(visto, 'ZONA', dayOf(now))
    ? { estado: 'SIN_PUBLICAR' as const, serie: null, en: null }
    : { estado: 'PUBLICADO' as const, serie, en };
}

/** How the publication of a name stands, and which of its records the servers do not take. */
async function publicacionesDe(connection: Connection, visto: Visto, now: Temporal.Instant) {
  const [rechazados, comoQuedo] = await Promise.all([
    rechazadosDe(connection, visto.nombre),
    comoEsta(connection, visto, now),
  ]);
  return {
    ...comoQuedo,
    rechazados: rechazados.map(({ nombre, tipo, contenido, motivo }) => ({
      nombre: toULabels(nombre),
      tipo,
      contenido,
      motivo,
    })),
  };
}

async function dsDe(
  connection: Connection,
  { id, nombre, alojado }: Visto,
  zona: ReturnType<typeof findZona>,
) {
  if (alojado === 0) return listDs(connection, id);
  const propios = (await zona)?.ds;
  const leidos = propios ? readFirmantes(propios, nombre) : undefined;
  return leidos?.ok ? leidos.valor : [];
}

/** How a name is served, signed and published; `leida`: its zone, as it is being read. */
export async function estadoDe(
  { connection, now }: ContextoPersona,
  dominio: Visto,
  leida: ReturnType<typeof findZona>,
) {
  const [zona, todos, comprobada, publicacion] = await Promise.all([
    leida,
    dsDe(connection, dominio, leida),
    dominio.alojado === 0 ? seVioFirmar(connection, dominio.id) : undefined,
    publicacionesDe(connection, dominio, now),
  ]);
  return {
    version: dominio.version,
    alojado: dominio.alojado === 1,
    tieneZona: (zona?.registros ?? 0) > 0,
    propia: true,
    publicacion,
    dnssec: {
      firmada: zona?.firmada === 1,
      puedeFirmar: destinoDns().firma,
      ds: todos.map((ds) => ({
        linea: writeDs(ds),
        algoritmo: nombreAlgoritmo(ds.algoritmo),
        digest: nombreDigest(ds.tipoDigest),
        etiqueta: ds.etiqueta,
      })),
      comprobada,
    },
  };
}

export const estado = persona.dns.estado.handler(async ({ context, input }) => {
  const dominio = await dominioVisto(context, input.nombreDominio);
  const asking = { ...context, connection: gathered(context.connection) };
  return estadoDe(asking, dominio, findZona(asking.connection, dominio.id));
});
