import { date, dateTime, moneyWithVat } from '~/format';
import type { Avisado, Importacion } from '~/registry/contract/ensayo-formas';
import { everybody, type Part, part } from './parts.server';
import { named, onceEach, remembered, servers, signature } from './zone.server';

const charged = (cobrado: number): string =>
  cobrado === 0 ? 'No se cobra nada.' : `Se cobran ${moneyWithVat(cobrado)}.`;

const until = (vencimiento: string | null): string =>
  vencimiento === null ? 'El vencimiento no cambia.' : `El dominio vence el ${date(vencimiento)}.`;

type Final = Importacion['sinRespuesta'];

/** How it ended, of every state that a request can be in. */
function ended({ estado, vencimiento, cobrado }: Final, registrador: string): string[] {
  switch (estado) {
    case 'CLIENT_APPROVED':
      return ['El dominio pasa a administrarse aquí enseguida.', until(vencimiento), charged(cobrado)];
    case 'SERVER_APPROVED':
      return [
        'El Registro .uy la aprueba igual: el dominio pasa a administrarse aquí.',
        until(vencimiento),
        charged(cobrado),
      ];
    case 'EXPIRED':
      return [
        `La solicitud vence y el dominio sigue con ${registrador}.`,
        charged(cobrado),
        'Para pedirlo otra vez hace falta un código nuevo.',
      ];
    case 'SERVER_CANCELLED':
      return [
        'El Registro .uy cancela la solicitud: para esa fecha el dominio cambió de titular o dejó de estar vigente.',
        charged(cobrado),
      ];
    case 'PENDING_NO_PAYMENT':
      return [`No se puede cobrar: el dominio sigue con ${registrador}.`, charged(cobrado)];
    case 'PENDING':
    case 'CLIENT_REJECTED':
    case 'SERVER_REJECTED':
    case 'CLIENT_CANCELLED':
    case 'ERROR':
      return [`El dominio sigue con ${registrador}.`, charged(cobrado)];
  }
}

/** Who answers for the name once it is here; also where that stays. */
function answering(zona: Importacion['aprobada']['zona']): string[] {
  const moved = servers(zona);
  const { despues } = zona.servidores;
  const stay =
    despues.length === 0
      ? 'Los servidores no cambian: sigue sin responder ninguno.'
      : `Los servidores no cambian: ${despues.length === 1 ? 'sigue' : 'siguen'} siendo ${named(despues)}.`;
  return [...(moved.length > 0 ? moved : [stay]), ...signature(zona)];
}

/** What follows from asking another registrar for a name: while it thinks, if it agrees, and if it says nothing. */
export const partsOfImport = (
  { registrador, hasta, cobradoAlPedir, aprobada, sinRespuesta }: Importacion,
  avisados: readonly Avisado[],
): Part[] => [
  ...part('Al solicitarla', [
    `${registrador} tiene hasta el ${dateTime(hasta)} para responder. Mientras tanto el dominio sigue como está.`,
    charged(cobradoAlPedir),
    'El código de autorización queda usado.',
  ]),
  ...part('A quién se le avisa al solicitarla', everybody(avisados)),
  ...part(`Si ${registrador} la aprueba`, ended(aprobada, registrador)),
  ...part('Servidores y registros DNS, si la aprueba', answering(aprobada.zona)),
  ...part('Deja de responderse', onceEach(aprobada.zona, 'quitados'), 'del'),
  ...part('Empieza a responderse', onceEach(aprobada.zona, 'agregados'), 'ins'),
  ...part('Cuánto se recuerda lo de antes', remembered(aprobada.zona)),
  ...part('A quién se le avisa si la aprueba', everybody(aprobada.avisados)),
  ...part(`Si nadie responde hasta el ${dateTime(hasta)}`, ended(sinRespuesta, registrador)),
  ...part('A quién se le avisa si nadie responde', everybody(sinRespuesta.avisados)),
];
