import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { Summary } from '../summary';

interface AccountSummaryProps {
  cuenta: TemplateCuentaPago;
  /** Since when a name is charged to it, where it is shown for one. */
  asociada?: string | null;
  /** Its name stands beside it already. */
  isNamed?: boolean;
}

/** What an account is, to recognise it before changing it; shown as masked as the registry gives it. */
export function AccountSummary({ cuenta: template, asociada, isNamed }: AccountSummaryProps) {
  const { formaPago, cuenta, pais, tipoDocumento, nroDocumento } = template.cuenta;
  return (
    <Summary
      rows={[
        ...(isNamed ? [] : [{ label: 'Nombre', value: template.nombre }]),
        { label: 'Tipo', value: formaPago.nombre },
        { label: 'Número de cuenta', value: cuenta },
        { label: 'Documento', value: `${tipoDocumento.nombre} ${nroDocumento} (${pais.nombre})` },
        ...(asociada ? [{ label: 'Asociada el', value: asociada }] : []),
      ]}
    />
  );
}
