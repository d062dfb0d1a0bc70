import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { log } from '~/base/log.server';
import { type Aviso, type Carrito, type Draft, EMPTY_FRAME, type Frame } from '~/components/frame/data';
import { time } from '~/format';
import { registryOffers, worksAtRegistry } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { savesData } from '~/scripts';
import { requestReference } from './failures/reference.server';
import { wasRefused } from './forms/submission.server';
import { isDocument } from './page-cache/finished-page.server';
import { CSRF_MARK } from './page-cache/placeholders.server';
import { onlyForThisAnswer } from './page-cache/same-for-everybody.server';
import { pendingCart } from './pending-cart.server';
import { pageBefore } from './request/page-before.server';
import {
  type Registry,
  type RequestContext,
  type RouteArgs,
  requestContext,
} from './request/request-context.server';
import { hasJustLeft } from './sign-in/just-left.server';
import { transfersEnabled, wereTransfersEnabled } from './transfers-enabled.server';

/** What the root loader adds to the frame for the document itself. */
export type DocumentFrame = Frame & {
  /** What support finds in the log; error pages show it. */
  referencia: string;
  savesData: boolean;
  /** Whether somebody signed out with the press that led here. */
  justLeft: boolean;
  /** The portal's own address, for what needs it whole. */
  origen: string;
  /** The page whose link led here, for an error to lead back; of who is signed in, whose pages are nobody else's. */
  antes: string | undefined;
  /** Whether this answer shows a posted form again with what is wrong in it, or tells of a refusal: the title says so. */
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
  const refused = wasRefused(args.context) || frame.aviso?.tipo === 'error';
  const origen = settings().PUBLIC_URL;
  const justLeft = hasJustLeft(args.request.headers.get('Cookie'));
  const antes = frame.person ? pageBefore(args.request) : undefined;
  return { ...frame, antes, referencia, origen, savesData: savesData(args.request), justLeft, refused };
}

/**
 * Only here are the notice and the draft read, because both are gone once read. On an error page the registry is not
 * asked: it may be what failed.
 */
async function sessionFrame(args: RouteArgs): Promise<Frame> {
  const visitor = await requestContext(args);
  const { session, person, path } = visitor;
  const failing = path.toLowerCase().startsWith('/error');
  const [aviso, draft, counts, ausentes, enOficina] = await Promise.all([
    session.take('aviso'),
    session.takeDraft(path),
    failing ? unasked() : registryCounts(args, visitor),
    missingScreens(),
    person && !failing ? worksAtRegistry(person.oid) : false,
  ]);
  return {
    csrf: session.isBlank && isDocument(args.context) ? CSRF_MARK : session.csrf,
    person: person && {
      nombre: person.nombre ?? person.login,
      fin: session.endsAt ? endsAt(session.endsAt) : undefined,
      ...(enOficina && { oficina: true }),
    },
    aviso: withDraft(aviso ?? null, draft),
    draft,
    ausentes,
    ...counts,
  };
}

/** A whole sentence, which the browser need not put together. */
const endsAt = (instant: string): string =>
  `Si no usa el portal, su sesión termina a las ${time(instant)} (hora de Uruguay). Lo que envíe después se guarda hasta que ingrese.`;

const RECOVERED = 'Recuperamos lo que escribió; todavía falta enviarlo.';

/** That what was typed is back is said with what else there is to say, once. */
function withDraft(aviso: Aviso | null, draft: Draft | null): Aviso | null {
  if (!draft || aviso?.borrador) return aviso;
  return aviso ? { ...aviso, texto: `${aviso.texto} ${RECOVERED}` } : { tipo: 'aviso', texto: RECOVERED };
}

/** Screens that show what only a registry like ours keeps. */
const OF_OUR_OWN = [
  [address.misCompras(), contract.carrito.compras],
  [address.misTickets(), contract.ticket.propios],
  [address.avisos(), contract.usuario.preferencias],
  [address.descargarDatos(), contract.descarga.pedir],
  [address.entregas(), contract.administracion.entregas],
  [address.candado(), contract.candado.ver],
  [address.dominiosConAvisos(), contract.peligros.listar],
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

/** What is known without asking: the sections of the portal stay the same. */
const unasked = (): Counts => ({ ...noCounts, importacionHabilitada: wereTransfersEnabled() });

/** The frame does without what the registry does not answer: the screen decides whether that is a failure. */
async function registryCounts(args: RouteArgs, { plainRegistry, person }: RequestContext): Promise<Counts> {
  const [carrito, mensajes, importacion] = await Promise.allSettled([
    pendingCart(args),
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
