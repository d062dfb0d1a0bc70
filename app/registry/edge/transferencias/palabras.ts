import { confirmarTransferencia, detalleTransferencia, misDominios, transferenciaDe } from '~/addresses';
import { date, dateTime, money } from '~/format';
import { quienesPueden } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import type { EstadoTransferencia } from '../../domain/transfer/states';
import { type AlVencer, cambiaRegistrador } from '../../domain/transfer/states';
import type { Solicitud } from './store';

/** What is told of a transfer: the words of this area. */
export interface Palabras {
  titulo: string;
  /** Plain text; what happened, what follows and by when. */
  parrafos: readonly string[];
  enlace: { texto: string; direccion: string };
}

/** A code was made for a name of ours. */
export const codigoPedido = (nombre: string, venceEn: string, alVencer: AlVencer): Palabras => ({
  titulo: `${toULabels(nombre)}: se pidió su código de autorización`,
  parrafos: [
    `Se pidió un código de autorización para llevar el dominio ${toULabels(nombre)} a otro registrador. Quien tenga el código puede solicitar la transferencia hasta el ${date(venceEn)}.`,
    `El dominio no cambia de registrador hasta que lo apruebe ${quienesPueden('aprobarTransferencia')}${alVencer === 'aprobar' ? ', o nadie responda a tiempo a quien lo pida' : ''}. Si no fue usted, congele el dominio: mientras esté congelado no se puede transferir.`,
  ],
  enlace: { texto: 'Ver su transferencia', direccion: transferenciaDe(toULabels(nombre)) },
});

type Nombres = { pierde: string; gana: string };

/** Another registrar asks for a name of ours; where it is hosted its web and mail stop with it. */
export const nosPiden = (
  { nombre, vence_en }: Solicitud,
  { gana }: Nombres,
  { alojado, alVencer }: { alojado: boolean; alVencer: AlVencer },
): Palabras => ({
  titulo: `${toULabels(nombre)}: lo pide ${gana}`,
  parrafos: [
    `${gana} pidió la transferencia del dominio ${toULabels(nombre)} con su código de autorización.`,
    `Apruébela o rechácela antes del ${dateTime(vence_en)}: la puede aprobar ${quienesPueden('aprobarTransferencia')}, y rechazar ${quienesPueden('rechazarTransferencia')}. Si la aprueba, el dominio pasa a ${gana} y deja de administrarse aquí.${alVencer === 'aprobar' ? ' Si nadie responde, se aprueba.' : ''}`,
    ...(alojado
      ? [
          `El dominio está alojado aquí: al pasar, su web y su correo dejan de funcionar hasta que ${gana} los sirva. Descargue antes su zona desde el detalle.`,
        ]
      : []),
    'Si no fue usted quien dio el código, rechácela y congele el dominio.',
  ],
  enlace: { texto: 'Aprobar o rechazar', direccion: confirmarTransferencia(toULabels(nombre)) },
});

/** Somebody of ours asked for a name. */
export const pedimos = (
  { nombre, vence_en, importe, referencia }: Solicitud,
  { pierde }: Nombres,
  alVencer: AlVencer,
): Palabras => ({
  titulo: `${toULabels(nombre)}: se solicitó su importación`,
  parrafos: [
    `La solicitud ${referencia} quedó pendiente: ${pierde} tiene que confirmarla antes del ${dateTime(vence_en)}${alVencer === 'aprobar' ? ', y si no responde se aprueba' : ''}.`,
    `Cuando se complete se cobrarán ${money(importe)} (IVA incluido) y el dominio sumará un año. Hasta entonces no se cobra nada.`,
  ],
  enlace: { texto: 'Ver la solicitud', direccion: detalleTransferencia(toULabels(nombre), referencia) },
});

const LLEGADAS: Record<EstadoTransferencia, (dominio: string, solicitud: Solicitud, otro: string) => string> =
  {
    PENDING: (dominio) => `La importación de ${dominio} está pendiente.`,
    CLIENT_APPROVED: (dominio, one, otro) => `${otro} aprobó la transferencia. ${completada(dominio, one)}`,
    SERVER_APPROVED: (dominio, one) =>
      `El plazo para responder terminó y el registro la aprobó. ${completada(dominio, one)}`,
    CLIENT_REJECTED: (dominio, _, otro) =>
      `${otro} rechazó la transferencia: ${dominio} sigue con él. No se cobró nada.`,
    SERVER_REJECTED: (dominio) =>
      `El registro rechazó la transferencia porque ${dominio} está bloqueado. No se cobró nada.`,
    CLIENT_CANCELLED: (dominio) => `La solicitud de ${dominio} se canceló. No se cobró nada.`,
    SERVER_CANCELLED: (dominio) =>
      `El registro canceló la solicitud porque ${dominio} cambió de titular o dejó de estar vigente. No se cobró nada.`,
    PENDING_NO_PAYMENT: (dominio) =>
      `No se pudo cobrar la importación de ${dominio}: la solicitud quedó cancelada y el dominio sigue con su registrador. Puede empezar de nuevo con otra forma de pago; lo que escribió se conserva.`,
    EXPIRED: (dominio, _, otro) =>
      `${otro} no respondió a tiempo y la solicitud venció: ${dominio} sigue con él. No se cobró nada. Pida un código nuevo y vuelva a solicitarla.`,
  };

const completada = (dominio: string, { importe, vencimiento_nuevo }: Solicitud): string =>
  `${dominio} ya se administra aquí${vencimiento_nuevo ? `, vence el ${date(vencimiento_nuevo)}` : ''}. Se cobraron ${money(importe)} (IVA incluido).`;

/** What became of an import, for who asked for it. */
export function resultadoDeLlegada(solicitud: Solicitud, { pierde }: Nombres): Palabras {
  const dominio = toULabels(solicitud.nombre);
  return {
    titulo: `${dominio}: resultado de su importación`,
    parrafos: [LLEGADAS[solicitud.estado](dominio, solicitud, pierde)],
    enlace: { texto: 'Ver la solicitud', direccion: detalleTransferencia(dominio, solicitud.referencia) },
  };
}

const SALIDAS: Record<EstadoTransferencia, (dominio: string, otro: string) => string> = {
  PENDING: (dominio) => `La transferencia de ${dominio} está pendiente.`,
  CLIENT_APPROVED: (dominio, otro) =>
    `Se aprobó la transferencia: ${dominio} pasó a ${otro} y ya no se administra aquí.`,
  SERVER_APPROVED: (dominio, otro) =>
    `El plazo para responder terminó y el registro aprobó la transferencia: ${dominio} pasó a ${otro}.`,
  CLIENT_REJECTED: (dominio) => `Se rechazó la transferencia: ${dominio} sigue aquí y el código ya no sirve.`,
  SERVER_REJECTED: (dominio) =>
    `El registro rechazó la transferencia porque ${dominio} está bloqueado, congelado o retenido: sigue aquí.`,
  CLIENT_CANCELLED: (dominio, otro) => `${otro} canceló su solicitud: ${dominio} sigue aquí.`,
  SERVER_CANCELLED: (dominio) =>
    `El registro canceló la transferencia porque ${dominio} cambió de titular o dejó de estar vigente.`,
  PENDING_NO_PAYMENT: (dominio) => `La transferencia de ${dominio} no se completó: sigue aquí.`,
  EXPIRED: (dominio) =>
    `Nadie respondió a tiempo y la transferencia venció: ${dominio} sigue aquí y el código ya no sirve.`,
};

/** What became of a request of another registrar, for the people of the name; whether it was hosted until then. */
export function resultadoDeSalida(solicitud: Solicitud, { gana }: Nombres, alojado: boolean): Palabras {
  const dominio = toULabels(solicitud.nombre);
  const seFue = alojado && cambiaRegistrador(solicitud.estado);
  return {
    titulo: `${dominio}: resultado de su transferencia a ${gana}`,
    parrafos: [
      SALIDAS[solicitud.estado](dominio, gana),
      ...(seFue
        ? [`Dejamos de servir sus registros. Si su web o su correo no funcionan, consulte a ${gana}.`]
        : []),
    ],
    enlace: { texto: 'Ver mis dominios', direccion: misDominios() },
  };
}
