import type { RequestContext } from '~/session/request/request-context.server';

/** What may be asked for with this form, besides an answer. */
export const PIDE = ['cuenta'] as const;
export type Pide = (typeof PIDE)[number] | null;

/** What the form is opened for: what its page says, and what is written in it already. */
interface Reason {
  /** What is asked for, where it is more than a question. */
  pide: Pide;
  titulo: string;
  /** What to write, what comes next, and within how long where that is known. */
  dicho: (plazo: string | null) => string;
  /** Neither a domain nor pictures are asked for. */
  brief: boolean;
  escrito: { asunto?: string; mensaje?: string };
}

const QUESTION: Reason = {
  pide: null,
  titulo: 'Enviar una consulta',
  dicho: (plazo) => `La respuesta le llega por correo electrónico${plazo ? ` en hasta ${plazo}` : ''}.`,
  brief: false,
  escrito: {},
};

const ACCOUNT: Reason = {
  pide: 'cuenta',
  titulo: 'Pedir una cuenta',
  dicho: (plazo) =>
    `Escriba su nombre y su correo. El Registro .uy le hace la cuenta y${plazo ? `, en hasta ${plazo},` : ''} le envía a ese correo un enlace para elegir la contraseña.`,
  brief: true,
  escrito: {
    asunto: 'Pedir una cuenta',
    mensaje: 'Quiero una cuenta del Registro .uy, a mi nombre y con este correo.',
  },
};

/** Of an address: who is signed in has an account, and a reason that nobody knows is none. */
export const reasonFor = ({ person }: RequestContext, motivo: string | null): Reason =>
  motivo === 'cuenta' && !person ? ACCOUNT : QUESTION;
