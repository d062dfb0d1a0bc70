import type { Acr } from '~/registry/domain/step-up';

/** Whether a provider that was told to ask somebody for their password says that it did. */
export type Asked = 'asked' | 'not said' | 'not asked';

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
