import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { count } from '~/format';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import type { Operation } from '~/session/failures/failed-calls';
import { orWithout } from '~/session/failures/optional-part.server';
import type { DeskContext } from '~/session/oficina/desk.server';
import type { RouteArgs } from '~/session/request/request-context.server';

/** Something that waits for who asks: how much of it, and where it is. */
interface Line {
  href: string;
  words: string;
}

type Desk = DeskContext['oficina'];

/** What may wait at the desk, by the act that lets one see it: its name, and how it is asked. */
interface Part {
  acto: ActoDeOficina;
  name: string;
  operation: Operation;
  ask: (oficina: Desk) => Promise<Line[]>;
}

const PARTS: readonly Part[] = [
  { acto: 'verConsultas', name: 'las consultas', operation: 'oficina.consultas.contar', ask: ofQuestions },
  {
    acto: 'verPorAprobar',
    name: 'lo que espera aprobación',
    operation: 'oficina.porAprobar.listar',
    ask: ofApprovals,
  },
  { acto: 'verRetenciones', name: 'las retenciones', operation: 'oficina.retenciones.listar', ask: ofHolds },
  { acto: 'verFallos', name: 'lo que no se pudo hacer', operation: 'oficina.fallos.listar', ask: ofFailures },
  {
    acto: 'verFallos',
    name: 'las transferencias',
    operation: 'oficina.transferencias.listar',
    ask: ofTransfers,
  },
  {
    acto: 'verFallos',
    name: 'los correos que vuelven',
    operation: 'oficina.correos.listar',
    ask: ofReturnedMail,
  },
];

/**
 * What waits for who asks at the desk, of what they may do; what nothing waits of is left out. `unread`: the parts that could not be read, each by its
 * name; the others stand.
 */
export async function whatWaits(
  args: RouteArgs,
  desk: DeskContext,
): Promise<{ waiting: Line[]; unread: string[] }> {
  const parts = PARTS.filter(({ acto }) => desk.yo.actos.includes(acto));
  const answers = await Promise.all(
    parts.map(({ operation, ask }) => orWithout(args, desk, operation, () => ask(desk.plainOficina))),
  );
  return {
    waiting: answers.flatMap((lines) => lines ?? []),
    unread: parts.flatMap(({ name }, at) => (answers[at] === null ? [name] : [])),
  };
}

const line = (n: number, href: string, words: string): Line[] => (n > 0 ? [{ href, words }] : []);

async function ofQuestions({ consultas }: Desk): Promise<Line[]> {
  const { mias, libres, vencidas, hasta } = await consultas.contar();
  const said = (n: number): string =>
    n < hasta ? count(n, 'consulta', 'consultas') : `${hasta} consultas o más`;
  return [
    ...line(vencidas, address.consultas('vencidas'), `${said(vencidas)} con la respuesta atrasada`),
    ...line(mias, address.consultas('mias'), `${said(mias)} que usted atiende`),
    ...line(libres, address.consultas('libres'), `${said(libres)} sin nadie que las atienda`),
  ];
}

async function ofApprovals({ porAprobar }: Desk): Promise<Line[]> {
  const { esperan, porRevisar } = await porAprobar.listar();
  const answers = esperan.filter(({ puede }) => puede.responder).length;
  const reviews = porRevisar.filter(({ puede }) => puede.revisar).length;
  const href = address.porAprobarEnOficina();
  return [
    ...line(answers, href, `${count(answers, 'acto que espera', 'actos que esperan')} su aprobación`),
    ...line(reviews, href, `${count(reviews, 'acto hecho', 'actos hechos')} a solas, para revisar`),
  ];
}

/** They come by the day on which they are to be looked at: those of today and before are the first, and the first of all is named. */
async function ofHolds({ retenciones }: Desk): Promise<Line[]> {
  const listed = await retenciones.listar({});
  const today = dayOf(now()).toString();
  const due = listed.retenciones.filter(({ revisarEl }) => revisarEl <= today);
  const [first] = due;
  if (!first) return [];
  const more = listed.sigue && due.length === listed.retenciones.length ? ' o más' : '';
  const others = due.length > 1 ? ' y las que siguen en la lista' : '';
  return line(
    due.length,
    address.retenciones(),
    `${count(due.length, 'retención', 'retenciones')}${more} para revisar: ${first.nombre}${others}`,
  );
}

async function ofFailures({ fallos }: Desk): Promise<Line[]> {
  const { total } = (await fallos.listar()).apartados;
  return line(
    total,
    address.fallos(),
    count(total, 'trabajo que no se pudo hacer', 'trabajos que no se pudieron hacer'),
  );
}

async function ofTransfers({ transferencias }: Desk): Promise<Line[]> {
  const { transferencias: listed, hayMas } = await transferencias.listar();
  const n = listed.length;
  const many = `${count(n, 'transferencia', 'transferencias')}${hayMas ? ' o más' : ''}`;
  return line(n, address.transferenciasQueEsperan(), `${many} que ${n === 1 ? 'espera' : 'esperan'}`);
}

async function ofReturnedMail({ correos }: Desk): Promise<Line[]> {
  const { total } = await correos.listar();
  return line(
    total,
    address.correosDevueltos(),
    count(total, 'dirección a la que no llega el correo', 'direcciones a las que no llega el correo'),
  );
}
