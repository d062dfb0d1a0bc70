import type { Acr, Asked } from '~/openid/claims.server';

/** Who a provider says has signed in, how, and when it asked them for their password. */
export interface SignedIn {
  /** The columns of their session. */
  row: { oid: string; persona: string; credenciales: string; vence: string | null };
  acr: Acr;
  /** Since this sign-in began. */
  asked: Asked;
  /** The moment, where it says it. */
  askedAt: string | null;
  /** Whether the portal's own second step was shown besides. */
  withOwnStep: boolean;
}
