import type { ReactNode } from 'react';
import { DateText } from '~/components/date-text';
import type { ActoDeLista } from '~/registry/contract/oficina/por-aprobar';

interface Row {
  label: string;
  value: ReactNode;
}

/** What an act's end is called: when, by whom, and why. */
const FIN: Record<ActoDeLista['estado'], { cuando: string; quien: string; porque: string }> = {
  ESPERA: { cuando: 'Se aprueba hasta el', quien: '', porque: '' },
  HECHO: { cuando: 'Se hizo', quien: 'Lo aprobó', porque: 'Por qué' },
  RECHAZADO: { cuando: 'Se rechazó', quien: 'Lo rechazó', porque: 'Por qué se rechazó' },
  RETIRADO: { cuando: 'Se retiró', quien: 'Lo retiró', porque: 'Por qué se retiró' },
  CADUCO: { cuando: 'Terminó el plazo', quien: 'Lo terminó', porque: 'Por qué' },
  NO_SE_PUDO: { cuando: 'Se aprobó', quien: 'Lo aprobó', porque: 'Por qué no se pudo hacer' },
};

const said = (label: string, value: string | null): Row[] => (value ? [{ label, value }] : []);

const when = (label: string, value: string): Row => ({ label, value: <DateText value={value} withTime /> });

/** What became of an act, each fact by itself: until when it waits or when it ended, who ended it and why; and who looked at what was done alone. */
export function endOf({ estado, venceEn, fin, aSolas, revision }: ActoDeLista): Row[] {
  const { cuando, quien, porque } = FIN[estado];
  return [
    when(cuando, fin?.en ?? venceEn),
    ...said(aSolas === null ? quien : 'Lo hizo', fin?.quien ?? null),
    ...said(porque, fin?.motivo ?? null),
    ...said('Por qué no esperó', aSolas),
    ...(revision
      ? [
          when('Se revisó', revision.en),
          ...said('Lo revisó', revision.quien),
          ...said('Qué encontró', revision.nota),
        ]
      : []),
  ];
}
