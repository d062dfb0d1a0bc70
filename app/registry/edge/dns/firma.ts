import type { Dominio } from '~/database/tables/registro';
import { type Ds, readFirmantes, writeDs } from '../../dns/dnssec';
import { NO_SE_FIRMA_AQUI } from '../../domain/words/dns';
import { cambio, type Op } from '../cambio/cambio';
import { Rechazo } from '../cambio/rechazo';
import { dominioPara } from '../dominios/acceso';
import { cambiarDominio } from '../dominios/cambios';
import { persona } from '../implement';
import { listDs, replaceDs } from './ds-store';
import { enqueue, TODA } from './publicacion/cola-store';
import { TTL_PADRE } from './publicacion/delegacion';
import { destinoDns } from './publicacion/destinos';
import { requireAlojado } from './write-zone';
import { setFirmada, zonaDe } from './zona-store';

/** As long as somebody may remember the DS that the zone above had, and an hour more (RFC 6781 4.1.4). */
const OLVIDO = { seconds: TTL_PADRE + 3600 };

/** Signs a zone, or takes its signature off; answers what its history says of that. */
export async function setFirma({ trx, now }: Op, dominio: Dominio, firmada: boolean) {
  await setFirmada(trx, dominio.id, firmada ? 1 : 0);
  await enqueue(trx, dominio.nombre, [TODA], firmada ? now : now.add(OLVIDO));
  return { antes: { firmada: !firmada }, despues: { firmada } };
}

export const firmar = cambio(persona.dns.firmar, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'editarRegistros');
  requireAlojado(dominio);
  if (!destinoDns().firma) throw new Rechazo('SIN_FIRMA', NO_SE_FIRMA_AQUI);
  const zona = await zonaDe(op.trx, dominio.id);
  if ((zona.firmada === 1) === input.firmar)
    return { mensaje: input.firmar ? 'La zona ya está firmada.' : 'La zona ya está sin firmar.' };
  const otros = await setFirma(op, dominio, input.firmar);
  await cambiarDominio(op, dominio, input.firmar ? 'FIRMA' : 'FIN_DE_FIRMA', { otros });
  return {
    mensaje: input.firmar
      ? 'La zona se está firmando. La clave se publica en la zona superior sin que usted haga nada.'
      : 'La clave se quita de la zona superior; la firma termina cuando nadie la recuerda, en unas dos horas.',
  };
});

const mismosDs = (unos: readonly Ds[], otros: readonly Ds[]): boolean =>
  unos.map(writeDs).sort().join() === otros.map(writeDs).sort().join();

export const guardarFirmantes = cambio(persona.dns.guardarFirmantes, async (op, input) => {
  const dominio = await dominioPara(op, input.nombreDominio, 'delegar', input.version);
  if (dominio.alojado === 1)
    throw new Rechazo(
      'YA_ALOJADO',
      'El dominio está alojado: su clave la pone el Registro .uy cuando usted firma la zona.',
    );
  const quitar = input.texto.trim() === '';
  const leidos = readFirmantes(input.texto, dominio.nombre);
  if (!quitar && !leidos.ok) throw Rechazo.deCampos({ texto: leidos.motivo });
  const nuevos = !quitar && leidos.ok ? leidos.valor : [];
  const antes = await listDs(op.trx, dominio.id);
  if (mismosDs(antes, nuevos)) return { mensaje: 'El dominio ya tiene esas claves.' };
  await replaceDs(op.trx, dominio.id, nuevos);
  await cambiarDominio(op, dominio, 'CLAVES', {
    otros: { antes: { ds: antes.map(writeDs) }, despues: { ds: nuevos.map(writeDs) } },
  });
  return {
    mensaje: quitar
      ? 'El dominio quedó sin firma en la zona superior.'
      : 'Las claves del dominio se guardaron.',
  };
});
