import * as address from '~/addresses';
import { dayOf, now } from '~/base/clock.server';
import { count } from '~/format';
import type { DeskContext } from '~/session/oficina/desk.server';

/** Something that waits for who asks: how much of it, and where it is. */
interface Line {
  href: string;
  words: string;
}

/** What waits for who asks at the desk, of what they may do; what nothing waits of is left out. */
export async function whatWaits({ oficina, yo }: DeskContext): Promise<Line[]> {
  const may = (acto: (typeof yo.actos)[number]): boolean => yo.actos.includes(acto);
  const [questions, approvals, holds, failures] = await Promise.all([
    may('verConsultas') ? ofQuestions(oficina) : [],
    may('verPorAprobar') ? ofApprovals(oficina) : [],
    may('verRetenciones') ? ofHolds(oficina) : [],
    may('verFallos') ? ofFailures(oficina) : [],
  ]);
  return [...questions, ...approvals, ...holds, ...failures];
}

type Desk = DeskContext['oficina'];

const line = (n: number, href: string, words: string): Line[] => (n > 0 ? [{ href, words }] : []);

async function ofQuestions({ consultas }: Desk): Promise<Line[]> {
  const { mias, libres, vencidas, hasta } = await consultas.contar();
  const said = (n: number): string =>
    n < hasta ? count(n, 'consulta', 'consultas') : `${hasta} consultas o más`;
  return [
    ...line(vencidas, address.consultas('todas'), `${said(vencidas)} con la respuesta atrasada`),
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

/** They come by the day on which they are to be looked at: those of today and before are the first. */
async function ofHolds({ retenciones }: Desk): Promise<Line[]> {
  const listed = await retenciones.listar({});
  const today = dayOf(now()).toString();
  const due = listed.retenciones.filter(({ revisarEl }) => revisarEl <= today).length;
  const more = listed.sigue && due === listed.retenciones.length ? ' o más' : '';
  return line(due, address.retenciones(), `${count(due, 'retención', 'retenciones')}${more} para revisar`);
}

async function ofFailures({ fallos }: Desk): Promise<Line[]> {
  const { total } = (await fallos.listar()).apartados;
  return line(
    total,
    address.fallos(),
    count(total, 'trabajo que no se pudo hacer', 'trabajos que no se pudieron hacer'),
  );
}
