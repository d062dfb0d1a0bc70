import { COLAS, type Cola } from '~/registry/domain/consultas';
import { orWithout } from '~/session/failures/optional-part.server';
import { atDesk } from '~/session/oficina/desk.server';
import type { RouteArgs } from '~/session/request/request-context.server';

const DESDE = /^([\dT:.Z-]{0,30})~(\d{1,9})$/;

/** From where a list goes on, as its address says it; from its beginning where that makes no sense. */
function desdeIn(query: URLSearchParams) {
  const [, vence, id] = DESDE.exec(query.get('desde') ?? '') ?? [];
  return vence === undefined ? undefined : { vence, id: Number(id) };
}

const colaIn = (query: URLSearchParams): Cola => COLAS.find((each) => each === query.get('cola')) ?? 'mias';

/** A part of one of the lists. */
export async function loadList(args: RouteArgs) {
  const desk = await atDesk(args, 'verConsultas');
  const { oficina } = desk;
  const query = new URL(args.request.url).searchParams;
  const cola = colaIn(query);
  const desde = desdeIn(query);
  const [found, cuantas] = await Promise.all([
    oficina.consultas.listar({ cola, desde }),
    orWithout(args, desk, 'oficina.consultas.contar', () => desk.plainOficina.consultas.contar()),
  ]);
  return { ...found, cuantas, cola, isLater: desde !== undefined };
}
