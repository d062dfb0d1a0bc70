import * as address from '~/addresses';
import type { Aviso } from '~/components/frame/data';
import { registryOffers } from '~/registry/client.server';
import { contract, type Outputs } from '~/registry/contract';
import { REGISTROS_POR_PAGINA } from '~/registry/contract/dns-limites';
import { orWithout } from '~/session/failures/optional-part.server';
import { done } from '~/session/forms/answers.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import type { RouteArgs } from '~/session/request/request-context.server';
import { wayOn } from '../domain.server';
import { backInWords } from './undo-words.server';

type Records = Outputs['dns']['registros'];
type Row = Records['registros'][number];

/** The record that was saved, as far as its form tells, and those that there were before. */
export interface Saved {
  nombre: string | undefined;
  tipo: string;
  antes: readonly Row[];
}

const isSame = (one: Row, other: Row): boolean =>
  one.nombre === other.nombre &&
  one.tipo === other.tipo &&
  one.contenido === other.contenido &&
  one.ttl === other.ttl;

/** Of a registry that keeps no versions: those of its name and type that were not there before. */
const cameOf = ({ registros }: Records, { nombre, tipo, antes }: Saved) =>
  registros
    .filter((row) => row.nombre === nombre && row.tipo === tipo && !antes.some((old) => isSame(old, row)))
    .map(({ idInterno }) => idInterno);

/** The way to take back what was just done to a zone, straight to what that would change. */
const wayBackTo = (nombreDominio: string, version: number, rehace?: boolean): Pick<Aviso, 'seguir'> => {
  const href = address.dnsDe('deshacer', nombreDominio, { version, solo: 'si' });
  return { seguir: { href, texto: backInWords(rehace), kind: 'second' } };
};

/**
 * What became of a zone: which rows of the first page its last change brought, and the way to take it back. Neither of one
 * that is as it was, at the version that its form was made from.
 */
async function whatCame(
  args: RouteArgs,
  submission: SignedSubmission,
  nombreDominio: string,
  saved?: Saved,
): Promise<Pick<Aviso, 'seguir' | 'filas'>> {
  const hasVersions = await registryOffers(contract.dns.versiones);
  if (!hasVersions && !saved) return {};
  // The list of versions reads what each of them did, which of a large zone is megabytes: their number is beside the records.
  const asked = { nombreDominio, cantResultados: REGISTROS_POR_PAGINA, conNuevos: true };
  const found = await orWithout(args, submission, 'dns.registros', ({ dns }) => dns.registros(asked));
  if (!found) return {};
  if (!hasVersions) return { filas: saved && cameOf(found, saved) };
  if (found.versionZona === 0 || submission.form.get('zona') === String(found.versionZona)) return {};
  return { filas: found.nuevos, ...wayBackTo(nombreDominio, found.versionZona - 1, found.rehace) };
}

/** The answer to a change of a zone that was done: said in its section, with the way back. */
export async function changed(
  args: RouteArgs,
  submission: SignedSubmission,
  nombreDominio: string,
  texto: string,
  saved?: Saved,
): Promise<Response> {
  const came = await whatCame(args, submission, nombreDominio, saved);
  return done(args, wayOn(args, nombreDominio), { tipo: 'ok', texto, ...came });
}
