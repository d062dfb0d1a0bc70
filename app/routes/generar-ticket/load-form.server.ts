import { randomId } from '~/base/config.server';
import type { TypedIn } from '~/components/form/screen-form';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { formularioTicket } from '~/registry/contract/formularios';
import { formCaptcha } from '~/session/forms/captcha.server';
import { constraintOf } from '~/session/forms/constraint.server';
import type { RequestContext } from '~/session/request/request-context.server';
import { answerTerm } from './answer-term.server';
import type { TICKET } from './asked-ticket';
import { reasonFor } from './reasons.server';

type TicketTyped = TypedIn<typeof TICKET>;

/** What the ticket form begins with: what is known of the person, never asked twice, and the captcha of anyone else. */
export async function loadTicketForm(visitor: RequestContext, query: URLSearchParams) {
  const { registry, person } = visitor;
  const [known, desafio, seListan, plazo] = await Promise.all([
    person ? knownOf(registry) : {},
    formCaptcha(visitor),
    registryOffers(contract.ticket.propios),
    answerTerm(null),
  ]);
  const { titulo, dicho, brief, escrito } = reasonFor(visitor, query.get('motivo'));
  const inicial: Partial<TicketTyped> = { ...known, ...escrito, dominio: query.get('dominio') ?? '' };
  const constraint = constraintOf(formularioTicket);
  return {
    titulo,
    dicho: dicho(plazo),
    brief,
    inicial,
    desafio,
    constraint,
    operacion: randomId(),
    conMisConsultas: person !== null && seListan,
  };
}

async function knownOf(registry: RequestContext['registry']): Promise<Partial<TicketTyped>> {
  const { contactoDTO } = await registry.cuenta.contacto();
  if (!contactoDTO) return {};
  const { nombreApellido: nombre, telefono, email } = contactoDTO;
  return { nombre, telefono, email: email ?? '', mailConfirmacion: email ?? '' };
}
