import { isDeepStrictEqual } from 'node:util';
import { dayOf, stamp } from '~/base/clock.server';
import { inTransaction } from '~/database/in-transaction';
import { type Ds, readFirmantes, writeDs } from '../../dns/dnssec';
import { toULabels } from '../../domain/labels';
import type { ContextoPersona } from '../context';
import type { FirmaVista } from '../dns/comprobacion/claves';
import { askKeys } from '../dns/comprobacion/handlers';
import { listDs, writeFirmaVista } from '../dns/ds-store';
import { estaPublicado } from '../dns/publicacion/delegacion';
import { dominioVisto } from '../dns/visible-domain';
import { lockDominio } from '../dominios/cambios';
import { persona } from '../implement';
import { Examen } from './examen';
import { noCoinciden } from './firmas';
import { keepSeen } from './keep-findings';

const enLineas = (ds: readonly Ds[]): string[] => ds.map(writeDs).sort();

/** Puts down what was seen of the keys that a name has since just now, as its examination would. Nothing where it has others by now. */
export async function putDownKeys(
  { connection, now }: Pick<ContextoPersona, 'connection' | 'now'>,
  nombre: string,
  ds: readonly Ds[],
  { visto, hayOtras }: FirmaVista,
): Promise<void> {
  if (visto === 'SIN_SABER') return;
  await inTransaction(connection, async (trx) => {
    const dominio = await lockDominio(trx, nombre);
    if (!dominio || dominio.alojado === 1) return;
    if (!isDeepStrictEqual(enLineas(await listDs(trx, dominio.id)), enLineas(ds))) return;
    await writeFirmaVista(trx, dominio.id, visto === 'FIRMAN' ? stamp(now) : null);
    if (!estaPublicado(dominio, dayOf(now))) return;
    const examen = new Examen();
    if (hayOtras !== undefined) examen.add(noCoinciden(toULabels(nombre), hayOtras));
    await keepSeen(trx, dominio, 'CLAVES', examen, now);
  });
}

/** Here, for what it sees of keys that were saved is a finding. */
export const comprobarClaves = persona.dns.comprobarClaves.handler(async ({ context, input }) => {
  const dominio = await dominioVisto(context, input.nombreDominio);
  const leidos = readFirmantes(input.texto, dominio.nombre);
  // What is wrong with the text, or with a hosted name, is told by saving it.
  if (dominio.alojado === 1 || !leidos.ok) return { visto: 'NADA' as const, frases: [] };
  const vista = await askKeys(context, dominio, leidos.valor);
  if (input.guardadas) await putDownKeys(context, dominio.nombre, leidos.valor, vista);
  return { visto: vista.visto, frases: vista.frases };
});
