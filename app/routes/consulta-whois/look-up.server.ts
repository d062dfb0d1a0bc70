import { CAJA, cleanNombre, largoDe, nombreMalo, sufijoDe } from '~/registry/domain/typed-name';
import { ERROR_WHOIS } from '~/registry/domain/words/dominios';
import { significadoDe } from '~/registry/domain/words/significado';
import { estaRegistrado } from '~/registry/public-registry';
import { failureTold } from '~/session/failures/failures.server';
import { captchaResponseOf, nextCaptcha } from '~/session/forms/captcha.server';
import { isTheirs } from '~/session/request/is-theirs.server';
import type { Registry, RequestContext, RouteArgs } from '~/session/request/request-context.server';
import { type Servidor, serversOf } from './name-servers.server';

type Answer = Awaited<ReturnType<Registry['dominio']['whois']>>;
export type Whois = Omit<Answer, 'respuestaOK' | 'codigo' | 'mensaje' | 'nameServers'> & {
  nameServers: readonly Servidor[];
  /** What its state means, where it is not the normal one. */
  significa: string | undefined;
};

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
  /** The data of a registered name, and whether who asks has a role on it. */
  whois: Whois | null;
  esPropio: boolean;
  libre: Libre | null;
  refused: Refusal | null;
  captchaPending: boolean;
  status: number;
}

const nothing: Outcome = {
  whois: null,
  esPropio: false,
  libre: null,
  refused: null,
  captchaPending: false,
  status: 200,
};

/** Asks whois for `dominio`; empty input does nothing (spec 5). */
export async function lookUp(args: RouteArgs, visitor: RequestContext, query: URLSearchParams) {
  const { registry } = visitor;
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
  const [captcha, esPropio] = await Promise.all([
    nextCaptcha(args, visitor),
    estaRegistrado(answer) && isTheirs(visitor, answer.nombre),
  ]);
  const outcome = await outcomeOf(answer, registry, {
    dominio,
    answered: captchaResponse !== null,
    posed: captcha !== null,
  });
  return { dominio, captcha, ...nothing, ...outcome, esPropio };
}

/** What each code of the answer shows (spec 8, Whois). */
async function outcomeOf(
  answer: Answer,
  registry: Registry,
  { dominio, answered, posed }: { dominio: string; answered: boolean; posed: boolean },
): Promise<Partial<Outcome>> {
  const { respuestaOK, codigo, mensaje, ...whois } = answer;
  switch (codigo) {
    case 'OK':
      return estaRegistrado(answer)
        ? {
            whois: {
              ...whois,
              nameServers: serversOf(whois.nombre, whois.nameServers),
              significa: significadoDe(whois),
            },
          }
        : notRegistered(whois);
    case 'ERROR_DOMINIO_NO_EXISTE':
      return notRegistered(whois);
    case 'CAPTCHA_INVALIDO':
      // One that this portal cannot pose is said where the name is: there is no other field.
      if (!posed) return refusal('dominio', mensaje);
      return answered ? refusal('captcha', mensaje) : { captchaPending: true };
    case 'ERROR_DOMINIO_NO_PERTENECE':
      return refusal('dominio', [mensaje, await causeIn(dominio, registry)].filter(Boolean).join(' '));
    case 'PARAMETRO_REQUERIDO':
      return refusal(
        'dominio',
        `${mensaje} Debe terminar en ${(await suffixes(registry)).map((each) => `.${each}`).join(' o ')}`,
      );
    case 'ERROR':
      return refusal('dominio', ERROR_WHOIS);
  }
}

const notRegistered = ({ nombre, estado }: Pick<Whois, 'nombre' | 'estado'>): Partial<Outcome> => ({
  libre: { nombre, reservado: estado === 'RESERVADO' },
});

async function suffixes(registry: Registry): Promise<string[]> {
  const { dominiosHabilitados } = await registry.dominio.habilitados();
  return dominiosHabilitados.map(({ nombre }) => nombre);
}

/** What is wrong in a name that ends as it has to, which the sentence of the registry does not say; of what does not, the sentence does. */
async function causeIn(dominio: string, registry: Registry): Promise<string | undefined> {
  const nombre = cleanNombre(dominio);
  const endings = await suffixes(registry);
  return sufijoDe(nombre, endings) && !/\s/.test(nombre) ? nombreMalo(nombre, endings) : undefined;
}

const refusal = (field: string, message: string, status = 422) => ({
  refused: { id: 'whois', errors: [], allErrors: { [field]: [message] } },
  status,
});
