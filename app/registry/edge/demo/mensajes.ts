import type { Temporal } from 'temporal-polyfill';
import { dayOf, stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { PRIORIDADES } from '../../domain/contenidos';
import { mensajeDe } from '../avisos/avisar';
import { postWelcome } from '../mensajes/post';
import { loadContenidos } from './contenidos';
import { BANNERS, GLOBALES, POR_VENCER, personales } from './mensajes-textos';
import { diasHastaVencer } from './names';
import { acceptDemoTerms, loadVersiones } from './terminos';

/** How many messages who has a role on the demo names has; the holder, more than two pages of ten. Nobody else is told of those names. */
const CUANTOS: Readonly<Record<string, number>> = {
  titular: 24,
  administrativo: 6,
  tecnico: 6,
  financiero: 6,
};

const dayAgo = (now: Temporal.Instant, days: number): string => dayOf(now).subtract({ days }).toString();

async function isLoaded(connection: Connection): Promise<boolean> {
  const found = await connection.selectFrom('mensajes_globales').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

const seDice = ({ deTraslados }: { deTraslados?: true }): boolean =>
  !deTraslados || settings().TRANSFERENCIAS;

/** What was told before registrar transfers were switched off. */
const removeLoQueNoSeDice = (connection: Connection) =>
  connection
    .deleteFrom('mensajes_globales')
    .where('titulo', 'in', ['', ...GLOBALES.filter((each) => !seDice(each)).map(({ titulo }) => titulo)])
    .execute();

async function loadGlobales(connection: Connection, now: Temporal.Instant): Promise<void> {
  const rows = GLOBALES.filter(seDice).map(({ titulo, mensaje, prioridad, dias }) => ({
    titulo,
    mensaje,
    prioridad,
    fecha_desde: dayAgo(now, dias),
  }));
  await connection.insertInto('mensajes_globales').values(rows.reverse()).execute();
  await connection
    .insertInto('banners')
    .values(BANNERS.map((banner, i) => ({ ...banner, orden: i + 1, fecha_desde: dayAgo(now, 30) })))
    .execute();
}

/** Every priority, read and unread; the newer, the likelier unread. */
async function loadPersonales(
  connection: Connection,
  usuarioId: number,
  cantidad: number,
  now: Temporal.Instant,
) {
  const told = personales(
    dayOf(now)
      .add({ days: diasHastaVencer(POR_VENCER) })
      .toString(),
  );
  const rows = Array.from({ length: cantidad }, (_, i) => {
    const aviso = told[i % told.length] ?? { titulo: '', parrafos: [] };
    const creado = now.subtract({ hours: 24 * 5 * i + 3 });
    const leido = i % 4 === 0 && i < 16 ? null : stamp(creado.add({ hours: 2 }));
    return {
      usuario_id: usuarioId,
      clave: `demo:${i + 1}`,
      titulo: aviso.titulo,
      mensaje: mensajeDe(aviso, creado),
      prioridad: PRIORIDADES[i % PRIORIDADES.length] ?? 'BAJA',
      creado_en: stamp(creado),
      leido_en: leido,
    };
  });
  await connection.insertInto('mensajes_usuario').values(rows.reverse()).execute();
}

/**
 * Messages, banners and accepted terms of the demo. Call it once the demo users are there. Safe to repeat: what is
 * loaded is not loaded again.
 */
export async function loadDemoMensajes(connection: Connection, now: Temporal.Instant): Promise<void> {
  await acceptDemoTerms(connection, now);
  await removeLoQueNoSeDice(connection);
  if (await isLoaded(connection)) return;
  await loadGlobales(connection, now);
  const users = await connection.selectFrom('usuarios').select(['id', 'login']).execute();
  const direccion = users.find(({ login }) => login === 'direccion')?.id ?? null;
  await loadContenidos(connection, direccion, now);
  await loadVersiones(connection, direccion, now);
  for (const { id, login } of users) {
    if (login === 'nuevo') continue;
    const cuantos = CUANTOS[login];
    if (cuantos === undefined) await postWelcome(connection, id, now);
    else await loadPersonales(connection, id, cuantos, now);
  }
}
