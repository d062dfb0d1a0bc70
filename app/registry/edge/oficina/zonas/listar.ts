import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import { count } from '~/format';
import { listPorVer } from '~/sonda/por-ver-store';
import type { ZonaDistinta } from '../../../contract/oficina/zonas';
import { toULabels } from '../../../domain/labels';
import { fallasDe } from '../../dns/publicacion/cola-store';
import { listAtrasadas, listDiferencias } from '../../dns/publicacion/diferencias-store';
import { listTodosLosRechazados } from '../../dns/publicacion/rechazados-store';
import { sinDirecciones } from '../fallos/palabras';
import { oficina } from '../implement';

const A_LA_VISTA = 100;
/** What is published within that time is on its way, and no fault. */
const ESPERA_NORMAL = { minutes: 10 };

type Dicha = Pick<ZonaDistinta, 'clase' | 'que' | 'desde'>;
const zona = (nombre: string, dicha: Dicha): ZonaDistinta => ({
  nombre: toULabels(nombre),
  zona: nombre,
  ...dicha,
});

const lineas = z.array(
  z.object({ que: z.enum(['NO_ESTA', 'FALTA', 'SOBRA', 'SIN_FIRMA']), texto: z.string() }),
);
type Linea = z.output<typeof lineas>[number];

const EN_PALABRAS: Record<Linea['que'], (texto: string) => string> = {
  NO_ESTA: () => 'El servidor no tiene esta zona.',
  FALTA: (texto) => `Falta: ${texto}`,
  SOBRA: (texto) => `Sobra: ${texto}`,
  SIN_FIRMA: () => 'El servidor no la firma, y debería.',
};

async function distintas(connection: Connection): Promise<ZonaDistinta[]> {
  const rows = await listDiferencias(connection, A_LA_VISTA + 1);
  return rows.map((row) => {
    const first = lineas.parse(JSON.parse(row.lineas));
    const rest = row.cuantas - first.length;
    const que = first.map(({ que: which, texto }) => EN_PALABRAS[which](texto));
    if (rest > 0) que.push(`Y ${count(rest, 'diferencia más', 'diferencias más')}.`);
    return zona(row.zona, { clase: 'DISTINTA', que, desde: row.desde });
  });
}

async function atrasadas(connection: Connection, antes: Temporal.Instant): Promise<ZonaDistinta[]> {
  const rows = await listAtrasadas(connection, antes, A_LA_VISTA + 1);
  if (rows.length === 0) return [];
  const fallas = await fallasDe(
    connection,
    rows.map((row) => row.zona),
  );
  return rows.map((row) => {
    const falla = fallas.get(row.zona);
    const que = [`Sin publicar: ${count(Number(row.cuantos), 'cambio', 'cambios')}.`];
    return zona(row.zona, {
      clase: 'ATRASADA',
      que: falla ? [...que, sinDirecciones(falla)] : que,
      desde: row.desde,
    });
  });
}

const noTomados = async (connection: Connection): Promise<ZonaDistinta[]> =>
  (await listTodosLosRechazados(connection, A_LA_VISTA + 1)).map((row) =>
    zona(row.zona, {
      clase: 'NO_TOMADO',
      que: [`${toULabels(row.nombre)} ${row.tipo} ${row.contenido}`, row.motivo],
      desde: null,
    }),
  );

/** Published, and the servers that answer have an older one. */
async function sinVer(connection: Connection, antes: Temporal.Instant): Promise<ZonaDistinta[]> {
  const rows = (await listPorVer(connection)).filter(({ desde }) => desde <= stamp(antes));
  return rows.map(({ zona: nombre, serie, desde }) =>
    zona(nombre, {
      clase: 'SIN_VER',
      que: [`Los servidores todavía no responden la versión ${serie}.`],
      desde,
    }),
  );
}

export const listar = oficina.zonas.listar.handler(async ({ context: { connection, now } }) => {
  const antes = now.subtract(ESPERA_NORMAL);
  const partes = [
    await distintas(connection),
    await atrasadas(connection, antes),
    await noTomados(connection),
    await sinVer(connection, antes),
  ];
  return {
    zonas: partes.flatMap((each) => each.slice(0, A_LA_VISTA)),
    hayMas: partes.some((each) => each.length > A_LA_VISTA),
  };
});
