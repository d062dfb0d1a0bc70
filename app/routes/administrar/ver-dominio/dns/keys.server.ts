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
import { DE_NUEVO, IGUAL, type Visto } from './delegate.server';
import { stateOf } from './dns.server';
import { servedAnew, servedNow } from './served.server';

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
async function save(args: ActionFunctionArgs, submission: SignedSubmission) {
  const before = await servedNow(args, submission);
  const { guardarFirmantes } = submission.registry.dns;
  return act(args, submission, CLAVES, (cual, { texto }) => guardarFirmantes({ ...cual, texto }), {
    changed: async (cual, said) => {
      const texto = String(submission.form.get('texto') ?? '');
      const asked = { nombreDominio: cual.nombreDominio, texto, guardadas: true };
      const seen = texto.trim()
        ? await orWithout(args, submission, 'dns.comprobarClaves', ({ dns }) => dns.comprobarClaves(asked))
        : NADA;
      return servedAnew(args, submission, cual, doneWith(said, seen ?? NADA), before);
    },
  });
}

/** Whatever the servers answer. */
export const guardarIgual = (args: ActionFunctionArgs, submission: SignedSubmission) =>
  save(args, submission);

const NINGUNA = 'Pegue una clave (un registro DS o DNSKEY).';

/** Asks the servers first. Nothing is written where there is nothing to take away: it is told before anybody is asked who they are. */
export async function guardar(args: ActionFunctionArgs, submission: SignedSubmission) {
  const typed = parseWithZod(submission.form, { schema: schemaOf(CLAVES) });
  if (typed.status !== 'success') return refuse(CLAVES, typed);
  const { texto } = typed.value;
  const { nombreDominio } = cualDe(args, submission);
  if (texto.trim() === '') {
    const state = await stateOf(args);
    if (state?.dnssec.ds.length === 0)
      return refuse(CLAVES, typed, { mensaje: '', mapErrores: { texto: NINGUNA } });
    return save(args, submission);
  }
  const seen = await orNotAvailable(submission.registry.dns.comprobarClaves({ nombreDominio, texto }));
  if (seen.visto === 'FIRMAN' || seen.visto === 'NADA') return save(args, submission);
  return { ...again(typed), visto: seenInWords(seen, texto) };
}
