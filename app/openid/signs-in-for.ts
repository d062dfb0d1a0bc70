import * as address from '~/addresses';

/** What somebody signs in for, where the sign-in page has something to say of it. */
const REASONS = ['compra', 'invitacion'] as const;
export type SignsInFor = (typeof REASONS)[number];

/** The parameter by which the embedded provider is told; another one is asked nothing but what it knows. */
export const PARA = 'para';

const pathOf = (place: string): string => place.split('?')[0] ?? place;

const LEADS_TO: readonly (readonly [prefix: string, reason: SignsInFor])[] = [
  ...address.PASOS.map((paso) => [address.pasoDeCompra(paso), 'compra'] as const),
  [pathOf(address.invitacion('')), 'invitacion'],
  [pathOf(address.custodia('')), 'invitacion'],
];

/** What for, of who comes back to a path of this portal. */
export const reasonOfPath = (volver: string): SignsInFor | undefined =>
  LEADS_TO.find(([path]) => pathOf(volver) === path || volver.startsWith(`${path}/`))?.[1];

/** Where one was, for who does not sign in after all. */
export const leftTo = (reason: SignsInFor | undefined): string =>
  reason === 'compra' ? address.carrito() : address.inicio();

export const readReason = (told: unknown): SignsInFor | undefined => REASONS.find((each) => each === told);
