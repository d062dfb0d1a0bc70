import { DateText } from '~/components/date-text';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions } from '~/components/layout';
import { Summary } from '~/components/summary';
import { capital } from '~/format';
import { type ClaseDeRetencion, causaDe, type Efecto } from '~/registry/domain/retenciones';
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
      <Form>
        <input type="hidden" name="operacion" value={operacion} />
        {Object.entries({ clase, documento, motivo, hasta, revisarEl }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* as words of one field: hidden ones of one name are read as a mistake */}
        <input type="hidden" name="efectos" value={efectos.join(' ')} />
        <Actions>
          <SubmitButton intencion="retener" kind="danger" pending="Reteniendo...">
            Retener
          </SubmitButton>
          <SubmitButton intencion="corregir" kind="second" pending="Un momento...">
            Cambiar los datos
          </SubmitButton>
        </Actions>
      </Form>
    </>
  );
}
