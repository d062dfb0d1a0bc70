import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import { type ClaseDeRetencion, causaDe, type Efecto } from '~/registry/domain/retenciones';
import { ConfirmForm } from '~/routes/registro/confirm-form';
import { Effects } from './effects';
import { Until } from './until';

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
          { label: 'Último día', value: <Until hasta={hasta || null} /> },
          { label: 'Revisar el', value: <DateText value={revisarEl} /> },
        ]}
      />
      <h2>Qué cambia</h2>
      <p>
        Desde ahora y hasta{' '}
        {hasta ? (
          <>
            el <DateText value={hasta} />
          </>
        ) : (
          'que se levante'
        )}
        , el dominio:
      </p>
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
