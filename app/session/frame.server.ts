import * as address from '~/addresses';
import { type Carrito, EMPTY_FRAME, type Frame } from '~/components/frame/data';
import { settings } from '~/config.server';
import { log } from '~/log.server';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { savesData } from '~/scripts';
import { isDocument } from './for-everybody/finished-page.server';
import { CSRF_MARK } from './for-everybody/marks.server';
import { onlyForThisAnswer } from './for-everybody/same-for-everybody.server';
import { requestReference } from './reference.server';
import { submissionOf } from './submission.server';
import { transfersEnabled } from './transfers-enabled.server';
import { type Registry, type RouteArgs, type Visit, visit } from './visit.server';

/** What the root loader adds to the frame for the document itself. */
export type DocumentFrame = Frame & {
  /** What support finds in the log; error pages show it. */
  referencia: string;
  savesData: boolean;
  /** The portal's own address, for what needs it whole. */
  origen: string;
  /** Whether this answer shows a posted form again, which only a refusal does: the title says so. */
  refused: boolean;
};

/**
 * What surrounds every screen (spec 2, Page frame). Where even the session cannot be read the frame is empty: a page that
 * needs nothing of it is shown all the same, and any other says the reference under which the log has the reason.
 */
export async function loadFrame(args: RouteArgs): Promise<DocumentFrame> {
  const referencia = requestReference(args.context);
  const frame = await sessionFrame(args).catch((error: unknown) => {
    log.error({ error, referencia }, 'the frame could not be read');
    onlyForThisAnswer(args);
    return EMPTY_FRAME;
  });
  const refused = submissionOf(args.context) !== undefined;
  const origen = settings().PUBLIC_URL;
  return { ...frame, referencia, origen, savesData: savesData(args.request), refused };
}

/**
 * Only here are the notice and the draft read, because both are gone once read. On an error page the registry is not
 * asked: it may be what failed.
 */
async function sessionFrame(args: RouteArgs): Promise<Frame> {
  const visitor = await visit(args);
  const { session, person, path } = visitor;
  const failing = path.toLowerCase().startsWith('/error');
  const [aviso, draft, counts, ausentes] = await Promise.all([
    session.take('aviso'),
    session.takeDraft(path),
    failing ? noCounts : registryCounts(args, visitor),
    missingScreens(),
  ]);
  return {
    csrf: session.isBlank && isDocument(args.context) ? CSRF_MARK : session.csrf,
    person: person && { nombre: person.nombre ?? person.login },
    aviso: aviso ?? null,
    draft,
    ausentes,
    ...counts,
  };
}

/** Screens that show what only a registry like ours keeps. */
const OF_OUR_OWN = [
  [address.misCompras(), contract.carrito.compras],
  [address.misTickets(), contract.ticket.propios],
] as const;

async function missingScreens(): Promise<string[]> {
  const offered = await Promise.all(OF_OUR_OWN.map(([, operation]) => registryOffers(operation)));
  return OF_OUR_OWN.flatMap(([href], place) => (offered[place] ? [] : [href]));
}

type Counts = Pick<Frame, 'carrito' | 'mensajesSinLeer' | 'importacionHabilitada' | 'solicitudesImportacion'>;

const noCounts: Counts = {
  carrito: null,
  mensajesSinLeer: null,
  importacionHabilitada: false,
};

/** The frame does without what the registry does not answer: the screen decides whether that is a failure. */
async function registryCounts(args: RouteArgs, { session, plainRegistry, person }: Visit): Promise<Counts> {
  const uuidVenta = await session.read('uuidVenta');
  const [carrito, mensajes, importacion] = await Promise.allSettled([
    uuidVenta ? plainRegistry.carrito.refrescar({ uuid: uuidVenta }) : undefined,
    person ? plainRegistry.mensajes.cantidadSinLeer() : undefined,
    importCounts(args, plainRegistry, person !== null),
  ]);
  if ([carrito, importacion].some(({ status }) => status === 'rejected')) onlyForThisAnswer(args);
  return {
    ...noCounts,
    carrito: carrito.status === 'fulfilled' ? cartOf(carrito.value) : null,
    mensajesSinLeer: mensajes.status === 'fulfilled' ? (mensajes.value?.cantidad ?? null) : null,
    ...(importacion.status === 'fulfilled' ? importacion.value : {}),
  };
}

/** Whether there is a menu of imports at all (spec 6), and how many requests the person has. */
async function importCounts(args: RouteArgs, { transferencia }: Registry, signedIn: boolean) {
  const importacionHabilitada = await transfersEnabled(args);
  if (!importacionHabilitada || !signedIn) return { importacionHabilitada };
  return { importacionHabilitada, solicitudesImportacion: (await transferencia.cantidad()).cantidad };
}

/** Of who has put nothing in one. */
const EMPTY_CART: Carrito = { registros: [], renovaciones: [], transferencias: [], cantidad: 0 };

type Pending = Awaited<ReturnType<Registry['carrito']['refrescar']>>;

function cartOf(pending: Pending | undefined): Carrito {
  if (!pending) return EMPTY_CART;
  const registros = pending.registrosPendientes;
  const renovaciones = pending.renovacionesPendientes;
  const transferencias = pending.transferenciasTitularesPendientes;
  const cantidad = registros.length + renovaciones.length + transferencias.length;
  return { registros, renovaciones, transferencias, cantidad };
}
