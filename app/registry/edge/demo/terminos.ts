import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { SIN_MOMENTO } from '../oficina/terminos/present';
import { insertVersion } from '../oficina/terminos/store';
import { findVigente, keepAcceptance, publishTerms } from '../terminos/store';
import { versionesDeTerminos } from '../terminos/texts';

/** The terms every installation begins with, old versions too. Safe to repeat. */
export async function loadTerminos(connection: Connection): Promise<void> {
  for (const version of versionesDeTerminos(settings().TRANSFERENCIAS))
    await publishTerms(connection, version);
}

/** Every demo user accepted the terms in force, but `nuevo`, who meets them at the first sign-in. */
export async function acceptDemoTerms(connection: Connection, now: Temporal.Instant): Promise<void> {
  const vigente = await findVigente(connection, stamp(now));
  const users = await connection.selectFrom('usuarios').select('id').where('login', '!=', 'nuevo').execute();
  if (!vigente) return;
  const haceUnMes = stamp(now.subtract({ hours: 24 * 30 }));
  const aceptado = haceUnMes > vigente.vigente_desde ? haceUnMes : vigente.vigente_desde;
  for (const { id } of users) await keepAcceptance(connection, id, vigente, aceptado);
}

/** A version that was left, and the draft of the one that follows: thirty days become forty-five. */
export async function loadVersiones(
  connection: Connection,
  usuarioId: number | null,
  now: Temporal.Instant,
): Promise<void> {
  const vigente = await findVigente(connection, stamp(now));
  if (!vigente) return;
  const hecho = { hecho_por: usuarioId, cambiado_en: stamp(now), vigente_desde: SIN_MOMENTO };
  await insertVersion(connection, {
    ...hecho,
    contenido: `${vigente.contenido}\n<h2>13. Costos de gestión</h2>\n<p>Cada gestión tiene un costo.</p>`,
    estado: 'RETIRADO',
    motivo_retiro: 'No se cobran las gestiones.',
  });
  await insertVersion(connection, {
    ...hecho,
    contenido: vigente.contenido.replace(
      'treinta días de cualquier cambio',
      'cuarenta y cinco días de cualquier cambio',
    ),
    estado: 'BORRADOR',
  });
}
