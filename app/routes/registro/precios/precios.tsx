import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as address from '~/addresses';
import { Actions, ButtonLink } from '~/components/layout';
import { pageTitle } from '~/components/page-title';
import { Price } from '~/components/price';
import { Tag } from '~/components/tag';
import type { SufijoDeOficina } from '~/registry/contract/oficina/precios';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { PriceList } from './price-list';

const HEADING = 'Precios';

export const handle: Handle = { scripts: false };

/** What a year under each suffix costs, cost and will cost. */
export async function loader(args: LoaderFunctionArgs) {
  const { oficina, yo } = await atDesk(args, 'verPrecios');
  const puede = (acto: (typeof yo.actos)[number]) => yo.actos.includes(acto);
  return {
    ...(await oficina.precios.listar()),
    cambia: puede('cambiarPrecios'),
    abre: puede('abrirSufijos'),
  };
}

export default function Prices() {
  const { sufijos, ...ways } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        Lo que cuesta un año de un dominio, con IVA. El precio en vigor no se cambia: se pone el próximo, que
        empieza el día y a la hora que usted elija, y se anuncia desde que lo pone. Se registra y se renueva
        de a un año.
      </p>
      {sufijos.map((sufijo) => (
        <Suffix key={sufijo.tld} sufijo={sufijo} {...ways} />
      ))}
    </>
  );
}

interface SuffixProps {
  sufijo: SufijoDeOficina;
  cambia: boolean;
  abre: boolean;
}

function Suffix({ sufijo: { tld, seVende, precios }, cambia, abre }: SuffixProps) {
  const vigente = precios.find(({ estado }) => estado === 'EN_VIGOR');
  const proximo = precios.find(({ estado }) => estado === 'PROXIMO');
  const id = `sufijo-${tld.replaceAll('.', '-')}`;
  return (
    <section className="prices" aria-labelledby={id}>
      <h2 id={id}>.{tld}</h2>
      <p>
        {vigente ? (
          <>
            Hoy cuesta{' '}
            <strong>
              <Price centesimos={vigente.precio} />
            </strong>{' '}
            por año.
          </>
        ) : (
          'Hoy no tiene precio.'
        )}{' '}
        {!seVende && <Tag tono="aviso">Fuera de la venta</Tag>}
      </p>
      <Actions>
        {cambia && !proximo && (
          <ButtonLink href={address.nuevoPrecio(tld)} kind="second">
            Poner el próximo precio de .{tld}
          </ButtonLink>
        )}
        {cambia && proximo?.id != null && (
          <ButtonLink href={address.retirarPrecio(tld, proximo.id)} kind="second">
            Retirar el próximo precio de .{tld}
          </ButtonLink>
        )}
        {abre && (
          <ButtonLink href={address.venderSufijo(tld)} kind="second">
            {seVende ? `Sacar .${tld} de la venta` : `Poner .${tld} a la venta`}
          </ButtonLink>
        )}
      </Actions>
      <PriceList tld={tld} precios={precios} />
    </section>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING, 'Oficina del registro');
