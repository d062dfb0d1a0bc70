import type { ActionFunctionArgs } from '@remix-run/node';
import type { Aviso } from '~/components/frame/data';
import type { Outputs } from '~/registry/contract';
import { orNotAvailable } from '~/session/failures/not-available.server';
import { orWithout } from '~/session/failures/optional-part.server';
import type { SignedSubmission } from '~/session/forms/intents.server';
import { again, filled, parseWithZod, refuse } from '~/session/forms/parse-with-zod.server';
import { schemaOf } from '~/session/forms/schema-of.server';
import { act, cualDe } from '../domain.server';
import { CLAVES } from './asked';
import { DE_NUEVO, IGUAL, type Visto, type Way } from './delegate.server';
import { stateOf } from './dns.server';
import { servedAnew, servedAsked, servedNow } from './served.server';

type Vistas = Outputs['dns']['comprobarClaves'];

/** What the domain's servers publish, into the box: the person looks at it and saves it. */
export async function leer(args: ActionFunctionArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(CLAVES) });
  const { nombreDominio } = cualDe(args, submission);
  const leidas = await orNotAvailable(submission.registry.dns.leerCds({ nombreDominio }));
  const isRead = leidas.texto !== '' || leidas.quitar;
  return { ...again(isRead ? filled(typed, 'texto', leidas.texto) : typed), leidas };
}

/** What the registry asks of the servers before, where it serves the name too. */
export const keysAsked = (propia: boolean): string =>
  propia
    ? 'Antes de guardar se pregunta a los servidores si firman con ella; nunca tarda más de 3 segundos.'
    : '';

/** What the servers answered of keys that are not saved yet, with the next step: said here, so that the page ships none of it. */
function seenInWords({ visto, frases }: Vistas, texto: string): Visto {
  const [esa, ella] = /\n/.test(texto.trim()) ? ['esas claves', 'ellas'] : ['esa clave', 'ella'];
  const isWrong = visto === 'NO_FIRMAN';
  return {
    title: isWrong
      ? `Los servidores no firman con ${esa}`
      : `No se pudo comprobar si los servidores firman con ${esa}`,
    lines: frases,
    beside: [],
    first: DE_NUEVO,
    other: IGUAL,
    igual: isWrong
      ? `Pida las claves de ahora a quien firma la zona, o léalas de los servidores, y compruebe de nuevo. Si guarda igual, el dominio deja de responder para quien valida hasta que los servidores firmen con ${ella}.`
      : `Compruebe de nuevo en un momento. Si está seguro de que firman con ${ella}, puede guardar igual.`,
    kind: isWrong ? 'plain' : 'second',
  };
}

/** What was saved, with what its servers were seen to do: that it was done is not that it is fine. */
function doneWith(texto: string, { visto, frases }: Vistas): Pick<Aviso, 'tipo' | 'texto'> {
  return visto === 'NO_FIRMAN'
    ? { tipo: 'aviso', texto: `${texto} Pero ${frases.join(' ')}` }
    : { tipo: 'ok', texto };
}

const NADA: Vistas = { visto: 'NADA', frases: [] };

/** Saves the keys, and has put down what the servers are seen to do with them; nothing where they cannot be asked, which stops nobody. */
async function save(args: ActionFunctionArgs, submission: SignedSubmission, texto: string) {
  const before = await servedNow(args, submission);
  const { guardarFirmantes } = submission.registry.dns;
  return act(args, submission, CLAVES, (cual) => guardarFirmantes({ ...cual, texto }), {
    changed: async (cual, said) => {
      const asked = { nombreDominio: cual.nombreDominio, texto, guardadas: true };
      const seen = texto.trim()
        ? await orWithout(args, submission, 'dns.comprobarClaves', ({ dns }) => dns.comprobarClaves(asked))
        : NADA;
      return servedAnew(args, submission, cual, doneWith(said, seen ?? NADA), before);
    },
  });
}

const SIN_CLAVES: Way = { end: '-sin-claves', press: 'Quitar la firma', pending: 'Guardando...' };

/** What comes of leaving a name without keys, asked before it is done: an empty box may be a slip. */
const QUITAR: Visto = {
  title: '¿Quitar la firma del dominio?',
  lines: [],
  beside: [],
  first: { end: '', press: 'Guardar las claves', pending: 'Comprobando las claves...' },
  other: SIN_CLAVES,
  igual:
    'Las claves se quitan de la zona superior. El dominio sigue respondiendo, pero ya nadie detecta respuestas falsas. Puede agregarlas otra vez cuando quiera.',
  kind: 'second',
};

const typedIn = ({ form }: SignedSubmission) => parseWithZod(form, { schema: schemaOf(CLAVES) });

export const preguntar = async (_: ActionFunctionArgs, submission: SignedSubmission) => ({
  ...again(typedIn(submission)),
  visto: QUITAR,
});

/** Whatever is in the box: its button says what it does. */
export const guardarSinClaves = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  save(args, submission, '');

const NINGUNA = 'Pegue una clave (un registro DS o DNSKEY).';

/** An empty box. Nothing is written where there is nothing to take away: it is told before anybody is asked who they are. What goes is shown already where a change is taken back. */
async function saveEmpty(args: ActionFunctionArgs, submission: SignedSubmission) {
  const { nombreDominio } = cualDe(args, submission);
  const [state, before] = await Promise.all([stateOf(args), servedAsked(args, nombreDominio)]);
  if (state?.dnssec.ds.length === 0)
    return refuse(CLAVES, typedIn(submission), { mensaje: '', mapErrores: { texto: NINGUNA } });
  return before?.ds.length === 0 ? guardarSinClaves(args, submission) : preguntar(args, submission);
}

/** Saves the keys; `isAsked`: asks the servers first. */
async function saveTyped(args: ActionFunctionArgs, submission: SignedSubmission, isAsked: boolean) {
  const typed = typedIn(submission);
  if (typed.status !== 'success') return refuse(CLAVES, typed);
  const { texto } = typed.value;
  if (texto.trim() === '') return saveEmpty(args, submission);
  const { nombreDominio } = cualDe(args, submission);
  const seen = isAsked
    ? await orNotAvailable(submission.registry.dns.comprobarClaves({ nombreDominio, texto }))
    : NADA;
  if (seen.visto === 'FIRMAN' || seen.visto === 'NADA') return save(args, submission, texto);
  return { ...again(typed), visto: seenInWords(seen, texto) };
}

export const guardar = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  saveTyped(args, submission, true);

/** Whatever the servers answer. */
export const guardarIgual = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  saveTyped(args, submission, false);
