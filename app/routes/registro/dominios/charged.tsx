import { numeroDeCobro } from '~/registry/domain/cobros';
import { Payments } from '~/routes/administrar/ver-dominio/payments';
import { Charges } from '~/routes/registro/cobros/charges';
import type { Seen } from './dominio.server';

interface ChargedProps extends Pick<Seen, 'devueltos' | 'cambiosDePago'> {
  pagos: NonNullable<Seen['pagos']>;
  /** Whether the reader may open a charge. */
  opens: boolean;
}

/** What the name was charged since it was registered, and which accounts have paid. */
export function Charged({ pagos, devueltos, cambiosDePago, opens }: ChargedProps) {
  const cobros = pagos.cargos.map((each) => ({
    ...each,
    numero: numeroDeCobro(Number(each.id)),
    devuelto: devueltos.find(({ cobro }) => cobro === each.id)?.importe ?? 0,
  }));
  return (
    <>
      {cobros.length > 0 && (
        <Charges
          caption="Lo que se cobró por el dominio, y lo que se devolvió"
          cobros={cobros}
          opens={opens}
          column={{ header: 'Cuenta', cell: ({ cuenta }) => cuenta }}
        />
      )}
      {cambiosDePago && <Payments historial={cambiosDePago} />}
    </>
  );
}
