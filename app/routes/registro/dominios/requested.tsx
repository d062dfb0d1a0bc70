import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Card, RowActions } from '~/components/layout';
import type { TransferenciaPedida } from '~/registry/contract/oficina/transferencias';
import { AL_VENCER_EN_PALABRAS } from '~/registry/domain/transfer/states';

/** What another registrar asked for, and how the registry answers in the place of a holder who cannot. */
export function Requested({ nombre, pedida }: { nombre: string; pedida: TransferenciaPedida }) {
  const { gana, desde, hasta, alVencer, impide, espera } = pedida;
  return (
    <Card title="Transferencia pedida por otro registrador">
      <p>
        {gana} pidió la transferencia el <DateText value={desde} withTime />. La contesta su titular o su
        contacto administrativo; si nadie lo hace antes del <DateText value={hasta} withTime />,{' '}
        {AL_VENCER_EN_PALABRAS[alVencer]}.
      </p>
      <p>Si no pueden, el registro la contesta por su titular, con un documento:</p>
      <RowActions>
        <li>
          <a href={address.contestarPorSuTitular(nombre, 'rechazar')}>Rechazar la transferencia</a>
        </li>
        {impide === null && espera === null && (
          <li>
            <a href={address.contestarPorSuTitular(nombre, 'aprobar')}>
              Pedir que se apruebe la transferencia
            </a>
          </li>
        )}
      </RowActions>
      {impide !== null && <p>No se puede aprobar. {impide}</p>}
      {impide === null && espera !== null && (
        <p>
          Se pidió {espera.que}: <a href={address.actoPorAprobar(espera.id)}>espera a una segunda persona</a>.
        </p>
      )}
    </Card>
  );
}
