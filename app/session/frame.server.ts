import type { Carrito, Frame } from '~/components/frame/data';
import { emptyFrame } from '~/components/frame/frame-context';
import { savesData } from '~/scripts';
import { takeDraft } from './drafts.server';
import { requestReference } from './reference.server';
import { submissionOf } from './submission.server';
import { type Registry, type RouteArgs, type Visit, visit } from './visit.server';

/** What the root loader adds to the frame for the document itself. */
export type DocumentFrame = Frame & {
  /** What support finds in the log; error pages show it. */
  referencia: string;
  savesData: boolean;
  /** Whether this answer shows a posted form again, which only a refusal does: the title says so. */
  refused: boolean;
};

/**
 * What surrounds every screen (spec 2, Page frame). Only this loader reads the notice and the draft, because both are
 * gone once read. On an error page the registry is not asked: it may be what failed.
 */
export async function loadFrame(args: RouteArgs): Promise<DocumentFrame> {
  const visitor = await visit(args);
  const { session, person, path } = visitor;
  const failing = path.toLowerCase().startsWith('/error');
  const [aviso, draft, counts] = await Promise.all([
    session.take('aviso'),
    takeDraft(session, path),
    failing ? noCounts : registryCounts(visitor),
  ]);
  return {
    csrf: session.csrf,
    person: person && { nombre: person.nombre ?? person.login },
    aviso: aviso ?? null,
    draft,
    ...counts,
    referencia: requestReference(args.context),
    savesData: savesData(args.request),
    refused: submissionOf(args.context) !== undefined,
  };
}

type Counts = Pick<Frame, 'carrito' | 'mensajesSinLeer' | 'importacionHabilitada'>;

const noCounts: Counts = {
  carrito: emptyFrame.carrito,
  mensajesSinLeer: 0,
  importacionHabilitada: false,
};

/** The frame does without what the registry does not answer: the screen decides whether that is a failure. */
async function registryCounts({ session, plainRegistry, person }: Visit): Promise<Counts> {
  const uuidVenta = await session.read('uuidVenta');
  const [carrito, mensajes] = await Promise.allSettled([
    uuidVenta ? plainRegistry.carrito.refrescar({ uuid: uuidVenta }) : undefined,
    person ? plainRegistry.mensajes.cantidadSinLeer() : undefined,
  ]);
  return {
    ...noCounts,
    carrito: cartOf(carrito.status === 'fulfilled' ? carrito.value : undefined),
    mensajesSinLeer: mensajes.status === 'fulfilled' ? (mensajes.value?.cantidad ?? 0) : 0,
  };
}

type Pending = Awaited<ReturnType<Registry['carrito']['refrescar']>>;

function cartOf(pending: Pending | undefined): Carrito {
  if (!pending) return emptyFrame.carrito;
  const registros = pending.registrosPendientes;
  const renovaciones = pending.renovacionesPendientes;
  const transferencias = pending.transferenciasTitularesPendientes;
  const cantidad = registros.length + renovaciones.length + transferencias.length;
  return { registros, renovaciones, transferencias, cantidad };
}
