import type { Acr } from './step-up';

/** Who somebody is, as a verified token of the provider says. */
export interface Identidad {
  oid: string;
  login: string;
  nombre?: string;
  correo?: string;
  /** When the provider asked them for their password last, where it says so. */
  claveEn?: string;
  /** How they showed then who they are, where it says so. */
  acr?: Acr;
  /** Whether they have a second factor: what could take a name away asks for it. */
  conFactor?: boolean;
  /** Until when what could take a name away is not done, because their second step was taken away. */
  retenidoHasta?: string;
}
