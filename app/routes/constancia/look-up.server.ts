import { orNotAvailable } from '~/session/failures/not-available.server';
import { type RouteArgs, requestContext } from '~/session/request/request-context.server';

/** The certificate that an address names; null where there is none of that number. */
export async function certificateOf(args: RouteArgs & { params: { numero?: string } }) {
  const { registry } = await requestContext(args);
  const numero = (args.params.numero ?? '').slice(0, 60);
  const { constancia } = await orNotAvailable(registry.constancia.consultar({ numero }));
  return constancia;
}

export type Certificate = NonNullable<Awaited<ReturnType<typeof certificateOf>>>;

/** The public key that a certificate is signed with, in PEM, as openssl reads it. */
export async function keyOf({ clave }: Certificate, args: RouteArgs): Promise<Buffer> {
  const { registry } = await requestContext(args);
  const { pem } = await orNotAvailable(registry.constancia.clavePublica({ clave }));
  return Buffer.from(pem ?? '', 'utf8');
}
