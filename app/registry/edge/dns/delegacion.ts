import type { Dominio } from '~/database/tables/registro';
import { count } from '~/format';
import { DUPLICADOS, readServidores, type Servidor } from '../../dns/servidores';
import { toULabels } from '../../domain/labels';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { dominioPara } from '../dominios/acceso';
import { cambiarDominio } from '../dominios/cambios';
import { listNameservers, listTerminaciones } from '../dominios/store';
import { persona } from '../implement';
import { requireNotInUse } from './anfitriones';
import { registrados } from './dominio-store';
import { removeDs, writeFirmaVista } from './ds-store';
import { DE_OTROS, registradoSobre } from './registrado-sobre';
import { forgetServers } from './servidores-vistos-store';
import { findZona, zonaDe } from './zona-store';

export const alojar = cambio(persona.dns.alojar, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'alojar', input.version);
  if (dominio.alojado === 1)
    throw new Rechazo('YA_ALOJADO', 'El dominio ya está alojado en el Registro .uy.');
  await requireNotInUse(op, dominio);
  const { registros } = await zonaDe(op.trx, dominio.id);
  const otros = await removeDs(op.trx, dominio.id);
  await cambiarDominio(op, dominio, 'ALOJAMIENTO', { columnas: { alojado: 1 }, otros });
  return {
    mensaje:
      registros > 0
        ? `El dominio quedó alojado, otra vez con ${count(registros, 'registro que tenía', 'registros que tenía')}.`
        : 'El dominio quedó alojado. Agregue los registros que necesite.',
  };
});

const sinRegistrar = (servidor: string): string =>
  `${toULabels(servidor)} está en un dominio que no está registrado: nadie lo encuentra.`;

async function requireRegistered(
  op: Op,
  servidores: readonly Servidor[],
  dominio: Dominio,
  eran: ReadonlySet<string>,
): Promise<void> {
  // Those that it has already stay, whatever became of their own name.
  const terminaciones = await listTerminaciones(op.trx);
  const sobre = servidores.map(({ nombre }) =>
    eran.has(nombre) ? undefined : registradoSobre(nombre, terminaciones),
  );
  const posibles = sobre.filter(
    (nombre) => nombre !== undefined && nombre !== dominio.nombre && !DE_OTROS.includes(nombre),
  );
  const nombres = posibles.filter((nombre) => nombre !== undefined);
  const estan = await registrados(op.trx, nombres);
  const errores: Record<string, string> = {};
  for (const [lugar, nombre] of sobre.entries())
    if (nombre && nombres.includes(nombre) && !estan.has(nombre))
      errores[`nameservers[${lugar}].nombre`] = sinRegistrar(servidores[lugar]?.nombre ?? nombre);
  if (Object.keys(errores).length > 0) throw Rechazo.deCampos(errores);
}

const enUna = ({ nombre, tipo_ip, ip }: Servidor): string => [nombre, tipo_ip, ip].join();
const losMismos = (unos: readonly Servidor[], otros: readonly Servidor[]): boolean =>
  unos.map(enUna).sort().join('\n') === otros.map(enUna).sort().join('\n');

export const delegar = cambio(persona.dns.delegar, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'delegar', input.version);
  const tiene = await listNameservers(op.trx, dominio.id);
  const eran = new Set(tiene.map(({ nombre }) => nombre));
  const yaDelegado = dominio.alojado === 0;
  // A name that was bought has no servers yet: its first ones are a delegation, as those of a hosted one are.
  const duplicados = yaDelegado && eran.size > 0 ? DUPLICADOS.nameserver : DUPLICADOS.delegar;
  const leidas = readServidores(input.nameservers, dominio.nombre, duplicados);
  if (!leidas.ok) throw Rechazo.deCampos(leidas.errores);
  const { servidores } = leidas;
  // Nobody is told of what stays as it is, and its history has nothing to say.
  if (yaDelegado && losMismos(tiene, servidores))
    return { mensaje: 'El dominio ya tiene esos servidores: no cambió nada.' };
  await requireRegistered(op, servidores, dominio, eran);
  await requireNotInUse(op, dominio, new Set(servidores.map(({ nombre }) => nombre)));
  const zona = await findZona(op.trx, dominio.id);
  await forgetServers(op.trx, dominio.id, new Set(servidores.map(({ nombre }) => nombre)));
  await writeFirmaVista(op.trx, dominio.id, null); // of other servers nobody saw anything yet
  await cambiarDominio(op, dominio, 'DELEGACION', { columnas: { alojado: 0 }, servidores });
  const guardados = zona && zona.registros > 0 && !yaDelegado;
  return {
    mensaje: guardados
      ? `El dominio quedó delegado. Se guardan sus registros (${zona.registros}), y vuelven si lo aloja otra vez.`
      : 'El dominio quedó delegado en los servidores indicados.',
  };
});
