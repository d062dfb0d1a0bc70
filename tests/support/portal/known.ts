import { settings } from '~/base/config.server';
import { registryFor } from '~/registry/client.server';
import type { Registry } from '~/registry/contract';
import { Session } from '~/session/session.server';
import { contacto } from '../../registry/persona';

/** What a browser with these cookies has at the portal, and the registry as it asks it. */
export async function atThePortal(cookie: string): Promise<{ session: Session; registry: Registry }> {
  const session = await Session.of(new Request(settings().PUBLIC_URL, { headers: { Cookie: cookie } }));
  const token = session.credentials?.accessToken;
  return {
    session,
    registry: registryFor({ token, direccion: '192.0.2.1', visitante: session.visitor }),
  };
}

/** Somebody gave their contact data and accepted the terms: the portal shows them its pages. */
export async function makeKnown(registry: Registry): Promise<void> {
  await registry.cuenta.crearContacto({ contacto: contacto() });
  const { terminosYCondiciones } = await registry.terminos.vigentes();
  if (terminosYCondiciones) await registry.terminos.aceptar({ idTerminos: terminosYCondiciones.id });
}
