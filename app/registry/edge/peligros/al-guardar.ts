import { dayOf } from '~/base/clock.server';
import { inTransaction } from '~/database/in-transaction';
import type { Servidor } from '../../dns/servidores';
import { toULabels } from '../../domain/labels';
import { SIN_AVERIGUAR } from '../../domain/words/dns';
import type { ContextoPersona } from '../context';
import type { Observado } from '../dns/comprobacion/rules';
import { estaPublicado } from '../dns/publicacion/delegacion';
import { lockDominio } from '../dominios/cambios';
import { listNameservers } from '../dominios/store';
import { noAtiende } from './delegado';
import { Examen } from './examen';
import { keepSeen } from './keep-findings';

/** A server as it was asked, and what is wrong with it. */
interface Asked extends Pick<Observado, 'nombre' | 'ip' | 'soa'> {
  motivo: string | undefined;
}

/**
 * What of it is known: that an address could not be looked up is no fault of a server, nor is silence of one that nobody was told of, for it may be
 * ours (decision 089).
 */
function examenDe(nombre: string, asked: readonly Asked[], guardados: ReadonlySet<string>): Examen {
  const examen = new Examen();
  for (const { nombre: servidor, ip, soa, motivo } of asked) {
    const isSilent = ip !== undefined && !soa && !guardados.has(servidor);
    if (motivo && motivo !== SIN_AVERIGUAR && !isSilent)
      examen.add(noAtiende(toULabels(nombre), servidor, motivo));
  }
  return examen;
}

/** Servers with the addresses they were given: whoever asks about a name may write others than it has. */
const asText = (servidores: readonly Servidor[]): string =>
  servidores
    .map(({ nombre, ip }) => `${nombre} ${ip ?? ''}`)
    .sort()
    .join(',');

/**
 * Puts down what was seen of the servers of a name as some of them were saved whatever they answered (`guardados`), as its examination would: its
 * list marks them from then on, and they are among its findings. Nothing where they are not the servers that it has, or nobody expects that it works.
 */
export async function putDown(
  { connection, now }: ContextoPersona,
  nombre: string,
  { servidores, observados }: { servidores: readonly Servidor[]; observados: readonly Asked[] },
  guardados: ReadonlySet<string>,
): Promise<void> {
  await inTransaction(connection, async (trx) => {
    const dominio = await lockDominio(trx, nombre);
    if (!dominio || dominio.alojado === 1 || !estaPublicado(dominio, dayOf(now))) return;
    const suyos = await listNameservers(trx, dominio.id);
    if (asText(suyos) === asText(servidores) && observados.length > 0)
      await keepSeen(trx, dominio, 'SERVIDORES', examenDe(nombre, observados, guardados), now);
  });
}
