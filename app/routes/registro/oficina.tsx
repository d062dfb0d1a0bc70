import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle } from '~/components/page-title';
import { alcanceDeConjunto, CONJUNTO_EN_PALABRAS } from '~/registry/domain/oficina';
import type { Handle } from '~/scripts';
import { atDesk } from '~/session/oficina/desk.server';
import { Waiting } from './consultas/waiting';

const HEADING = 'Oficina del registro';

export const handle: Handle = { scripts: false };

/** The first page of the desk: who one is there, and what one may do. */
export async function loader(args: LoaderFunctionArgs) {
  const { yo, oficina } = await atDesk(args, 'entrar');
  const waiting = yo.actos.includes('verConsultas') ? await oficina.consultas.contar() : null;
  return { nombre: yo.nombre, conjuntos: yo.conjuntos, waiting };
}

export default function Office() {
  const { nombre, conjuntos, waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{HEADING}</h1>
      <p>
        {nombre}: todo lo que haga aquí queda escrito, con su nombre y el motivo. Lo que toque un dominio o
        los datos de una persona, esa persona también lo ve.
      </p>
      {waiting && <Waiting {...waiting} />}
      <h2>Lo que usted puede hacer</h2>
      {conjuntos.map((conjunto) => (
        <details key={conjunto}>
          <summary>{CONJUNTO_EN_PALABRAS[conjunto]}</summary>
          <p>Puede {alcanceDeConjunto(conjunto)}.</p>
        </details>
      ))}
    </>
  );
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, HEADING);
