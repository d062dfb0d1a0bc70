import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { randomId, settings } from '~/base/config.server';
import type { Connection } from '~/database/connection.server';
import { PORTAL } from '../../domain/lifecycle';
import { finDe, nuevoCodigo } from '../../domain/transfer/authorization-code';
import { deTarea } from '../dominios/autoria';
import { lockDominio } from '../dominios/cambios';
import { insertCodigo } from '../transferencias/codigos-store';
import { requestForOther } from '../transferencias/contraparte';
import { CONTRAPARTE } from '../transferencias/demo';
import { hecho } from '../transferencias/registrar-act';
import { huellaDe, sealCodigo } from '../transferencias/secreto';
import { handleDe } from '../transferencias/titular-store';

/** Of somebody without an account: nobody but the registry can answer for them. */
const NOMBRE = 'taxi.uy';

/** Another registrar asked for a name two days ago, and nobody answered it yet (decision 125). */
export async function loadPedida(trx: Connection, now: Temporal.Instant): Promise<void> {
  const dominio = settings().TRANSFERENCIAS ? await lockDominio(trx, NOMBRE) : undefined;
  if (!dominio) return;
  const hace = now.subtract({ hours: 48 });
  const codigo = nuevoCodigo();
  await insertCodigo(trx, {
    dominio_id: dominio.id,
    registrador: PORTAL,
    referencia: randomId(),
    sellado: sealCodigo(codigo),
    huella: huellaDe(dominio.nombre, codigo),
    fin: finDe(codigo),
    titular: await handleDe(trx, dominio),
    estado: 'ACTIVE',
    usuario_id: null,
    solicitado_en: stamp(hace),
    vence_en: stamp(now.add({ hours: 24 })),
  });
  const acto = { ...deTarea(trx, hace), registrador: CONTRAPARTE };
  const asked = await requestForOther(acto, dominio.nombre, codigo);
  if (!hecho(asked)) throw new Error(`${NOMBRE}: ${asked.mensaje}`);
}
