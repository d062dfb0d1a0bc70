import type { ActionFunctionArgs } from '@remix-run/node';
import type { Typed } from '~/components/form/screen-form';
import type { Aviso } from '~/components/frame/data';
import type { Outputs } from '~/registry/contract';
import { rechazoDe } from '~/registry/contract/rechazo';
import { enEtiquetas } from '~/registry/dns/nombre';
import { isBelow, isIn, withoutDot, withoutEnding } from '~/registry/domain/labels';
import { inWords } from '~/registry/domain/roles';
import { rehearse } from '~/routes/ensayo/rehearse.server';
import {
  GUARDAR_IGUAL,
  GUARDE_IGUAL,
  lineOf,
  linesOf,
  mendTheir,
  nobodyFinds,
  type SeenServers,
  wrongOf,
} from '~/routes/ensayo/seen-servers.server';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { leadOnWhereItWaits } from '../../candado/waiting.server';
import { cualDe, type Info, wayOn } from '../domain.server';
import { refused } from '../meanwhile.server';
import { DELEGACION } from './asked';
import { servedAnew, servedNow } from './served.server';

/** One of the two ways on; `end`: of what its form asks for. */
export interface Way {
  end: '' | '-igual' | '-sin-claves';
  press: string;
  pending: string;
}

export const IGUAL: Way = { end: '-igual', ...GUARDAR_IGUAL };
export const DE_NUEVO: Way = { end: '', press: 'Comprobar y guardar', pending: 'Comprobando...' };

/** `first`: the filled button, which goes on with the same as before, also where only one of them does not answer (decision 039). `beside`: what is wrong with the server of each row, said beside its name and not again above; '' where nothing is. */
export type Visto = SeenServers & Record<'first' | 'other', Way> & { beside: string[] };

type Vistos = Outputs['dns']['comprobarDelegacion'];

/** What was saved all the same, told with what its servers answered: that it was done is not that it is fine. */
export function doneWith(texto: string, servidores: Vistos['servidores']): Pick<Aviso, 'tipo' | 'texto'> {
  const [wrong, ...others] = wrongOf({ servidores, avisos: [] });
  if (!wrong) return { tipo: 'ok', texto };
  const names = inWords(
    [wrong, ...others].map(({ nombre }) => nombre),
    'y',
  );
  const why = others.length === 0 ? `${names} ${wrong.visto}` : `todavía no están listos ${names}`;
  return { tipo: 'aviso', texto: `${texto} Pero ${why}.` };
}

/** What the servers answer now, some of which were saved whatever they answered (`guardados`): that is put down among the findings of the name; nothing where they cannot be asked, which stops nobody. */
export async function seenNow(
  args: ActionFunctionArgs,
  submission: SignedSubmission,
  nameservers: ReturnType<typeof serverOf>[],
  guardados: string[],
): Promise<Vistos['servidores']> {
  const { nombreDominio } = cualDe(args, submission);
  const seen = await orWithout(args, submission, 'dns.comprobarDelegacion', ({ dns }) =>
    dns.comprobarDelegacion({ nombreDominio, nameservers, guardados }),
  );
  return seen?.servidores ?? [];
}

/** What a server answered, for the row that names it. */
const besideOf = ({ servidores }: Vistos, escrito: string): string => {
  const asked = enEtiquetas(withoutDot(escrito.trim()));
  const its = servidores.find(({ nombre, bien }) => !bien && enEtiquetas(nombre) === asked);
  return its ? lineOf(its) : '';
};

/** The name of a server as it is asked: below the domain, with it. */
export const wholeOf = ({ nombre, subdominio }: ReturnType<typeof serverOf>, dominio: string): string =>
  subdominio && !isBelow(nombre, dominio) ? `${nombre}.${dominio}` : nombre;

/** What the servers answered when they were asked: said here, so that the page ships none of it. `escritos`: as the rows of the form name them. */
export function seenInWords(vistos: Vistos, escritos: readonly string[]): Visto {
  const [wrong, ...others] = wrongOf(vistos);
  const isOne = wrong && others.length === 0;
  // Of one the title says it.
  const beside = escritos.map((each) => (isOne ? '' : besideOf(vistos, each)));
  return {
    title: isOne ? `${wrong.nombre} ${wrong.visto}` : 'Los servidores todavía no están listos',
    lines: linesOf(vistos).filter((line) => !beside.includes(line) && !(isOne && line === lineOf(wrong))),
    beside,
    first: DE_NUEVO,
    other: IGUAL,
    igual: mendTheir(vistos, GUARDE_IGUAL),
    kind: nobodyFinds(vistos) ? 'plain' : 'second',
  };
}
type Row = Typed<typeof DELEGACION.fields>['nameservers'][number];

/**
 * Checked, it is below the domain, in IPv4 unless it says otherwise; unchecked, its type and address are cleared (spec 2).
 * A name written whole below the domain is there whatever the box says, and nobody finds it without its address.
 */
export function serverOf({ nombre, subdominio, tipoIP, ip }: Row, dominio: string) {
  const plain = nombre.trim().replace(/\.$/, '');
  const isOwn = subdominio !== '' || isIn(enEtiquetas(plain), enEtiquetas(dominio));
  if (!isOwn) return { nombre: plain, subdominio: false, tipoIP: null, ip: null };
  const tipo = tipoIP === 'IPV6' ? ('IPV6' as const) : ('IPV4' as const);
  return { nombre: plain, subdominio: subdominio !== '', tipoIP: tipo, ip };
}

/** A server there is, as its form shows it: below the domain, without it. */
export const rowOf = (
  { nombre, subdominio, tipoIP, ip }: Info['nameservers'][number],
  dominio: string,
): Row => ({
  nombre: subdominio && isBelow(nombre, dominio) ? withoutEnding(nombre, dominio) : nombre,
  subdominio: subdominio ? 'on' : '',
  tipoIP: tipoIP ?? '',
  ip: ip ?? '',
});

/** How servers are written, said once before their fields. */
export const guideOf = (dominio: string): string =>
  `Nombre completo, como ns1.ejemplo.com. Si está dentro de ${dominio}, marque Subdominio y agregue su IP.`;

/** What stops once other servers answer for a hosted name, said first however often it is sent; and what is kept of it. */
export function stopsOf(registros: number): { para: string; queda: string } {
  if (registros === 0) return { para: '', queda: '' };
  return registros === 1
    ? {
        para: 'El registro DNS de aquí deja de responder.',
        queda: 'Guardamos ese registro: si vuelve a alojar el dominio, lo recupera.',
      }
    : {
        para: `Los ${registros} registros DNS de aquí dejan de responder.`,
        queda: 'Guardamos esos registros: si vuelve a alojar el dominio, los recupera.',
      };
}

/** What the registry asks of its servers before, where it serves the name too. */
export const askedOf = ({ propia }: { propia: boolean }): string =>
  propia
    ? 'Antes de guardar se pregunta a cada servidor si responde por el dominio; nunca tarda más de 3 segundos.'
    : '';

/** Saves all the servers of a name, whatever they answered. */
async function save(args: ActionFunctionArgs, submission: SignedSubmission, isAsked: boolean) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(DELEGACION) });
  if (typed.status !== 'success') return refuse(DELEGACION, typed);
  const cual = cualDe(args, submission);
  const nameservers = typed.value.nameservers.map((row) => serverOf(row, cual.nombreDominio));
  const before = await servedNow(args, submission);
  const answer = await orNotAvailable(submission.registry.dns.delegar({ ...cual, nameservers }));
  const refusal = rechazoDe(answer);
  if (refusal) await leadOnWhereItWaits(args, wayOn(args, cual.nombreDominio), cual.nombreDominio, refusal);
  if (refusal) return refused(submission, cual, refusal, refuse(DELEGACION, typed, refusal).data);
  const names = nameservers.map((each) => wholeOf(each, cual.nombreDominio));
  const seen = isAsked ? [] : await seenNow(args, submission, nameservers, names);
  return servedAnew(args, submission, cual, doneWith(answer.mensaje, seen), before);
}

export const delegarIgual = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  save(args, submission, false);

/** What delegating it would do, with the servers that are typed. */
export async function ensayar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(DELEGACION) });
  if (typed.status !== 'success') return refuse(DELEGACION, typed);
  const cual = cualDe(args, submission);
  const nameservers = typed.value.nameservers.map((row) => serverOf(row, cual.nombreDominio));
  const seen = await rehearse(submission, { tipo: 'DELEGAR', pedido: { ...cual, nameservers } });
  if ('ensayo' in seen) return { ...again(typed), ...seen };
  return refused(submission, cual, seen.refusal, refuse(DELEGACION, typed, seen.refusal).data);
}

/** Asks the servers first: what they say never stops anybody, and is said before it is saved. */
export async function delegar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(DELEGACION) });
  if (typed.status !== 'success') return refuse(DELEGACION, typed);
  const { nombreDominio } = cualDe(args, submission);
  const nameservers = typed.value.nameservers.map((row) => serverOf(row, nombreDominio));
  const visto = await orNotAvailable(
    submission.registry.dns.comprobarDelegacion({ nombreDominio, nameservers }),
  );
  const isFine = visto.servidores.every(({ bien }) => bien) && visto.avisos.length === 0;
  if (isFine) return save(args, submission, true);
  const escritos = nameservers.map((each) => wholeOf(each, nombreDominio));
  return { ...again(typed), visto: seenInWords(visto, escritos) };
}
