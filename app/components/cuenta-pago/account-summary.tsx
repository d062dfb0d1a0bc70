import type { TemplateCuentaPago } from '~/registry/contract/formas';
import { Summary } from '../summary';

/** What an account is, to recognise it before changing it; shown as masked as the registry gives it. */
export function AccountSummary({ cuenta: template }: { cuenta: TemplateCuentaPago }) {
  const { formaPago, cuenta, pais, tipoDocumento, nroDocumento } = template.cuenta;
  return (
    <Summary
      rows={[
        { label: 'Nombre', value: template.nombre },
        { label: 'Tipo', value: formaPago.nombre },
        { label: 'Número de cuenta', value: cuenta },
        { label: 'Documento', value: `${tipoDocumento.nombre} ${nroDocumento} (${pais.nombre})` },
      ]}
    />
  );
}
