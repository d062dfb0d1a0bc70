import { RegistryFailure } from '~/registry/client.server';
import { CAJA, cleanNombre, largoDe } from '~/registry/contract/nombres';
import { captchaResponseOf } from '~/session/captcha.server';
import { failureTold } from '~/session/failures.server';
import type { Registry, Visit } from '~/session/visit.server';

type Answer = Awaited<ReturnType<Registry['dominio']['whois']>>;
export type Whois = Omit<Answer, 'respuestaOK' | 'codigo' | 'mensaje'>;

/** What a failed query says when the registry gives no reason of its own (spec 8). */
const GENERAL = 'Lo sentimos, ha ocurrido un error. Por favor, inténtelo nuevamente.';

/** A refusal as the form shows it, by its fields. */
interface Refusal {
  id: string;
  errors: string[];
  allErrors: Record<string, string[]>;
}

/** A name that is not registered, and whether nobody can register it. */
export interface Libre {
  nombre: string;
  reservado: boolean;
}

interface Outcome {
  /** The data of a registered name. */
  whois: Whois | null;
  libre: Libre | null;
  refused: Refusal | null;
  captchaPending: boolean;
  status: number;
}

const nothing: Outcome = { whois: null, libre: null, refused: null, captchaPending: false, status: 200 };

/** Asks whois for `dominio`; empty input does nothing (spec 5). */
export async function lookUp(registry: Registry, query: URLSearchParams) {
  const dominio = query.get('dominio')?.trim() ?? '';
  if (dominio === '') return { dominio, captcha: null, ...nothing };
  const long = largoDe(cleanNombre(dominio), query.has(CAJA));
  if (long) return { dominio, captcha: null, ...nothing, ...refusal('dominio', long) };
  const captchaResponse = captchaResponseOf(query);
  const answer = await registry.dominio
    .whois({ dominio: { nombre: dominio }, captchaResponse })
    .catch((thrown: unknown) => failureTold(thrown));
  if ('status' in answer)
    return { dominio, captcha: null, ...nothing, ...refusal('dominio', answer.mensaje, answer.status) };
  const { resultado } = await registry.dominio.mostrarCaptcha();
  const captcha = resultado ? await registry.dominio.desafioCaptcha() : null;
  const outcome = await outcomeOf(answer, registry, captchaResponse !== null);
  return { dominio, captcha, ...nothing, ...outcome };
}

/** What each code of the answer shows (spec 8, Whois). */
async function outcomeOf(answer: Answer, registry: Registry, answered: boolean): Promise<Partial<Outcome>> {
  const { respuestaOK, codigo, mensaje, ...whois } = answer;
  switch (codigo) {
    case 'OK':
      return whois.titular ? { whois } : notRegistered(whois);
    case 'ERROR_DOMINIO_NO_EXISTE':
      return notRegistered(whois);
    case 'CAPTCHA_INVALIDO':
      return answered ? refusal('captcha', mensaje) : { captchaPending: true };
    case 'ERROR_DOMINIO_NO_PERTENECE':
      return refusal('dominio', mensaje);
    case 'PARAMETRO_REQUERIDO':
      return refusal('dominio', `${mensaje} Debe terminar en ${await suffixes(registry)}`);
    case 'ERROR':
      return refusal('dominio', GENERAL);
  }
}

const notRegistered = ({ nombre, estado }: Whois): Partial<Outcome> => ({
  libre: { nombre, reservado: estado === 'RESERVADO' },
});

/** Whether the person has a role on a name; the page does without the answer. */
export async function isTheirs({ person, plainRegistry }: Visit, nombreDominio: string): Promise<boolean> {
  if (!person) return false;
  try {
    return (
      (await plainRegistry.administracion.informacion({ nombreDominio, conRegistros: false }))
        .codigoRespuesta === 'OK'
    );
  } catch (error) {
    if (!(error instanceof RegistryFailure)) throw error;
    return false;
  }
}

async function suffixes(registry: Registry): Promise<string> {
  const { dominiosHabilitados } = await registry.dominio.habilitados();
  return dominiosHabilitados.map(({ nombre }) => `.${nombre}`).join(' o ');
}

const refusal = (field: string, message: string, status = 422) => ({
  refused: { id: 'whois', errors: [], allErrors: { [field]: [message] } },
  status,
});
