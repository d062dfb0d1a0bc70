import type { Typed } from '~/components/form/shape';
import { randomId } from '~/config.server';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import type { Visit } from '~/session/visit.server';
import type { TICKET } from './ticket-shape';

type TicketTyped = Typed<(typeof TICKET)['fields']>;

/** What the ticket form begins with: what is known of the person, never asked twice, and the captcha of anyone else. */
export async function loadTicketForm({ registry, person }: Visit, query: URLSearchParams) {
  const [known, desafio, seListan] = await Promise.all([
    person ? knownOf(registry) : {},
    person ? null : registry.dominio.desafioCaptcha(),
    registryOffers(contract.ticket.propios),
  ]);
  const inicial: Partial<TicketTyped> = { ...known, dominio: query.get('dominio') ?? '' };
  return { inicial, desafio, operacion: randomId(), conMisConsultas: person !== null && seListan };
}

async function knownOf(registry: Visit['registry']): Promise<Partial<TicketTyped>> {
  const { contactoDTO } = await registry.cuenta.contacto();
  if (!contactoDTO) return {};
  const { nombreApellido: nombre, telefono, email } = contactoDTO;
  return { nombre, telefono, email: email ?? '', mailConfirmacion: email ?? '' };
}
