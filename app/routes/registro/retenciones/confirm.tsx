import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import { type ClaseDeRetencion, causaDe, type Efecto } from '~/registry/domain/retenciones';
import { ConfirmForm } from '~/routes/registro/confirm-form';
import { Effects } from './effects';

interface ConfirmProps {
  nombre: string;
  operacion: string;
  typed: {
    clase: ClaseDeRetencion;
    documento: string;
    motivo: string;
    efectos: Efecto[];
    hasta: string;
    revisarEl: string;
  };
}

/** What holding the name changes, before it is done. */
export function Confirm({ nombre, operacion, typed }: ConfirmProps) {
  const { clase, documento, motivo, efectos, hasta, revisarEl } = typed;
  return (
    <>
      <h1>¿Retener {nombre}?</h1>
      <Summary
        rows={[
          { label: 'Causa', value: capital(causaDe(typed)) },
          { label: 'Motivo', value: motivo },
          { label: 'Desde', value: 'Ahora' },
          { label: 'Hasta', value: hasta ? <DateText value={hasta} /> : 'Que alguien la levante' },
          { label: 'Se revisa el', value: <DateText value={revisarEl} /> },
        ]}
      />
      <h2>Qué cambia</h2>
      <p>Desde ahora el dominio:</p>
      <Effects efectos={efectos} />
      <p>Sus contactos reciben un aviso, y queda en el historial del dominio.</p>
      <ConfirmForm
        operacion={operacion}
        sent={{ clase, documento, motivo, hasta, revisarEl, efectos: efectos.join(' ') }}
        intencion="retener"
        press="Retener"
        danger
      />
    </>
  );
}
