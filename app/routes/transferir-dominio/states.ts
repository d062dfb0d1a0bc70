import type { Tone } from '~/components/tag';
import { date, dateTime, moneyWithVat } from '~/format';
import type { EstadoTransferencia, SolicitudTransferencia } from '~/registry/contract/transferencias-formas';
import { ifNobodyAnswers } from './if-nobody-answers';
import { elOtro } from './import-words';

interface Words {
  /** Spec 4, to the letter. */
  estado: string;
  tono: Tone;
  /** What happened, of its history. */
  paso: string;
  /** What it means, who must act, by when, and what happens if nobody does. */
  sigue: (solicitud: SolicitudTransferencia) => string;
}

/** What was charged, where the registry says how much it was. */
const charged = (importe: number | null): string =>
  importe === null
    ? 'Lo que se cobró figurará en la factura del período siguiente.'
    : `Se cobraron ${moneyWithVat(importe)}, que figurarán en la factura del período siguiente.`;

const completed = ({ vencimientoNuevo, importe }: SolicitudTransferencia): string =>
  `El dominio ya se administra aquí${vencimientoNuevo ? ` y vence el ${date(vencimientoNuevo)}` : ''}. ${charged(importe)}`;

const until = (fechaVencSol: string | null): string =>
  fechaVencSol ? ` antes del ${dateTime(fechaVencSol)}` : '';

const willBeCharged = (importe: number | null): string =>
  importe === null
    ? 'Cuando se complete se cobrará el precio de un año.'
    : `Cuando se complete se cobrarán ${moneyWithVat(importe)}.`;

const WORDS: Record<EstadoTransferencia, Words> = {
  PENDING: {
    estado: 'Pendiente',
    tono: 'aviso',
    paso: 'Se solicitó',
    sigue: ({ registrador, fechaVencSol, alVencer, importe }) =>
      `${elOtro(registrador)} tiene que confirmarla${until(fechaVencSol)}. ${ifNobodyAnswers(alVencer)} ${willBeCharged(importe)} Usted no tiene que hacer nada más.`,
  },
  CLIENT_APPROVED: { estado: 'Aprobado', tono: 'ok', paso: 'Se aprobó', sigue: completed },
  SERVER_APPROVED: { estado: 'Aprobado', tono: 'ok', paso: 'Se aprobó', sigue: completed },
  CLIENT_REJECTED: {
    estado: 'Rechazado',
    tono: 'error',
    paso: 'Se rechazó',
    sigue: ({ registrador }) =>
      `${elOtro(registrador)} la rechazó y el dominio sigue con él. No se cobró nada. Pregúntele el motivo y, si corresponde, pida otro código y solicítela de nuevo.`,
  },
  SERVER_REJECTED: {
    estado: 'Rechazado',
    tono: 'error',
    paso: 'Se rechazó',
    sigue: () =>
      'El Registro .uy la rechazó porque el dominio está bloqueado. No se cobró nada. Pida que lo desbloqueen y solicítela de nuevo con otro código.',
  },
  CLIENT_CANCELLED: {
    estado: 'Cancelado',
    tono: 'neutro',
    paso: 'Se canceló',
    sigue: () => 'Usted la canceló. No se cobró nada.',
  },
  SERVER_CANCELLED: {
    estado: 'Cancelado',
    tono: 'neutro',
    paso: 'Se canceló',
    sigue: () =>
      'El Registro .uy la canceló porque el dominio cambió de titular o dejó de estar vigente. No se cobró nada.',
  },
  PENDING_NO_PAYMENT: {
    estado: 'Cancelado por problemas al procesar el pago',
    tono: 'error',
    paso: 'Se canceló porque no se pudo cobrar',
    sigue: () =>
      'La forma de pago elegida no se pudo debitar y el dominio sigue con su registrador. Pida otro código y empiece de nuevo con otra forma de pago: los datos que escribió se conservan.',
  },
  ERROR: {
    estado: 'Error',
    tono: 'error',
    paso: 'Falló',
    sigue: () => 'No pudimos saber en qué estado está. Envíe una consulta con el número de referencia.',
  },
  EXPIRED: {
    estado: 'Transferencia vencida',
    tono: 'neutro',
    paso: 'Venció sin respuesta',
    sigue: ({ registrador }) =>
      `${elOtro(registrador)} no respondió en el plazo y el dominio sigue con él. No se cobró nada. Pida otro código y solicítela de nuevo.`,
  },
};

export const wordsOf = ({ estado }: Pick<SolicitudTransferencia, 'estado'>): Words => WORDS[estado];

/** Requests that brought the name: it is administered here. */
export const isHere = ({ estado }: Pick<SolicitudTransferencia, 'estado'>): boolean =>
  estado === 'CLIENT_APPROVED' || estado === 'SERVER_APPROVED';

/** Requests that did not bring the name can be begun again with what was typed. */
export const canBeginAgain = (solicitud: Pick<SolicitudTransferencia, 'estado'>): boolean =>
  !isHere(solicitud) && !['PENDING', 'ERROR'].includes(solicitud.estado);

/** Steps that are the person's own, whatever registrar they took them through. */
export const byPerson = (estado: EstadoTransferencia): boolean =>
  estado === 'PENDING' || estado === 'CLIENT_CANCELLED';
