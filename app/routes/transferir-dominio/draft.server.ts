import { RegistryFailure } from '~/registry/failure';
import { bestEffort } from '~/session/failures/best-effort.server';
import type { RequestContext } from '~/session/request/request-context.server';
import { type Borrador, borradorImportacion } from './draft';

/** Where the session keeps it: before sign-in, and in front of an edge that keeps no drafts. */
const KEY = 'datos:importacion';

/** An edge without drafts does not know the operation; any other failure is one. */
const isUnknown = (failure: unknown): boolean =>
  failure instanceof RegistryFailure && [404, 405, 501].includes(failure.status);

const parsed = (value: unknown): Borrador | null => borradorImportacion.safeParse(value).data ?? null;

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

type Keeper = Pick<RequestContext, 'session' | 'plainRegistry' | 'failed' | 'person'>;

async function keepAtRegistry({ plainRegistry, failed }: Keeper, borrador: Borrador): Promise<boolean> {
  try {
    await plainRegistry.transferencia.guardarBorrador({ borrador: JSON.stringify(borrador) });
    return true;
  } catch (failure) {
    if (isUnknown(failure)) return false;
    return failed(failure, 'transferencia.guardarBorrador');
  }
}

/** Keeps what was filled in: with the person, so that any device goes on with it; with the session until there is one. */
export async function keepBorrador(keeper: Keeper, borrador: Borrador): Promise<void> {
  const isKept = keeper.person !== null && (await keepAtRegistry(keeper, borrador));
  if (isKept) await keeper.session.remove(KEY);
  else await keeper.session.write(KEY, borrador);
}

/** Forgets it: it was asked for, which a draft that stays does not change. */
export async function forgetBorrador({ session, person, plainRegistry }: Keeper): Promise<void> {
  await bestEffort(() => session.remove(KEY));
  if (person === null) return;
  await plainRegistry.transferencia.guardarBorrador({ borrador: null }).catch((failure: unknown) => {
    if (!(failure instanceof RegistryFailure)) throw failure;
  });
}

async function fromRegistry({ plainRegistry, failed }: Keeper): Promise<Borrador | null> {
  try {
    return parsed(jsonOf((await plainRegistry.transferencia.borrador()).borrador));
  } catch (failure) {
    if (isUnknown(failure)) return null;
    return failed(failure, 'transferencia.borrador');
  }
}

/** What was filled in so far. What a session began before signing in goes on with the person. */
export async function readBorrador(keeper: Keeper): Promise<Borrador | null> {
  const { session, person } = keeper;
  const begun = parsed(await session.read(KEY));
  if (person === null) return begun;
  const kept = await fromRegistry(keeper);
  if (!begun) return kept;
  const joined =
    kept?.dominio === begun.dominio ? { ...begun, datos: kept.datos, cuentaPago: kept.cuentaPago } : begun;
  await keepBorrador(keeper, joined);
  return joined;
}
