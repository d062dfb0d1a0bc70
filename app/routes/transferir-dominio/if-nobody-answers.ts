import type { SolicitudTransferencia } from '~/registry/contract/transferencias-formas';

/** What happens to a request that nobody answers; nothing where the registry does not say. */
export const ifNobodyAnswers = (alVencer: SolicitudTransferencia['alVencer']): string =>
  ({
    vencer: 'Si nadie responde, la solicitud vence y el dominio sigue donde está.',
    aprobar: 'Si nadie responde, se aprueba.',
    no: '',
  })[alVencer ?? 'no'];
