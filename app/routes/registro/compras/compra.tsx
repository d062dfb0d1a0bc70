import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { ButtonLink, Card } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Summary } from '~/components/summary';
import { money, moneyWithVat } from '~/format';
import type { LineaDeVenta } from '~/registry/contract/oficina/ventas';
import { INFORMACION_NO_DISPONIBLE } from '~/registry/domain/words/portal';
import type { Handle } from '~/scripts';
import { loadCompra } from './compra.server';
import { GivenBack } from './given-back';
import { Left } from './left';
import { COMPRADO } from './line-words';

export const handle: Handle = { scripts: false };

/** A purchase, by the reference that its buyer was told: what was charged, and what was given back of it. */
export const loader = (args: LoaderFunctionArgs) => loadCompra(args);

export default function Purchase() {
  const { referencia, fecha, total, lineas, puedeDevolver } = useLoaderData<typeof loader>();
  // its buyer paid each of its lines
  const [first] = lineas;
  const devuelto = lineas.reduce((sum, line) => sum + line.devuelto, 0);
  return (
    <>
      <p className="act back">
        <a href={address.buscarEnOficina()}>Buscar otra cosa</a>
      </p>
      <h1>
        Compra <span className="unbroken">{referencia}</span>
      </h1>
      <Summary
        kind="beside"
        rows={[
          { label: 'Fecha', value: <DateText value={fecha} withTime /> },
          { label: 'Se cobró', value: moneyWithVat(total) },
          { label: 'Se devolvió', value: devuelto > 0 ? moneyWithVat(devuelto) : 'Nada' },
          ...(first
            ? [
                {
                  label: 'Quién pagó',
                  value: <a href={address.cobroEnOficina(first.cobro)}>Ver quién pagó (pide un motivo)</a>,
                },
              ]
            : []),
        ]}
      />
      {lineas.map((line) => (
        <Line key={line.id} referencia={referencia} line={line} puedeDevolver={puedeDevolver} />
      ))}
    </>
  );
}

interface LineProps {
  referencia: string;
  line: LineaDeVenta;
  puedeDevolver: boolean;
}

/** What was charged of one name, and the way to give it back. */
function Line({ referencia, line, puedeDevolver }: LineProps) {
  const { id, cobro, tipo, nombre, importe, devoluciones, cuenta } = line;
  const title = `${COMPRADO[tipo]} de ${nombre}`;
  return (
    <Card title={title}>
      <p>
        Se cobró {money(importe)} a la cuenta {cuenta.numero}
        {cuenta.quitada && ', que su dueño ya quitó del portal'}.{' '}
        <a href={address.dominioEnOficina(nombre)}>Ver {nombre}</a>
        {' · '}
        <a href={address.cobroEnOficina(cobro)}>
          Ver el cobro<span className="sr"> de {title}</span>
        </a>
      </p>
      <GivenBack devoluciones={devoluciones} />
      <Left cobrado={line}>
        {puedeDevolver && (
          <ButtonLink href={address.devolverCompra(referencia, id)} kind="second">
            Devolver<span className="sr"> de {title}</span>
          </ButtonLink>
        )}
      </Left>
    </Card>
  );
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? `Compra ${data.referencia}` : INFORMACION_NO_DISPONIBLE, 'Oficina del registro');
